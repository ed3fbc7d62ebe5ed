import { fail } from "@boresight/domain/base/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LimitName } from "#platform/settings/auth-settings.ts";
import type { Config } from "#platform/settings/config.ts";
import { networkOf } from "#platform/http/network-of.ts";
import { createRateLimits, type RequestCounts } from "#platform/limits/rate-limits.ts";

/** Counts a request. Throws `too-many-requests`, with the seconds to wait in `Retry-After`, when it is over the limit. */
export type CountRequest = (name: LimitName, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export function countRequests({ auth }: Pick<Config, "auth">, counts: RequestCounts): CountRequest {
  const limits = auth.rateLimits && createRateLimits(auth.rateLimits, counts);

  return async (name, { ip }, reply) => {
    const wait = await limits?.take(name, networkOf(ip));
    if (typeof wait !== "number") return;
    reply.header("retry-after", String(wait));
    throw fail("too-many-requests");
  };
}
