// How often one login may call functions: each of them reads much or sets a PDF.
import { fail } from "@boresight/domain/base/errors";
import type { Caller } from "#platform/caller.ts";
import type { CallerShare } from "#platform/settings/query-limits.ts";
import { createRateLimits, type RateLimits, type RequestCounts } from "#platform/limits/rate-limits.ts";

/** Of one person: each sets a PDF. */
const mostPreviews = { count: 30, within: 60_000 };

type Kind = "call" | "preview";
/** Null limits nothing. */
export type CallLimits = RateLimits<Kind> | null;

export const limitCalls = (share: CallerShare | null, counts: RequestCounts): CallLimits =>
  share && createRateLimits({ call: share.functions, preview: mostPreviews }, counts);

/** Throws `too-many-requests`. Who is not signed in is limited by the links, the operator by nothing. */
export async function countCall(kind: Kind, { userId }: Caller, limits: CallLimits): Promise<void> {
  const retryAfter = userId === null ? null : ((await limits?.take(kind, userId)) ?? null);
  if (retryAfter !== null) throw fail("too-many-requests", { retryAfter });
}
