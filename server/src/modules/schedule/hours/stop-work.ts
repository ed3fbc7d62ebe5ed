import { staffRoles } from "@boresight/domain/accounts/roles";
import { momentDone, stoppedWorkSchema } from "@boresight/domain/schedule/hours/work-entry";
import { mutation } from "#platform/mutation.ts";
import { ownId } from "./own-id.ts";
import { endWork } from "./switch-work.ts";

export const stopWork = mutation({
  summary: "Records that the caller stops what they are doing.",
  callers: staffRoles,
  input: stoppedWorkSchema,
  payload: "WorkPayload",
  returns: { workEntry: "WorkEntry" },
  clientKey: true,
  errors: ["work-not-running"],
  async run({ at }, { caller, system, now }) {
    return { workEntry: await endWork({ userId: ownId(caller), at: momentDone(at, now) }, system) };
  },
});
