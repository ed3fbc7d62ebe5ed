import { fail } from "@boresight/domain/base/errors";
import { errorCode } from "#platform/startup-error.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { accountById, type Account, type NewcomerOptions } from "#modules/accounts/account.ts";
import { storePassword } from "#modules/accounts/factors/passwords.ts";

export interface NewAccount extends NewcomerOptions {
  /** Generated beforehand when a security key already carries it. */
  id?: string;
  email: string | null;
  emailVerified?: boolean;
  phoneNumber?: string;
  isAnonymous?: boolean;
  /** Absent for people who sign in another way. */
  passwordHash?: string;
  displayName: string;
  avatarUrl?: string;
}

/** Creates an account. An email address belongs to one person only. */
export async function registerAccount(account: NewAccount, system: Rights): Promise<Account> {
  const id = await insertUser(account, system);
  await system.run({
    text: "insert into app_private.user_roles (user_id, role) select $1, unnest($2::text[])",
    values: [id, account.roles],
  });
  const { passwordHash } = account;
  if (passwordHash !== undefined) await storePassword({ userId: id, passwordHash }, system);
  return system.one<Account>(accountById(id));
}

async function insertUser(account: NewAccount, system: Rights): Promise<string> {
  const { emailVerified = false, isAnonymous = false, phoneNumber = null, avatarUrl = "" } = account;
  try {
    const { id } = await system.one<{ id: string }>({
      text: `insert into app.users (id, email, display_name, locale, default_role, metadata, email_verified, is_anonymous,
          phone_number, avatar_url)
        values (coalesce($1, gen_random_uuid()), $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
      values: [
        account.id,
        account.email,
        account.displayName,
        account.locale,
        account.defaultRole,
        account.metadata,
        emailVerified,
        isAnonymous,
        phoneNumber,
        avatarUrl,
      ],
    });
    return id;
  } catch (error) {
    throw errorCode(error) === "23505" ? fail("email-already-in-use") : error;
  }
}
