import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { changePassword, resetPassword } from "#modules/accounts/own-account/change-password.ts";
import { isResetSession } from "#modules/accounts/sessions/sessions.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { newPasswordField } from "#auth/input/email-field.ts";
import { endpoint } from "#auth/endpoint.ts";
import { requireElevation } from "#auth/factors/require-elevation.ts";
import { signedInUser } from "#auth/sessions/signed-in-user.ts";

export const changeOwnPassword = endpoint(
  {
    method: "POST",
    path: "/user/password",
    summary: "Changes the password of the bearer, or of whoever got the ticket by mail.",
    body: z.object({ newPassword: newPasswordField, ticket: z.string().min(1).max(100).optional() }),
    answer: okAnswer,
    errors: [
      "password-too-short",
      "invalid-ticket",
      "disabled-user",
      "unauthenticated-user",
      "forbidden-anonymous",
      "elevated-claim-required",
    ],
  },
  async ({ body: { newPassword, ticket }, request, deps }) => {
    if (request.headers.authorization === undefined && ticket === undefined) throw fail("invalid-request");
    // The bearer takes precedence over the ticket; an expired bearer does not invalidate the ticket of an email.
    const bearer = signedInUser(request, deps);
    const user = ticket === undefined ? await bearer : await bearer.catch(() => null);
    if (!user) {
      await resetPassword(ticket ?? "", newPassword, deps);
      return ok;
    }
    if (user.isAnonymous) throw fail("forbidden-anonymous");
    const { sessionId } = user;
    // After following a reset link, a person who lost the password has nothing else to show.
    const isReset = await asSystem(deps.pool, (system) => isResetSession(sessionId, system));
    if (!isReset) await requireElevation(user, deps);
    await changePassword(user, newPassword, deps);
    return ok;
  },
);
