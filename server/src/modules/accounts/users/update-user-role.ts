import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { roleChangeSchema } from "@boresight/domain/accounts/user-schema";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { findLogin, keepingAnAdmin, requireFreshProof } from "./find-login.ts";

export const updateUserRole = mutation({
  summary: "Changes a login's role. It takes effect with the person's next access token, within a quarter of an hour.",
  input: roleChangeSchema,
  returns: { user: "User" },
  payload: "UserPayload",
  errors: ["elevated-claim-required", "last-admin", "role-needs-customer"],
  async run({ id, role }, tx) {
    const { defaultRole: before } = await findLogin(id, tx);
    requireFreshProof(tx);
    if (!isStaff(role) && (role === "customer") !== (await isLinked(id, tx.system))) throw fail("role-needs-customer");
    await giveRole(id, role, tx);
    if (before === "technician" && role !== "technician")
      await tx.emit({ type: "technician.left", entityId: id, payload: {} });
    return { user: id };
  },
});

/** Grants the role, and with it `user`, in which older tokens continue, and `me`. */
export async function giveRole(id: string, role: string, { caller, system }: Transaction): Promise<void> {
  const text = "update app.users set default_role = $2, is_office = false where id = $1 and default_role <> $2";
  await keepingAnAdmin(caller.run({ text, values: [id, role] }));
  await system.run({ text: "delete from app_private.user_roles where user_id = $1", values: [id] });
  await system.run({
    text: "insert into app_private.user_roles (user_id, role) select $1, unnest($2::text[])",
    values: [id, [...new Set([role, "user", "me"])]],
  });
}

async function isLinked(id: string, system: Rights): Promise<boolean> {
  const text = "select customer_id is not null as linked from app.users where id = $1";
  return (await system.one<{ linked: boolean }>({ text, values: [id] })).linked;
}
