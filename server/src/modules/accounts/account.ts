import type { Statement } from "#platform/database/transaction.ts";

/** A person's login as it is stored, with every role they may act in. */
export interface Account {
  id: string;
  createdAt: string;
  displayName: string;
  avatarUrl: string;
  locale: string;
  email: string | null;
  emailVerified: boolean;
  isAnonymous: boolean;
  defaultRole: string;
  roles: string[];
  metadata: Record<string, unknown>;
  phoneNumber: string | null;
  phoneNumberVerified: boolean;
  activeMfaType: "totp" | null;
  disabled: boolean;
}

/** What people state about themselves at sign-up. */
export interface NewcomerOptions {
  displayName: string | undefined;
  locale: string;
  defaultRole: string;
  roles: readonly string[];
  metadata: Readonly<Record<string, unknown>>;
}

const accounts = `select u.id, u.created_at, u.display_name, u.avatar_url,
    u.locale, u.email, u.email_verified, u.is_anonymous,
    u.default_role, u.metadata, u.phone_number,
    u.phone_number_verified, u.disabled, array(
      select role from app_private.user_roles where user_id = u.id union select u.default_role
      union select 'office' where u.is_office order by 1) as roles,
    (select 'totp' from app_private.user_totp where user_id = u.id and is_active) as active_mfa_type
  from app.users u`;

export const accountById = (id: string): Statement => ({
  isPrepared: true,
  text: `${accounts} where u.id = $1`,
  values: [id],
});

export const accountByEmail = (email: string): Statement => ({
  isPrepared: true,
  text: `${accounts} where u.email = $1`,
  values: [email],
});

/** The account that has verified this phone number. */
export const accountByPhone = (phoneNumber: string): Statement => ({
  text: `${accounts} where u.phone_number = $1 and u.phone_number_verified`,
  values: [phoneNumber],
});

/** The latest unverified account that has only this phone number. */
export const accountAwaitingPhone = (phoneNumber: string): Statement => ({
  text: `${accounts} where u.phone_number = $1 and not u.phone_number_verified and u.email is null and not u.is_anonymous
    order by u.created_at desc limit 1`,
  values: [phoneNumber],
});

/** The account as clients see it, without what only the server needs. */
export function presentAccount(account: Account) {
  const { disabled: _disabled, ...shown } = account;
  return shown;
}
