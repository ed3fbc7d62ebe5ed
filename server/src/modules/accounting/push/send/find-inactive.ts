import type { RecordFields } from "@boresight/domain/accounting/merge-record";
import { qboCustomer } from "#integrations/quickbooks/entities/customer.ts";
import { qboItem } from "#integrations/quickbooks/entities/item.ts";
import { QboError } from "#integrations/quickbooks/qbo-error.ts";
import { listOf, partOf } from "./project-fields.ts";
import type { QboCompany, QboRow } from "./qbo-entities.ts";

interface FoundInactive {
  entity: "Customer" | "Item";
  qboId: string;
  /** Null: it is not there at all. */
  row: QboRow | null;
  label: string;
}

/** The customer or item of a document that was made inactive there, or is gone. */
export async function findInactive(fields: RecordFields, company: QboCompany): Promise<FoundInactive | null> {
  const customerId = partOf(fields["CustomerRef"], "value");
  if (typeof customerId === "string") {
    const row = await orNull(() => company.read(qboCustomer, customerId));
    if (!row || row.Active === false) return { entity: "Customer", qboId: customerId, row, label: "" };
  }
  const itemIds = listOf(fields["Line"]).map((line) => partOf(line, "SalesItemLineDetail", "ItemRef", "value"));
  for (const qboId of new Set(itemIds)) {
    if (typeof qboId !== "string") continue;
    const row = await orNull(() => company.read(qboItem, qboId));
    if (!row || row.Active === false) return { entity: "Item", qboId, row, label: row?.Name ?? "" };
  }
  return null;
}

async function orNull<Row>(read: () => Promise<Row>): Promise<Row | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof QboError && error.problem.kind === "notFound") return null;
    throw error;
  }
}
