// Limits wrong attempts on one account, from however many addresses (contract auth.md).
import { BoresightError, fail, type ErrorCode } from "@boresight/domain/base/errors";
import type { Config } from "#platform/settings/config.ts";
import { createRateLimits } from "#platform/limits/rate-limits.ts";
import type { RequestCounts } from "#platform/limits/request-counts.ts";

/**
 * Runs an attempt at a secret of this account, named by its id, address or number. Only wrong attempts count; after
 * too many it throws `too-many-requests` with the seconds to wait, without running.
 */
export type GuardGuesses = <T>(account: string, attempt: () => Promise<T>) => Promise<T>;

const wrong: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "invalid-email-password",
  "invalid-otp",
  "invalid-recovery-code",
  "invalid-totp",
]);

export function guardGuesses({ auth }: Pick<Config, "auth">, counts: RequestCounts): GuardGuesses {
  if (!auth.rateLimits) return (_account, attempt) => attempt();
  const limits = createRateLimits({ account: auth.rateLimits.account }, counts);

  return async (account, attempt) => {
    const retryAfter = await limits.take("account", account); // Counted before the outcome is known, so that concurrent attempts count too.
    if (retryAfter !== null) throw fail("too-many-requests", { retryAfter });
    try {
      const result = await attempt();
      await limits.giveBack("account", account);
      return result;
    } catch (error) {
      if (!(error instanceof BoresightError && wrong.has(error.code))) await limits.giveBack("account", account);
      throw error;
    }
  };
}
