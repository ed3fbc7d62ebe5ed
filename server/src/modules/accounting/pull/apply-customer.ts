import { isSameField, mergeRecord, type RecordFields } from "@boresight/domain/accounting/merge-record";
import type { QboCustomer } from "#integrations/quickbooks/entities/customer.ts";
import { takeCustomerChanges } from "#modules/customers/changed-elsewhere/take-customer-changes.ts";
import type { Work } from "#platform/database/events.ts";
import { buildCustomer } from "../push/build/build-record.ts";
import { dispute, endDisputes } from "../conflicts/dispute.ts";
import { fieldsOfCustomer, takeoverOf } from "./customer-fields-there.ts";
import { noteAgreed, type Link } from "./link.ts";

export interface Applied<Row> {
  connectionId: string;
  link: Link;
  label: string;
  /** Null: it is not there any more. */
  record: Row | null;
}

/**
 * Takes over what was changed of a customer there. Where both sides changed the same field, or theirs cannot be ours, a
 * person decides; so do they about one that was merged or made inactive there.
 */
export async function applyCustomer(
  { connectionId, link, label, record }: Applied<QboCustomer>,
  work: Work,
): Promise<void> {
  const { localId, qboId } = link;
  const agreed: RecordFields = { Active: true, ...link.snapshot };
  const about = { connectionId, entity: "Customer" as const, localId, qboId, label, agreed };
  const ours = await ownFields(localId, agreed, work);
  if (!record) return dispute({ ...about, kind: "mergedThere", fields: [], ours: ours ?? {}, theirs: {} }, work);
  if (!ours) return; // Merged into another customer of ours: what becomes of this one is decided there.
  const accepted = await acceptedFields({ connectionId, qboId }, work);
  const there = withOwnNumber(fieldsOfCustomer(record), ours);
  const theirs = withoutAccepted(there, { accepted, agreed });
  const { SyncToken } = record;
  if (theirs["Active"] === false && ours["Active"] === true && agreed["Active"] !== false)
    return dispute(
      { ...about, kind: "inactiveThere", fields: ["Active"], ours, theirs: { ...theirs, SyncToken } },
      work,
    );
  const { theirChanges, overlap } = mergeRecord({ agreed, ours, theirs });
  const isCompany = ours["CompanyName"] !== "";
  const { values, address, untaken } = takeoverOf(theirChanges, { isCompany });
  const fields = [...new Set([...overlap, ...untaken])];
  if (fields.length > 0)
    return dispute({ ...about, kind: "fields", fields, ours, theirs: { ...theirs, SyncToken } }, work);
  await work.system.run(noteAgreed(link.id, { syncToken: SyncToken, snapshot: theirs }, work.now));
  await endDisputes(
    { connectionId, entity: "Customer", qboId, kinds: ["fields", "inactiveThere", "mergedThere"] },
    work,
  );
  await takeCustomerChanges(localId, { values, address }, work);
}

/** What theirs said where a person decided that both stay as they are. */
async function acceptedFields(
  { connectionId, qboId }: Pick<Link, "qboId"> & { connectionId: string },
  { system }: Work,
): Promise<RecordFields> {
  const conflict = await system.maybe<{ fields: readonly string[]; theirs: RecordFields }>({
    isPrepared: true,
    text: `select fields, theirs from app.qbo_conflicts where connection_id = $1 and entity = 'Customer' and qbo_id = $2
        and kind = 'fields' and status = 'solved' and resolution = 'accept' order by solved_at desc limit 1`,
    values: [connectionId, qboId],
  });
  return Object.fromEntries((conflict?.fields ?? []).map((name) => [name, conflict?.theirs[name]]));
}

/** What was accepted is no change of theirs, until it says something else. */
const withoutAccepted = (
  theirs: RecordFields,
  { accepted, agreed }: { accepted: RecordFields; agreed: RecordFields },
): RecordFields =>
  Object.fromEntries(
    Object.entries(theirs).map(([name, value]) => [
      name,
      name in accepted && isSameField(accepted[name], value) ? agreed[name] : value,
    ]),
  );

/** As we would send it. A name that we chose because the best was taken is the one that both agreed on. */
export async function ownFields(id: string, agreed: RecordFields, work: Work): Promise<RecordFields | null> {
  const built = await buildCustomer(id, work);
  if (built.is !== "ready") return null;
  const known = agreed["DisplayName"];
  const isOtherName = typeof known === "string" && built.otherNames.includes(known);
  return isOtherName ? { ...built.fields, DisplayName: known } : built.fields;
}

/** The bookkeeper knows the certificate's number, and we only that there is one: both say the same. */
const withOwnNumber = (theirs: RecordFields, ours: RecordFields): RecordFields =>
  theirs["ResaleNum"] && ours["ResaleNum"] ? { ...theirs, ResaleNum: ours["ResaleNum"] } : theirs;
