/** How often a secret link may be read, and how often an address may try unknown or ended links. */
import { fail } from "@boresight/domain/base/errors";
import type { LinkLimits } from "#platform/settings/link-settings.ts";
import { networkOf } from "#platform/http/network-of.ts";
import { createRateLimits, type RequestCounts } from "./rate-limits.ts";

export interface AskedLink {
  token: string;
  /** The reader's address. */
  address: string;
}

/** Finds what a link leads to; null for an unknown one. Throws `too-many-requests` with the seconds to wait. */
export type OpenLink = <Found>(asked: AskedLink, find: () => Promise<Found | null>) => Promise<Found | null>;

/**
 * Several displays behind one address are counted separately. An address that has tried too many unknown links is
 * refused before any lookup, so that further attempts reveal nothing and cost nothing. Null for no limits.
 */
export function guardLinks(limits: LinkLimits | null, requestCounts: RequestCounts): OpenLink {
  if (!limits) return (_asked, find) => find();
  const counts = createRateLimits(limits, requestCounts);

  return async ({ token, address: full }, find) => {
    const address = networkOf(full);
    requireWithinLimit(await counts.wait("unknownLink", address));
    const found = await find();
    requireWithinLimit(
      await (found === null ? counts.take("unknownLink", address) : counts.take("link", `${address} ${token}`)),
    );
    return found;
  };
}

function requireWithinLimit(retryAfter: number | null): void {
  if (retryAfter !== null) throw fail("too-many-requests", { retryAfter });
}
