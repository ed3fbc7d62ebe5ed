import { fail } from "@boresight/domain/base/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LimitName } from "#platform/settings/auth-settings.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/settings/config.ts";
import { networkOf } from "#platform/http/network-of.ts";
import { createRateLimits } from "#platform/limits/rate-limits.ts";

/** Counts a request under a limit; one too many is `too-many-requests`, with the seconds to wait in `Retry-After`. */
export type CountRequest = (name: LimitName, request: FastifyRequest, reply: FastifyReply) => void;

export function countRequests({ auth }: Pick<Config, "auth">, clock: Clock): CountRequest {
  const limits = auth.rateLimits && createRateLimits(auth.rateLimits, clock);

  return (name, { ip }, reply) => {
    const wait = limits?.take(name, networkOf(ip)) ?? null;
    if (wait === null) return;
    reply.header("retry-after", String(wait));
    throw fail("too-many-requests");
  };
}
