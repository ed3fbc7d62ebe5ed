import { qboJobIdSchema } from "@boresight/domain/accounting/qbo-mapping-schema";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";
import { lockQboJob } from "./lock-qbo-job.ts";
import { wakeLane, wakeWaiting } from "./lanes.ts";

export const skipQboJob = mutation({
  summary: "Decides that a job of QuickBooks is not to be done; the record stays as it is, here and there.",
  callers: ["admin"],
  input: qboJobIdSchema,
  returns: { qboJob: "QboJob" },
  payload: "QboJobPayload",
  errors: ["qbo-job-sending", "qbo-job-settled"],
  async run({ id }, tx) {
    const { connectionId, lane, entity, localId, label, status } = await lockQboJob(id, tx);
    if (status === "sending") throw fail("qbo-job-sending");
    if (status === "done" || status === "skipped") throw fail("qbo-job-settled");
    await tx.system.run({
      text: "update app.qbo_jobs set status = 'skipped', finished_at = $2, updated_at = $2 where id = $1",
      values: [id, tx.now],
    });
    const payload = { connectionId, entity, localId, label, jobId: id };
    await tx.emit({ type: "qbo.skipped", entityId: localId ?? id, payload });
    await tx.system.run(wakeLane({ connectionId, lane }));
    if (entity === "Item") await wakeWaiting({ connectionId, problems: ["waitsForItem"] }, tx.system); // It stays away.
    return { qboJob: id };
  },
});
