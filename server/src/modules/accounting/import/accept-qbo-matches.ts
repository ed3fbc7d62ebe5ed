import { qboRecordsSchema } from "@boresight/domain/accounting/qbo-record-schema";
import { mutation } from "#platform/mutation.ts";
import { requireConnected } from "./require-connected.ts";

export const acceptQboMatches = mutation({
  summary: "Accepts every suggestion about customers or items on which nobody has decided yet.",
  callers: ["admin"],
  input: qboRecordsSchema,
  returns: { qboConnection: "QboConnection", accepted: "Int!" },
  errors: ["qbo-not-connected"],
  async run({ id, entity }, tx) {
    await requireConnected(id, tx);
    const accepted = await tx.system.run({
      text: `update app.qbo_records set decision = 'link', chosen_id = suggested_id, problem = null
        where connection_id = $1 and entity = $2 and decision = 'open' and suggested_id is not null`,
      values: [id, entity],
    });
    return { qboConnection: id, accepted };
  },
});
