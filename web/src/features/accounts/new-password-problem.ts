import type { AuthProblem } from "#auth/auth-problem.ts";

const codes: ReadonlySet<string> = new Set(["password-too-short", "password-too-common"]);

/** What the server has against a new password, to be shown at its field; undefined when it is about something else. */
export const newPasswordProblem = (refused: AuthProblem | null): string | undefined =>
  refused && codes.has(refused.error) ? refused.message : undefined;
