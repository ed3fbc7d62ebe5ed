import { qboJobIdSchema } from "@boresight/domain/accounting/qbo-mapping-schema";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";
import { lockQboJob } from "./lock-qbo-job.ts";
import { retryFailed } from "./retry-failed.ts";
import { wakeLane } from "./lanes.ts";

export const retryQboJob = mutation({
  summary: "Tries a job of QuickBooks again: one that failed, or one that waits for its next attempt.",
  callers: ["admin"],
  input: qboJobIdSchema,
  returns: { qboJob: "QboJob" },
  payload: "QboJobPayload",
  errors: ["qbo-job-settled"],
  async run({ id }, tx) {
    const { connectionId, lane, status } = await lockQboJob(id, tx);
    if (status === "done" || status === "skipped" || status === "unconfirmed") throw fail("qbo-job-settled");
    if (status === "failed") await retryFailed({ connectionId, id, now: tx.now }, tx.system);
    else await tx.system.run({ text: "update app.qbo_jobs set next_attempt_at = null where id = $1", values: [id] });
    await tx.system.run(wakeLane({ connectionId, lane }));
    return { qboJob: id };
  },
});
