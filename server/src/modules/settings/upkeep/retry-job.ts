import { fail } from "@boresight/domain/base/errors";
import { jobIdSchema } from "@boresight/domain/settings/upkeep";
import { mutation } from "#platform/mutation.ts";

export const retryJob = mutation({
  summary: "Runs a job again that has given up, with all its attempts before it.",
  callers: ["admin"],
  input: jobIdSchema,
  returns: { isQueued: "Boolean!" },
  errors: ["job-not-failed"],
  async run({ id }, { system, now }) {
    const failed = await system.maybe({
      text: "select id from graphile_worker.jobs where id = $1 and attempts >= max_attempts and locked_at is null",
      values: [id],
    });
    if (!failed) throw fail("job-not-failed");
    await system.run({
      text: "select graphile_worker.reschedule_jobs(array[$1::bigint], run_at => $2, attempts => 0)",
      values: [id, now],
    });
    return { isQueued: true };
  },
});
