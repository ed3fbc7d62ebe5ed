/** Finds what an earlier attempt may have left there, or a record that has the number or name of ours. */
import { isSameField, type RecordFields } from "@boresight/domain/accounting/merge-record";
import type { QboEntityName } from "@boresight/domain/accounting/qbo";
import { listOf, partOf, projectFields } from "./project-fields.ts";
import { qboEntity, type QboCompany, type QboRow } from "./qbo-entities.ts";

interface Sought {
  entity: QboEntityName;
  fields: RecordFields;
  /** Nothing that was sent is older. */
  since: Date;
}

/** The record that a call without response created; null when there is none. */
export async function findOurs({ entity, fields, since }: Sought, company: QboCompany): Promise<QboRow | null> {
  if (entity === "Payment") return findPayment({ fields, since }, company);
  const found = await findNamesake(entity, fields, company);
  return found && isOurs(entity, fields, found) ? found : null;
}

const nameFields = { Customer: "DisplayName", Item: "Name", Estimate: "DocNumber", Invoice: "DocNumber" } as const;

/** The record with the name or number of ours. */
export async function findNamesake(
  entity: Exclude<QboEntityName, "Payment">,
  fields: RecordFields,
  company: QboCompany,
): Promise<QboRow | null> {
  const field = nameFields[entity];
  const value = fields[field];
  if (typeof value !== "string") return null;
  const [found] = await company.query(qboEntity(entity), { where: [{ field, is: "=", value }], maxResults: 1 });
  return found ?? null;
}

/** Whether it is what we sent, as far as that shows. */
export function isOurs(entity: QboEntityName, ours: RecordFields, theirs: QboRow): boolean {
  if (entity === "Customer") return isSameField(theirs["PrimaryEmailAddr"], ours["PrimaryEmailAddr"]);
  if (entity === "Item") return true;
  return (
    partOf(theirs["CustomerRef"], "value") === partOf(ours["CustomerRef"], "value") && soldFor(theirs) === soldFor(ours)
  );
}

/** What the lines of a document come to, in cents: their tax may be another one. */
const soldFor = (document: RecordFields): number =>
  listOf(document["Line"])
    .filter((line) => partOf(line, "DetailType") === "SalesItemLineDetail")
    .map((line) => Number(partOf(line, "Amount")))
    .reduce((total, amount) => total + amount, 0);

const clockDifference = 10 * 60_000;

/** Payments have no number of ours: one that was made since and says exactly the same is taken for it. */
async function findPayment({ fields, since }: Omit<Sought, "entity">, company: QboCompany): Promise<QboRow | null> {
  const value = new Date(since.getTime() - clockDifference);
  const recent = await company.query(qboEntity("Payment"), {
    where: [{ field: "MetaData.LastUpdatedTime", is: ">=", value }],
  });
  return recent.find((row) => isSameField(projectFields(row, fields), fields)) ?? null;
}
