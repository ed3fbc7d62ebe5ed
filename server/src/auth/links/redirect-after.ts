import { BoresightError, fail } from "@boresight/domain/base/errors";
import type { FastifyReply } from "fastify";
import type { Log } from "#platform/log.ts";
import { errorParameters, redirectWith } from "./redirect-with.ts";

interface Journey {
  reply: FastifyReply;
  /** The page that the person wanted. */
  redirectTo: string;
  log: Log;
}

/** Sends the browser on to where `next` says; whatever went wrong goes with it to the page the person wanted. */
export async function redirectAfter(
  { reply, redirectTo, log }: Journey,
  next: () => Promise<string>,
): Promise<FastifyReply> {
  const address = await next().catch((error: unknown) => redirectWith(redirectTo, errorParameters(known(error, log))));
  return reply.header("cache-control", "no-store").redirect(address);
}

function known(error: unknown, log: Log): BoresightError {
  if (error instanceof BoresightError) return error;
  log.error({ err: error }, "a social sign-in failed");
  return fail("internal-server-error");
}

/** What a provider does wrong, or does not do in time, is for the log; the person hears that it did not work there. */
export async function atProvider<Result>(work: Promise<Result>, log: Log): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BoresightError) throw error;
    log.warn({ err: error }, "a provider of identities did not answer as it should");
    throw fail("oauth-profile-fetch-failed");
  }
}
