import type { SignInAnswer } from "#modules/accounts/sign-in/pass-first-factor.ts";

/**
 * The query parameters with which a browser continues a sign-in on a page: a refresh token, or the ticket of a second
 * factor.
 */
export function broughtBy({ session, mfa }: SignInAnswer): { refreshToken: string } | { mfaTicket: string } | null {
  if (mfa) return { mfaTicket: mfa.ticket };
  return session && { refreshToken: session.refreshToken };
}
