import { decideQboRecordSchema } from "@boresight/domain/accounting/qbo-record-schema";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";
import { lockRecord, requireFree } from "./lock-record.ts";

export const decideQboRecord = mutation({
  summary:
    "Says what becomes of a customer or an item that QuickBooks has: it is one of ours, a new customer, or left alone.",
  callers: ["admin"],
  input: decideQboRecordSchema,
  returns: { qboRecord: "QboRecord" },
  errors: ["qbo-already-linked", "qbo-item-not-created", "qbo-not-connected", "qbo-record-settled"],
  async run({ id, decision, chosenId }, tx) {
    const record = await lockRecord(id, tx);
    if (record.appliedAt) throw fail("qbo-record-settled");
    // A line item type has a price, a method and a length, which no item there says.
    if (decision === "create" && record.entity === "Item") throw fail("qbo-item-not-created");
    if (chosenId !== null) await requireFree({ record, localId: chosenId }, tx);
    await tx.system.run({
      text: "update app.qbo_records set decision = $2, chosen_id = $3, problem = null where id = $1",
      values: [id, decision, chosenId],
    });
    return { qboRecord: id };
  },
});
