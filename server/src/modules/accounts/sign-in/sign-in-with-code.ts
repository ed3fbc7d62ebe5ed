// Six digits from an email or a text message: they prove the address they were sent to and sign its owner in.
import type { Work } from "#platform/database/events.ts";
import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { errorCode } from "#platform/startup-error.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { accountById, type Account } from "#modules/accounts/account.ts";
import { claimAddress } from "#modules/accounts/own-account/mark-email-verified.ts";
import { passFirstFactor, type SignInAnswer } from "./pass-first-factor.ts";
import type { SessionDeps } from "#modules/accounts/sessions/sessions.ts";
import { spendCode } from "#modules/accounts/sessions/tickets.ts";
import { emitRegistered } from "./welcome-newcomer.ts";

export function signInWithEmailCode(
  { email, otp }: { email: string; otp: string },
  pool: Pool,
  deps: SessionDeps,
): Promise<SignInAnswer> {
  const code = { purpose: "emailCode", target: email, code: otp } as const;
  return signInWithCode({ ...code, prove: (userId, { system }) => claimAddress(userId, system) }, pool, deps);
}

/** Verifies the number, which becomes the person's own only now. */
export function signInWithSmsCode(
  { phoneNumber, otp }: { phoneNumber: string; otp: string },
  pool: Pool,
  deps: SessionDeps,
): Promise<SignInAnswer> {
  const prove = (userId: string, work: Work) => bindPhoneNumber(userId, phoneNumber, work);
  return signInWithCode({ purpose: "smsCode", target: phoneNumber, code: otp, prove }, pool, deps);
}

interface TypedCode {
  purpose: "emailCode" | "smsCode";
  target: string;
  code: string;
  prove: (userId: string, work: Work) => Promise<void>;
}

async function signInWithCode({ prove, ...typed }: TypedCode, pool: Pool, deps: SessionDeps): Promise<SignInAnswer> {
  const answer = await asSystem(pool, async (system, work) => {
    const userId = await spendCode(typed, system, deps);
    if (userId === null) return null; // Not thrown: the try it was must stay counted.
    await prove(userId, work);
    const account = await system.one<Account>(accountById(userId));
    return passFirstFactor({ account, earnedBy: typed.purpose }, system, deps);
  });
  if (!answer) throw fail("invalid-otp");
  return answer;
}

async function bindPhoneNumber(userId: string, phoneNumber: string, work: Work): Promise<void> {
  const { system } = work;
  const bound = await system
    .run({
      text: `update app.users set phone_number = $2, phone_number_verified = true
        where id = $1 and not (phone_number_verified and phone_number = $2)`,
      values: [userId, phoneNumber],
    })
    .catch((error: unknown) => {
      throw errorCode(error) === "23505" ? fail("invalid-otp") : error; // Somebody else has verified it in the meantime.
    });
  if (bound > 0) await emitRegistered(await system.one<Account>(accountById(userId)), work);
}
