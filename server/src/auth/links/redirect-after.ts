import { BoresightError, fail } from "@boresight/domain/base/errors";
import type { FastifyReply } from "fastify";
import type { Log } from "#platform/log.ts";
import type { Config } from "#platform/settings/config.ts";
import { errorParameters, redirectWith } from "./redirect-with.ts";

interface Journey {
  reply: FastifyReply;
  /** The page that the person wanted. */
  redirectTo: string;
  deps: { config: Pick<Config, "publicUrl">; log: Log };
}

/** Redirects the browser to the result of `next`; an error is passed to the page the person wanted. */
export async function redirectAfter(
  { reply, redirectTo, deps: { config, log } }: Journey,
  next: () => Promise<string>,
): Promise<FastifyReply> {
  const address = await next().catch((error: unknown) =>
    redirectWith(redirectTo, errorParameters(known(error, log)), config),
  );
  return reply.header("cache-control", "no-store").redirect(address);
}

function known(error: unknown, log: Log): BoresightError {
  if (error instanceof BoresightError) return error;
  log.error({ err: error }, "a social sign-in failed");
  return fail("internal-server-error");
}

/** A provider's mistake or timeout is logged; the person only sees that signing in there failed. */
export async function atProvider<Result>(work: Promise<Result>, log: Log): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BoresightError) throw error;
    log.warn({ err: error }, "a provider of identities did not answer as it should");
    throw fail("oauth-profile-fetch-failed");
  }
}
