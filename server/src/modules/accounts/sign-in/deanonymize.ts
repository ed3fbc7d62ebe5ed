import type { Work } from "#platform/database/events.ts";
import { fail } from "@boresight/domain/base/errors";
import type { Rights } from "#platform/database/transaction.ts";
import { accountByEmail, accountById, accountByPhone, type Account, type NewcomerOptions } from "../account.ts";
import { claimingEmail } from "../own-account/change-email.ts";
import { mailTicket } from "#modules/accounts/mail/mail-ticket.ts";
import { storePassword } from "#modules/accounts/factors/passwords.ts";
import { textCode, type TextDeps } from "#modules/accounts/mail/text-code.ts";
import { emitRegistered, awaitsVerification, type WelcomeDeps } from "./welcome-newcomer.ts";

export interface DeanonymizeDeps extends WelcomeDeps {
  config: WelcomeDeps["config"] & TextDeps["config"];
}

/** How the person signs in from now on. */
export type NewSignInMethod =
  | { by: "email"; email: string }
  | { by: "password"; email: string; passwordHash: string }
  | { by: "sms"; phoneNumber: string };

export interface Deanonymization {
  userId: string;
  way: NewSignInMethod;
  options: NewcomerOptions;
  redirectTo: string | undefined;
  codeChallenge: string | undefined;
}

/**
 * Turns an anonymous account into a permanent one and keeps its content. Returns the id of the text message to send,
 * if any.
 */
export async function deanonymize(
  { userId, way, options, redirectTo, codeChallenge }: Deanonymization,
  work: Work,
  deps: DeanonymizeDeps,
): Promise<string | null> {
  const { system } = work;
  await requireAnonymous(userId, system);
  await takeOver({ userId, way, options }, system);
  const account = await system.one<Account>(accountById(userId));
  if (way.by !== "sms") await emitRegistered(account, work); // A phone number must be verified first.
  if (way.by === "password") {
    await storePassword({ userId, passwordHash: way.passwordHash }, system);
    if (!awaitsVerification(account, deps.config)) return null;
  }
  // The owner of the address must now verify it.
  await system.run({ text: "delete from app_private.refresh_tokens where user_id = $1", values: [userId] });
  if (way.by === "sms") return textCode({ account, phoneNumber: way.phoneNumber }, system, deps);
  const purpose = way.by === "password" ? "verifyEmail" : "passwordlessEmail";
  await mailTicket({ account, purpose, recipient: way.email, redirectTo, codeChallenge }, system, deps);
  return null;
}

async function requireAnonymous(userId: string, system: Rights): Promise<void> {
  await system.run({ text: "select from app.users where id = $1 for update", values: [userId] });
  const { isAnonymous, disabled } = await system.one<Account>(accountById(userId));
  if (!isAnonymous) throw fail("user-not-anonymous");
  if (disabled) throw fail("disabled-user");
}

async function takeOver(
  { userId, way, options }: Omit<Deanonymization, "codeChallenge" | "redirectTo">,
  system: Rights,
): Promise<void> {
  const [email, phoneNumber] = way.by === "sms" ? [null, way.phoneNumber] : [way.email, null];
  if (email !== null && (await system.maybe<Account>(accountByEmail(email)))) throw fail("email-already-in-use");
  if (phoneNumber !== null && (await system.maybe<Account>(accountByPhone(phoneNumber)))) throw fail("cannot-send-sms");
  const { displayName = email ?? phoneNumber, locale, defaultRole, metadata, roles } = options;
  await claimingEmail(
    system.run({
      text: `update app.users set is_anonymous = false, email = $2, phone_number = $3, display_name = $4, locale = $5,
          default_role = $6, metadata = metadata || $7 where id = $1`,
      values: [userId, email, phoneNumber, displayName, locale, defaultRole, metadata],
    }),
  );
  await system.run({ text: "delete from app_private.user_roles where user_id = $1", values: [userId] });
  await system.run({
    text: "insert into app_private.user_roles (user_id, role) select $1, unnest($2::text[])",
    values: [userId, roles],
  });
}
