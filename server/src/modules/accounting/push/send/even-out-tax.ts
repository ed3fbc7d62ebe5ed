/** The line that makes up for another tax of theirs, so that an invoice comes to the same on both sides. */
import { formatCents, type Cents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import { z } from "zod";
import { salesLine } from "#integrations/quickbooks/entities/sales-line.ts";
import { listOf, partOf } from "./project-fields.ts";
import type { FrozenPayload } from "#modules/accounting/jobs/lane-job.ts";

interface EvenedOut {
  /** What ours is more than theirs in cents; below zero when it is less. */
  more: Cents;
  /** The code of what is not taxed. */
  exemptCode: string;
}

interface InvoiceThere {
  readonly [field: string]: unknown;
  Id: string;
  SyncToken: string;
}

const reference = z.object({ value: z.string() });
/** As it was read, in cents and thousandths, with what is sent of it. */
const soldLines = z
  .array(
    z.object({
      Id: z.string().optional(),
      Amount: z.int(),
      DetailType: z.literal("SalesItemLineDetail"),
      Description: z.string().optional(),
      SalesItemLineDetail: z.object({
        ItemRef: reference,
        Qty: z.int(),
        UnitPrice: z.int(),
        TaxCodeRef: reference.optional(),
      }),
    }),
  )
  .min(1);

/**
 * Returns the change of their invoice: its lines as they are there, and one more without tax of the first one's item. Null
 * where its lines are not all such that can be sent back.
 */
export function evenOutTax(row: InvoiceThere, { more, exemptCode }: EvenedOut): FrozenPayload | null {
  const sold = listOf(row["Line"]).filter((line) => partOf(line, "DetailType") !== "SubTotalLineDetail");
  const { data: lines } = soldLines.safeParse(sold);
  const itemId = lines?.[0]?.SalesItemLineDetail.ItemRef.value;
  if (!lines || itemId === undefined) return null;
  const description = t("accounting.taxEvenedOut", { amount: formatCents(more) });
  const evening = salesLine({ itemId, quantity: 1000, unitPrice: more, description, taxCode: exemptCode });
  const fields = { CustomerRef: { value: partOf(row["CustomerRef"], "value") }, Line: [...lines, evening] };
  return { action: "update", id: row.Id, syncToken: row.SyncToken, fields, otherNames: [], isEvenedOut: true };
}
