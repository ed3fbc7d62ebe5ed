import { z } from "zod";
import { ownerOfTicket } from "#modules/accounts/sessions/tickets.ts";
import { signInWithRecoveryCode } from "#modules/accounts/sign-in/sign-in-with-recovery-code.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { sessionPayload } from "#auth/answers.ts";
import { endpoint } from "#auth/endpoint/endpoint.ts";
import { recoveryCodeField } from "#auth/input/fields.ts";

export const signInRecoveryCode = endpoint(
  {
    method: "POST",
    guarded: true,
    path: "/signin/mfa/recovery-code",
    summary:
      "Signs in with a recovery code in place of the authenticator app's code, after the password earned a ticket.",
    body: z.object({ ticket: z.string().min(1).max(100), recoveryCode: recoveryCodeField }),
    answer: sessionPayload,
    errors: ["invalid-ticket", "invalid-recovery-code", "disabled-mfa-totp", "no-totp-secret", "disabled-user"],
  },
  async ({ body, deps }) => {
    const owner = await asSystem(deps.pool, (system) => ownerOfTicket(body.ticket, system));
    const attempt = () => signInWithRecoveryCode(body, deps.pool, deps);
    return { session: await deps.guesses(owner, attempt) };
  },
);
