import { isUsable, tokenPollInterval } from "@boresight/domain/accounts/token-life";
import { lifeOf } from "#auth/decode-token.ts";

interface TokenSource {
  /** The access token of the moment; null while there is none. */
  accessToken: () => string | null;
  /** True once it is settled that nobody is signed in: then there is nothing to wait for. */
  isSignedOut: () => boolean;
}

/** Waits until the access token is there and outlives its journey; null when nobody is signed in. */
export async function waitForToken(source: TokenSource, now: () => number = Date.now): Promise<string | null> {
  while (!source.isSignedOut()) {
    const token = source.accessToken();
    if (token !== null && isUsable(lifeOf(token)?.expiresAt ?? 0, now())) return token;
    await new Promise((resolve) => setTimeout(resolve, tokenPollInterval));
  }
  return null;
}
