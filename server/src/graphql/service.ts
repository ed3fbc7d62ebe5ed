import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { postgraphile } from "postgraphile";
import { grafserv } from "postgraphile/grafserv/node";
import type { Identify } from "#modules/accounts/identify.ts";
import type { Clock } from "#platform/clock.ts";
import type { Changes } from "#platform/listen.ts";
import type { Log } from "#platform/log.ts";
import { mountHttp } from "./http.ts";
import { plugins } from "./plugins.ts";
import { presentWith } from "./present-error.ts";
import { buildPreset } from "./preset.ts";
import { mountSocket } from "./socket.ts";

export interface GraphqlParts {
  pool: Pool;
  changes: Changes;
  identify: Identify;
  clock: Clock;
  log: Log;
}

/** `/v1/graphql`: POST and WebSocket over the same schema. Nothing of PostGraphile's own server is mounted. */
export async function mountGraphql(
  app: FastifyInstance,
  { pool, changes, identify, clock, log }: GraphqlParts,
): Promise<void> {
  const instance = postgraphile(buildPreset({ pool, changes, plugins: plugins(clock) }));
  const serv = instance.createServ(grafserv);
  await serv.ready();
  const parts = { serv, identify, present: presentWith(log) };
  mountHttp(app, parts);
  mountSocket(app, parts);
  app.addHook("onClose", () => instance.release());
}
