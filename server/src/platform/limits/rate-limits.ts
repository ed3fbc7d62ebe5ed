/** At most so many requests of one kind, from one address, within a time that slides along. */
import type { Clock } from "#platform/clock.ts";

export interface Limit {
  count: number;
  /** In milliseconds. */
  within: number;
}

export interface RateLimits<Name extends string> {
  /** Counts a request; answers null, or the seconds to wait when it is one too many. */
  take: (name: Name, address: string) => number | null;
  /** Takes the latest count back: the request turned out not to be one of this kind. */
  giveBack: (name: Name, address: string) => void;
  /** The same as `take` without counting one. */
  wait: (name: Name, address: string) => number | null;
}

/** Beyond this, the oldest addresses are forgotten: a flood of them must not fill the memory. */
const mostAddresses = 50_000;

/** Kept in this process's memory: several processes each count their own share. */
export function createRateLimits<Name extends string>(limits: Record<Name, Limit>, clock: Clock): RateLimits<Name> {
  const taken = new Map<string, number[]>();
  const keyOf = (name: Name, address: string) => `${name} ${address}`;

  function look(name: Name, address: string) {
    const { count, within } = limits[name];
    const now = clock().getTime();
    const recent = (taken.get(keyOf(name, address)) ?? []).filter((at) => at > now - within);
    const [oldest] = recent;
    const isTooMany = oldest !== undefined && recent.length >= count;
    return { now, recent, wait: isTooMany ? Math.ceil((oldest + within - now) / 1000) : null };
  }

  return {
    take(name, address) {
      const key = keyOf(name, address);
      const { now, recent, wait } = look(name, address);
      if (wait === null) recent.push(now);
      taken.delete(key); // Set anew, so that the map's order is the order of last use.
      taken.set(key, recent);
      if (taken.size > mostAddresses) taken.delete(taken.keys().next().value ?? key);
      return wait;
    },
    giveBack: (name, address) => void taken.get(keyOf(name, address))?.pop(),
    wait: (name, address) => look(name, address).wait,
  };
}
