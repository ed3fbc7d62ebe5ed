import { itemWaits } from "@boresight/domain/accounting/qbo-problem";
import { qboRecordsSchema } from "@boresight/domain/accounting/qbo-record-schema";
import { newCustomerSchema } from "@boresight/domain/customers/customer-schema";
import { createCustomer } from "#modules/customers/create-customer.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { wakeWaiting } from "../jobs/lanes.ts";
import { customerFromRecord } from "./customer-from-record.ts";
import { linkRecord, type LinkedRecord } from "./link-record.ts";
import { requireConnected } from "./require-connected.ts";

interface DecidedRecord extends LinkedRecord {
  decision: "link" | "create";
  chosenId: string | null;
}

/** In one transaction; the caller asks again while something is left. */
const most = 200;

export const applyQboRecords = mutation({
  summary:
    "Links what was decided to be linked, and creates the customers that were decided to be created. At most 200 at once: ask again while some are left.",
  callers: ["admin"],
  input: qboRecordsSchema,
  returns: {
    qboConnection: "QboConnection",
    applied: "Int!",
    failed: { type: "Int!", description: "Their `problem` says why; they are open again." },
    left: "Int!",
  },
  errors: ["qbo-not-connected"],
  async run({ id, entity }, tx) {
    await requireConnected(id, tx);
    const records = await tx.system.rows<DecidedRecord>({
      text: `select id, connection_id, entity, qbo_id, record, decision, chosen_id from app.qbo_records
        where connection_id = $1 and entity = $2 and decision in ('link', 'create') and applied_at is null
        order by name, id limit ${most}`,
      values: [id, entity],
    });
    let failed = 0;
    for (const record of records) {
      const problem = await apply(record, tx);
      if (problem !== null) failed++;
      await tx.system.run(noted(record.id, { problem, now: tx.now }));
    }
    if (entity === "Item") await wakeWaiting({ connectionId: id, problems: itemWaits }, tx.system);
    const { left } = await tx.system.one<{ left: number }>({
      text: `select count(*)::integer as left from app.qbo_records
        where connection_id = $1 and entity = $2 and decision in ('link', 'create') and applied_at is null`,
      values: [id, entity],
    });
    return { qboConnection: id, applied: records.length - failed, failed, left };
  },
});

/** Returns what is wrong, or null when it is done. */
async function apply(record: DecidedRecord, tx: Transaction): Promise<string | null> {
  if (record.chosenId !== null) {
    const own = await tx.system.maybe({ text: isThere[record.entity], values: [record.chosenId] });
    if (!own) return "gone";
    return (await linkRecord(record, { localId: record.chosenId, tx })) ? null : "alreadyLinked";
  }
  if (await isLinked(record, tx)) return "alreadyLinked";
  const input = customerFromRecord(record.record);
  const { error } = newCustomerSchema.safeParse(input);
  if (error) return error.issues.some(({ path: [field] }) => field === "email") ? "needsEmail" : "incomplete";
  const { customer } = await createCustomer(input, tx);
  if (customer !== null) await linkRecord(record, { localId: customer, tx });
  return null;
}

const isLinked = ({ connectionId, entity, qboId }: LinkedRecord, { system }: Transaction) =>
  system.maybe({
    text: "select from app.qbo_links where connection_id = $1 and entity = $2 and qbo_id = $3",
    values: [connectionId, entity, qboId],
  });

const isThere = {
  Customer: "select from app.customers where id = $1",
  Item: "select from app.line_item_types where id = $1",
} as const;

const noted = (id: string, { problem, now }: { problem: string | null; now: Date }) =>
  problem === null
    ? {
        text: "update app.qbo_records set applied_at = $2, problem = null, match = 'linked' where id = $1",
        values: [id, now],
      }
    : {
        text: "update app.qbo_records set decision = 'open', chosen_id = null, problem = $2 where id = $1",
        values: [id, problem],
      };
