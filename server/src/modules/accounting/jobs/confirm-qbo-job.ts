import { qboJobIdSchema } from "@boresight/domain/accounting/qbo-mapping-schema";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";
import { lockQboJob } from "./lock-qbo-job.ts";
import { wakeLane } from "./lanes.ts";

export const confirmQboJob = mutation({
  summary: "Says yes to a job that deletes a record in QuickBooks.",
  callers: ["admin"],
  input: qboJobIdSchema,
  returns: { qboJob: "QboJob" },
  payload: "QboJobPayload",
  errors: ["qbo-job-settled"],
  async run({ id }, tx) {
    const { connectionId, lane, status } = await lockQboJob(id, tx);
    if (status !== "unconfirmed") throw fail("qbo-job-settled");
    await tx.system.run({
      text: "update app.qbo_jobs set status = 'pending', updated_at = $2 where id = $1",
      values: [id, tx.now],
    });
    await tx.system.run(wakeLane({ connectionId, lane }));
    return { qboJob: id };
  },
});
