import { isUsable, tokenPollInterval } from "@boresight/domain/accounts/token-life";
import { lifeOf } from "#auth/decode-token.ts";
import type { LiveSession } from "#auth/session.ts";

interface TokenSource {
  /** The current session; null while there is none. */
  session: () => Pick<LiveSession, "accessToken" | "expiresAt"> | null;
  /** True once it is certain that nobody is signed in: then there is nothing to wait for. */
  isSignedOut: () => boolean;
}

/**
 * Waits for an access token that lives long enough to be sent; returns null when nobody is signed in. A token needs an
 * `exp` claim, but how long it lives is the session's to say: a device whose clock is fast would find every claim past.
 */
export async function waitForToken(source: TokenSource, now: () => number = Date.now): Promise<string | null> {
  while (!source.isSignedOut()) {
    const session = source.session();
    if (session && lifeOf(session.accessToken) && isUsable(session.expiresAt, now())) return session.accessToken;
    await new Promise((resolve) => setTimeout(resolve, tokenPollInterval));
  }
  return null;
}
