import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

const allowedMethods = "GET, POST, PUT, DELETE, HEAD, OPTIONS";

const originsOf = (addresses: readonly string[]) => new Set(addresses.map((address) => new URL(address).origin));

/**
 * Whether a socket is opened by a program, which names no origin, or by a page of ours: of these addresses, or of the very
 * host that it asks. Browsers let pages of any origin open sockets, so that the server has to look.
 */
export function isOwnSocket({ headers: { origin, host } }: IncomingMessage, addresses: readonly string[]): boolean {
  if (origin === undefined || originsOf(addresses).has(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Allows pages of these origins to call the server; browsers refuse all others. */
export function allowOrigins(app: FastifyInstance, addresses: readonly string[]): void {
  const origins = originsOf(addresses);
  app.addHook("onRequest", async (request, reply) => {
    const { origin } = request.headers;
    reply.header("vary", "Origin");
    if (origin && origins.has(origin)) {
      reply
        .header("access-control-allow-origin", origin)
        .header("access-control-allow-credentials", "true")
        .header("access-control-expose-headers", "Retry-After, X-Request-Id");
    }
    if (request.method !== "OPTIONS") return;
    if (origin && origins.has(origin)) {
      reply
        .header("access-control-allow-methods", allowedMethods)
        .header("access-control-allow-headers", request.headers["access-control-request-headers"] ?? "")
        .header("access-control-max-age", "86400");
    }
    await reply.code(204).send();
  });
}
