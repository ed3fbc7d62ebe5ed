import type { BoresightError } from "@boresight/domain/base/errors";
import { inWords } from "@boresight/domain/texts/in-words";
import type { Config } from "#platform/settings/config.ts";
import type { SignInAnswer } from "#modules/accounts/sign-in/pass-first-factor.ts";

/** The query parameters that carry an error to the page that the browser is redirected to. */
export const errorParameters = ({ code, message }: BoresightError) => ({
  error: code,
  errorDescription: inWords("en", message),
});

type Parameters = Readonly<Record<string, string>>;

/**
 * Returns the address with these parameters added; its others stay as they are written. Our own app, which this server
 * sends, reads them behind `#`, where they reach no server and no log; other clients read the query.
 */
export function redirectWith(
  redirectTo: string,
  parameters: Parameters,
  { publicUrl }: Pick<Config, "publicUrl">,
): string {
  const url = new URL(redirectTo);
  const isOwn = url.origin === new URL(publicUrl).origin;
  const added = isOwn ? {} : parameters;
  url.search = joined(url.search, parameters, added);
  if (isOwn) url.hash = joined(url.hash, parameters, parameters);
  return url.href;
}

/** Leaves out what has one of these names, and adds. */
function joined(text: string, left: Parameters, added: Parameters): string {
  const kept = text
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !(nameOf(part) in left));
  const more = new URLSearchParams(added).toString();
  return [...kept, ...(more ? [more] : [])].join("&");
}

const nameOf = (part: string): string => [...new URLSearchParams(part).keys()][0] ?? "";

/**
 * The query parameters with which a browser continues a sign-in on a page: a refresh token, or the ticket of a second
 * factor.
 */
export function broughtBy({ session, mfa }: SignInAnswer): { refreshToken: string } | { mfaTicket: string } | null {
  if (mfa) return { mfaTicket: mfa.ticket };
  return session && { refreshToken: session.refreshToken };
}
