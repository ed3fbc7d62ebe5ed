import { fail } from "@boresight/domain/errors";
import { errorCode } from "#platform/startup-error.ts";
import type { Rights } from "#platform/transaction.ts";
import { accountById, type Account } from "./account.ts";

export interface NewAccount {
  email: string;
  passwordHash: string;
  displayName: string;
  locale: string;
  defaultRole: string;
  roles: readonly string[];
  metadata: Readonly<Record<string, unknown>>;
}

/** Stores a person who can sign in; an e-mail address belongs to one person only. */
export async function registerAccount(account: NewAccount, system: Rights): Promise<Account> {
  const id = await insertUser(account, system);
  await system.run({
    text: "insert into app_private.user_roles (user_id, role) select $1, unnest($2::text[])",
    values: [id, account.roles],
  });
  await system.run({
    text: "insert into app_private.user_passwords (user_id, password_hash) values ($1, $2)",
    values: [id, account.passwordHash],
  });
  return system.one<Account>(accountById(id));
}

async function insertUser(account: NewAccount, system: Rights): Promise<string> {
  try {
    const { id } = await system.one<{ id: string }>({
      text: `insert into app.users (email, display_name, locale, default_role, metadata)
        values ($1, $2, $3, $4, $5) returning id`,
      values: [account.email, account.displayName, account.locale, account.defaultRole, account.metadata],
    });
    return id;
  } catch (error) {
    throw errorCode(error) === "23505" ? fail("email-already-in-use") : error;
  }
}
