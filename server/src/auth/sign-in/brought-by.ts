import type { SignInAnswer } from "#modules/accounts/sign-in/pass-first-factor.ts";

/** What a browser on its way to a page brings of a sign-in: a refresh token, or the ticket of a second factor. */
export function broughtBy({ session, mfa }: SignInAnswer): { refreshToken: string } | { mfaTicket: string } | null {
  if (mfa) return { mfaTicket: mfa.ticket };
  return session && { refreshToken: session.refreshToken };
}
