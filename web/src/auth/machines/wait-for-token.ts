import { isUsable, tokenPollInterval } from "@boresight/domain/accounts/token-life";
import { lifeOf } from "#auth/decode-token.ts";

interface TokenSource {
  /** The current access token; null while there is none. */
  accessToken: () => string | null;
  /** True once it is certain that nobody is signed in: then there is nothing to wait for. */
  isSignedOut: () => boolean;
}

/** Waits for an access token that lives long enough to be sent; returns null when nobody is signed in. */
export async function waitForToken(source: TokenSource, now: () => number = Date.now): Promise<string | null> {
  while (!source.isSignedOut()) {
    const token = source.accessToken();
    if (token !== null && isUsable(lifeOf(token)?.expiresAt ?? 0, now())) return token;
    await new Promise((resolve) => setTimeout(resolve, tokenPollInterval));
  }
  return null;
}
