import type { Pool } from "pg";
import { asSystem } from "#platform/database/transaction.ts";
import { accountByEmail, type Account } from "./account.ts";
import { hashPassword, storePassword } from "./factors/passwords.ts";
import { registerAccount } from "./sign-in/register-account.ts";

export interface AdminSettings {
  email: string;
  password: string;
}

/** Creates the admin named in the settings, or restores their access: admin role, enabled, this password. */
export async function ensureAdmin(admin: AdminSettings, pool: Pool): Promise<void> {
  const passwordHash = await hashPassword(admin.password);
  const rights = { defaultRole: "admin", roles: ["admin", "user", "me"] };
  await asSystem(pool, async (system) => {
    const known = await system.maybe<Account>(accountByEmail(admin.email));
    if (!known) {
      const person = { email: admin.email, displayName: admin.email, locale: "en", metadata: {} };
      await registerAccount({ ...person, ...rights, passwordHash }, system);
      return;
    }
    await system.run({
      text: "update app.users set default_role = $2, disabled = false where id = $1 and (default_role <> $2 or disabled)",
      values: [known.id, rights.defaultRole],
    });
    await system.run({
      text: "insert into app_private.user_roles (user_id, role) select $1, unnest($2::text[]) on conflict do nothing",
      values: [known.id, rights.roles],
    });
    await storePassword({ userId: known.id, passwordHash }, system);
  });
}

/** Whether somebody is there who can sign in as admin. */
export const hasAdmin = (pool: Pool): Promise<boolean> =>
  asSystem(pool, async (system) => {
    const { known } = await system.one<{ known: boolean }>({
      text: `select exists (select from app_private.user_roles r join app.users u on u.id = r.user_id
        where r.role = 'admin' and not u.disabled) as known`,
    });
    return known;
  });
