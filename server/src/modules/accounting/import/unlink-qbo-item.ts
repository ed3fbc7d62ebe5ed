import { unlinkQboItemSchema } from "@boresight/domain/accounting/qbo-record-schema";
import { mutation } from "#platform/mutation.ts";
import { requireConnected } from "./require-connected.ts";

export const unlinkQboItem = mutation({
  summary: "Forgets which item a line item type is sold as. Both stay; at its next sale another is found or created.",
  callers: ["admin"],
  input: unlinkQboItemSchema,
  returns: { qboConnection: "QboConnection" },
  errors: ["qbo-not-connected"],
  async run({ id, lineItemTypeId }, tx) {
    await requireConnected(id, tx);
    const gone = await tx.system.one<{ qboId: string }>({
      text: `delete from app.qbo_links where connection_id = $1 and entity = 'Item' and local_id = $2 returning qbo_id`,
      values: [id, lineItemTypeId],
    });
    await tx.system.run({
      text: `update app.qbo_records set decision = 'open', chosen_id = null, applied_at = null, match = 'none'
        where connection_id = $1 and entity = 'Item' and qbo_id = $2`,
      values: [id, gone.qboId],
    });
    return { qboConnection: id };
  },
});
