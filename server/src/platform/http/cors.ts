import type { FastifyInstance } from "fastify";

const allowedMethods = "GET, POST, PUT, DELETE, HEAD, OPTIONS";

/** Allows pages of these origins to call the server; browsers refuse all others. */
export function allowOrigins(app: FastifyInstance, addresses: readonly string[]): void {
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  app.addHook("onRequest", async (request, reply) => {
    const { origin } = request.headers;
    reply.header("vary", "Origin");
    if (origin && origins.has(origin)) {
      reply
        .header("access-control-allow-origin", origin)
        .header("access-control-allow-credentials", "true")
        .header("access-control-expose-headers", "Retry-After");
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
