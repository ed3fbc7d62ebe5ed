import { technicianNameSchema } from "@boresight/domain/schedule/credentials/credential-schema";
import { requireTechnician } from "#modules/schedule/facilities/require-technician.ts";
import { mutation } from "#platform/mutation.ts";

export const nameTechnician = mutation({
  summary: "Sets a technician's first and last name as certificates print them. Certificates of before keep theirs.",
  callers: ["admin"],
  input: technicianNameSchema,
  returns: { user: "User" },
  payload: "TechnicianPayload",
  errors: [],
  async run({ userId, firstName, lastName }, { caller }) {
    await requireTechnician(userId, caller);
    await caller.run({
      text: `update app.users set first_name = $2, last_name = $3 where id = $1 and (first_name, last_name) is distinct from ($2, $3)`,
      values: [userId, firstName, lastName],
    });
    return { user: userId };
  },
});
