import { fail } from "@boresight/domain/base/errors";
import { disablingSchema } from "@boresight/domain/accounts/user-schema";
import { mutation } from "#platform/mutation.ts";
import { findLogin, keepingAnAdmin, requireFreshProof } from "./find-login.ts";

export const setUserDisabled = mutation({
  summary:
    "Disables a login, or enables it again. A disabled login keeps its history; its sessions and access tokens end.",
  input: disablingSchema,
  returns: { user: "User" },
  payload: "UserPayload",
  errors: ["elevated-claim-required", "last-admin", "own-account"],
  async run({ id, disabled }, tx) {
    const { defaultRole } = await findLogin(id, tx);
    requireFreshProof(tx);
    const { caller, system, emit } = tx;
    if (id === caller.userId) throw fail("own-account");
    const text = "update app.users set disabled = $2 where id = $1 and disabled <> $2";
    await keepingAnAdmin(caller.run({ text, values: [id, disabled] }));
    if (disabled) {
      for (const table of ["refresh_tokens", "tickets"]) {
        await system.run({ text: `delete from app_private.${table} where user_id = $1`, values: [id] });
      }
      if (defaultRole === "technician") await emit({ type: "technician.left", entityId: id, payload: {} });
    }
    return { user: id };
  },
});
