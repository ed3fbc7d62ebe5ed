import { BoresightError, fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { changePassword, resetPassword } from "#modules/accounts/own-account/change-password.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { newPasswordField } from "#auth/input/fields.ts";
import { endpoint } from "#auth/endpoint/endpoint.ts";
import type { AuthDeps } from "#auth/endpoint/auth-deps.ts";
import { requireElevation } from "#auth/endpoint/require-elevation.ts";
import { proofErrors, proofFields, requireProof } from "#auth/factors/require-proof.ts";
import type { ShownProof } from "#modules/accounts/factors/prove-again.ts";
import { signedInUser, type SignedInUser } from "#auth/endpoint/signed-in-user.ts";

export const changeOwnPassword = endpoint(
  {
    method: "POST",
    path: "/user/password",
    summary:
      "Changes the password of the bearer, who shows the current one or a code unless a proof was shown in the last five minutes, or of whoever got the ticket by mail.",
    body: z.object({ newPassword: newPasswordField, ticket: z.string().min(1).max(100).optional(), ...proofFields }),
    answer: okAnswer,
    errors: [
      "password-too-short",
      "password-too-common",
      "invalid-ticket",
      "disabled-user",
      "unauthenticated-user",
      "forbidden-anonymous",
      ...proofErrors,
    ],
  },
  async ({ body: { newPassword, ticket, ...shown }, request, deps }) => {
    if (request.headers.authorization === undefined && ticket === undefined) throw fail("invalid-request");
    // The bearer takes precedence over the ticket; an expired bearer does not invalidate the ticket of an email.
    const bearer = signedInUser(request, deps);
    const user = ticket === undefined ? await bearer : await bearer.catch(() => null);
    if (!user) {
      await resetPassword(ticket ?? "", newPassword, deps);
      return ok;
    }
    if (user.isAnonymous) throw fail("forbidden-anonymous");
    // After following a reset link, a person who lost the password has nothing else to show.
    const isReset = user.session.resetsPassword;
    if (!isReset) await requireOwner(user, shown, deps);
    await changePassword({ ...user, newPassword, isReset }, deps);
    return ok;
  },
);

/** Published clients send nothing but the new password: those that come too late after their sign-in are to sign in again. */
async function requireOwner(user: SignedInUser, shown: ShownProof, deps: AuthDeps): Promise<void> {
  await requireElevation(user, deps);
  await requireProof(user, shown, deps).catch((error: unknown) => {
    throw isMissingProof(error) ? fail("elevated-claim-required", { status: 401 }) : error;
  });
}

const isMissingProof = (error: unknown): boolean =>
  error instanceof BoresightError && error.code === "elevated-claim-required";
