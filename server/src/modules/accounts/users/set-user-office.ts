import { officeSchema } from "@boresight/domain/accounts/user-schema";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";
import { findLogin, requireFreshProof } from "./find-login.ts";

export const setUserOffice = mutation({
  summary:
    "Gives a technician the right to do the shop's daily business with customers, estimates, invoices and payments, or takes it back at once.",
  input: officeSchema,
  returns: { user: "User" },
  payload: "UserPayload",
  errors: ["elevated-claim-required", "office-needs-technician"],
  async run({ id, isOffice }, tx) {
    const { defaultRole } = await findLogin(id, tx);
    requireFreshProof(tx);
    if (isOffice && defaultRole !== "technician") throw fail("office-needs-technician");
    const text = "update app.users set is_office = $2 where id = $1 and is_office <> $2";
    await tx.caller.run({ text, values: [id, isOffice] });
    return { user: id };
  },
});
