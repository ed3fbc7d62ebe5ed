import { z } from "zod";
import type { QboTokens } from "#integrations/quickbooks/connection/token-store.ts";
import { createSealing } from "#platform/seal.ts";
import type { Config } from "#platform/settings/config.ts";

export interface TokenSealing {
  seal: (tokens: QboTokens) => Buffer;
  /** Null when none of our keys opens it. */
  open: (sealed: Buffer) => QboTokens | null;
}

const tokensSchema = z.object({
  accessToken: z.string(),
  accessExpiresAt: z.coerce.date(),
  refreshToken: z.string(),
  reconnectBefore: z.coerce.date(),
});

const sealingOf = (key: string) => createSealing(key, "quickbooks tokens");

/** Encrypts with the present key; opens also what an earlier one encrypted, so that keys can be changed. */
export function tokenSealing({ qbo, sealSecret }: Pick<Config, "qbo" | "sealSecret">): TokenSealing {
  const present = sealingOf(qbo?.tokenKey ?? sealSecret);
  const earlier = [...(qbo?.previousTokenKey ? [qbo.previousTokenKey] : []), sealSecret].map(sealingOf);
  return {
    seal: (tokens) => present.seal(JSON.stringify(tokens)),
    open(sealed) {
      for (const { open } of [present, ...earlier]) {
        const text = opened(open, sealed);
        if (text !== null) return tokensSchema.parse(JSON.parse(text));
      }
      return null;
    },
  };
}

function opened(open: (sealed: Buffer) => string, sealed: Buffer): string | null {
  try {
    return open(sealed);
  } catch {
    return null; // Another key's, or damaged: the encryption does not say which.
  }
}
