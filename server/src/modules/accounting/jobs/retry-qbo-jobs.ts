import { qboConnectionIdSchema } from "@boresight/domain/accounting/qbo-record-schema";
import { mutation } from "#platform/mutation.ts";
import { attemptNow, retryFailed } from "./retry-failed.ts";
import { wakeAllLanes } from "./lanes.ts";

export const retryQboJobs = mutation({
  summary: "Tries every failed job of a connection again, and now what waits for its next attempt.",
  callers: ["admin"],
  input: qboConnectionIdSchema,
  returns: {
    qboConnection: "QboConnection",
    retried: { type: "Int!", description: "How many failed jobs are tried again." },
  },
  errors: [],
  async run({ id }, { caller, system, now }) {
    await caller.one({ text: "select id from app.qbo_connections where id = $1", values: [id] });
    const retried = await retryFailed({ connectionId: id, id: null, now }, system);
    await system.run(attemptNow(id, now));
    await system.run(wakeAllLanes(id));
    return { qboConnection: id, retried };
  },
});
