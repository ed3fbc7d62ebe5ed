/** At most this many requests of one kind, from one address, within a sliding time window. */
import type { Limit } from "#platform/settings/setting-kinds.ts";
import type { RequestCounts } from "./request-counts.ts";

type OfAddress<Name extends string, Result> = (name: Name, address: string) => Promise<Result>;

export interface RateLimits<Name extends string> {
  /** Counts a request. Returns null, or the seconds to wait when it is over the limit. */
  take: OfAddress<Name, number | null>;
  /** Undoes the latest count, because the request was not one of this kind. */
  giveBack: OfAddress<Name, void>;
  /** The same as `take` without counting. */
  wait: OfAddress<Name, number | null>;
}

/** Limits of the same name count together, across servers. */
export function createRateLimits<Name extends string>(
  limits: Record<Name, Limit>,
  counts: RequestCounts,
): RateLimits<Name> {
  const keyOf = (name: Name, address: string) => `${name} ${address}`;
  return {
    take: (name, address) => counts.take(keyOf(name, address), limits[name]),
    giveBack: (name, address) => counts.giveBack(keyOf(name, address)),
    wait: (name, address) => counts.wait(keyOf(name, address), limits[name]),
  };
}
