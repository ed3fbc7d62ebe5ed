import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { errorCode } from "#platform/startup-error.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { accountById, accountByPhone, type Account } from "../account.ts";
import { actAs } from "#modules/accounts/audit-account.ts";
import { textCode, type TextDeps } from "#modules/accounts/mail/text-code.ts";
import { spendCode } from "#modules/accounts/sessions/tickets.ts";

export interface PhoneChange {
  userId: string;
  phoneNumber: string;
}

/**
 * Texts a code to the new number, which becomes the person's own once the code is typed. Returns the id of the message
 * to send. Throws `disabled-user`, `cannot-send-sms`.
 */
export async function askForPhoneChange(
  { userId, phoneNumber }: PhoneChange,
  system: Rights,
  deps: TextDeps,
): Promise<string> {
  const account = await system.one<Account>(accountById(userId));
  if (account.disabled) throw fail("disabled-user");
  // The same error as for a number that does not exist, so that nobody learns whose it is.
  if (await system.maybe<Account>(accountByPhone(phoneNumber))) throw fail("cannot-send-sms");
  return textCode({ account, phoneNumber, purpose: "phoneChange" }, system, deps);
}

/** Throws `invalid-otp` for a code that is wrong, expired or somebody else's, and for a number taken in the meantime. */
export async function changePhoneNumberByCode(
  { userId, phoneNumber, code }: PhoneChange & { code: string },
  pool: Pool,
  deps: Pick<TextDeps, "clock">,
): Promise<void> {
  const owner = await asSystem(pool, async (system) => {
    const typed = { target: phoneNumber, purpose: "phoneChange", code } as const;
    const found = await spendCode(typed, system, deps); // Not thrown, because the failed attempt must be committed.
    if (found === userId) await takeNumber({ userId, phoneNumber }, system);
    return found;
  });
  if (owner !== userId) throw fail("invalid-otp");
}

async function takeNumber({ userId, phoneNumber }: PhoneChange, system: Rights): Promise<void> {
  await actAs(userId, system);
  const text = "update app.users set phone_number = $2, phone_number_verified = true where id = $1";
  await system.run({ text, values: [userId, phoneNumber] }).catch((error: unknown) => {
    throw errorCode(error) === "23505" ? fail("invalid-otp") : error;
  });
}
