import { qboConnectionIdSchema } from "@boresight/domain/accounting/qbo-record-schema";
import { mutation } from "#platform/mutation.ts";
import { requireConnected } from "./require-connected.ts";

export const readQboRecords = mutation({
  summary: "Asks QuickBooks for its accounts, customers and items. They are there a moment later: see recordsReadAt.",
  callers: ["admin"],
  input: qboConnectionIdSchema,
  returns: { qboConnection: "QboConnection" },
  errors: ["qbo-not-connected"],
  async run({ id }, tx) {
    await requireConnected(id, tx);
    await tx.system.run({
      text: "update app.qbo_connections set records_asked_at = $2, records_problem = null where id = $1",
      values: [id, tx.now],
    });
    await tx.system.run({
      text: `select graphile_worker.add_job('read-qbo-records', json_build_object('connectionId', $1::uuid),
        max_attempts => 5, job_key => 'qbo-records:' || $1)`,
      values: [id],
    });
    return { qboConnection: id };
  },
});
