import { linkQboItemSchema } from "@boresight/domain/accounting/qbo-record-schema";
import { itemWaits } from "@boresight/domain/accounting/qbo-problem";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";
import { wakeWaiting } from "../jobs/lanes.ts";
import { linkRecord } from "./link-record.ts";
import { lockRecord, requireFree } from "./lock-record.ts";

export const linkQboItem = mutation({
  summary: "Says which item in QuickBooks a line item type is sold as. It is no other line item type's.",
  callers: ["admin"],
  input: linkQboItemSchema,
  returns: { qboRecord: "QboRecord" },
  errors: ["qbo-already-linked", "qbo-not-connected"],
  async run({ recordId, lineItemTypeId }, tx) {
    const record = await lockRecord(recordId, tx);
    if (record.entity !== "Item") throw fail("not-found");
    await requireFree({ record, localId: lineItemTypeId }, tx);
    if (!(await linkRecord(record, { localId: lineItemTypeId, tx }))) throw fail("qbo-already-linked");
    await tx.system.run({
      text: `update app.qbo_records set decision = 'link', chosen_id = $2, applied_at = $3, match = 'linked', problem = null
        where id = $1`,
      values: [recordId, lineItemTypeId, tx.now],
    });
    await wakeWaiting({ connectionId: record.connectionId, problems: itemWaits }, tx.system);
    return { qboRecord: recordId };
  },
});
