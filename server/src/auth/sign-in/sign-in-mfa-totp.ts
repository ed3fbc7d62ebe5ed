import { z } from "zod";
import { ownerOfTicket } from "#modules/accounts/sessions/tickets.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { signInWithTotp } from "#modules/accounts/sign-in/pass-second-factor.ts";
import { sessionPayload } from "#auth/answers.ts";
import { endpoint } from "#auth/endpoint/endpoint.ts";
import { otpField } from "#auth/input/fields.ts";

export const signInMfaTotp = endpoint(
  {
    method: "POST",
    guarded: true,
    path: "/signin/mfa/totp",
    summary: "Signs in with the code of an authenticator app, after the password earned a ticket.",
    body: z.object({ ticket: z.string().min(1).max(100), otp: otpField }),
    answer: sessionPayload,
    errors: ["invalid-ticket", "invalid-totp", "disabled-mfa-totp", "no-totp-secret", "disabled-user"],
  },
  async ({ body, deps }) => {
    const owner = await asSystem(deps.pool, (system) => ownerOfTicket(body.ticket, system));
    const attempt = () => signInWithTotp(body, deps.pool, deps);
    return { session: await deps.guesses(owner, attempt) };
  },
);
