/** Runs every operation within its caller's share of the server. */
import { fail } from "@boresight/domain/base/errors";
import type { Caller } from "#platform/caller.ts";
import { networkOf } from "#platform/http/network-of.ts";
import type { CallerShare } from "#platform/settings/query-limits.ts";
import { createRateLimits, type RequestCounts } from "#platform/limits/rate-limits.ts";
import { createFairShare } from "./fair-share.ts";

/** Who asks, and from where. */
export interface Asker {
  caller: Caller;
  address: string;
  userAgent: string;
}

/** Does the work when it is the caller's turn. */
export type InTurn = <Answer>(asker: Asker, work: () => Promise<Answer>) => Promise<Answer>;

/** Counts a mutation of a login. Returns null, or the seconds to wait when there were too many within the time. */
export type CountChange = (asker: Asker) => Promise<number | null>;

/** Null counts nothing. */
export function createChangeCount(share: CallerShare | null, counts: RequestCounts): CountChange {
  if (!share) return async () => null;
  const changes = createRateLimits({ changes: share.changes }, counts);
  return async ({ caller }) => (caller.userId === null ? null : changes.take("changes", caller.userId));
}

/** Null limits nothing; nor is the operator limited, who uses the admin secret. */
export function createTurns(share: CallerShare | null, counts: RequestCounts): InTurn {
  if (!share) return (_asker, work) => work();
  const { enter } = createFairShare(share);
  const requests = createRateLimits({ anonymous: share.anonymous }, counts);

  return async ({ caller, address }, work) => {
    const isAnonymous = caller.role === "public";
    if (!isAnonymous && caller.userId === null) return work();
    const retryAfter = isAnonymous ? await requests.take("anonymous", networkOf(address)) : null;
    if (retryAfter !== null) throw fail("too-many-requests", { retryAfter });
    const leave = await enter(isAnonymous ? networkOf(address) : (caller.userId ?? address));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
