/** What those ask who watch the server: whether it lives, and whether it should be sent requests. */
import { fail } from "@boresight/domain/base/errors";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Pool } from "pg";
import { requireDatabase } from "#platform/database/database-health.ts";
import { isServable } from "#platform/database/upgrade/watch-release.ts";

interface ProbeDeps {
  pool: Pool;
  /** The server was asked to stop, and still answers for a while. */
  isDraining?: () => boolean;
}

const answer = (reply: FastifyReply) => reply.header("cache-control", "no-store").type("application/json").send('"OK"');

export function mountProbes(app: FastifyInstance, { pool, isDraining = () => false }: ProbeDeps): void {
  // A database that is away is no reason to start the process again.
  app.get("/livez", async (_request, reply) => answer(reply));
  app.get("/readyz", async (_request, reply) => {
    if (isDraining()) throw fail("server-stopping");
    await requireDatabase(pool);
    if (!(await isServable(pool))) throw fail("server-stopping");
    return answer(reply);
  });
  app.get("/healthz", async (_request, reply) => {
    await requireDatabase(pool);
    return answer(reply);
  });
  // Whoever keeps a connection open finds another server with the next one.
  app.addHook("onSend", async (_request, reply) => {
    if (isDraining()) reply.header("connection", "close");
  });
}
