import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { postgraphile } from "postgraphile";
import { grafserv } from "postgraphile/grafserv/node";
import type { Identify } from "#modules/accounts/sign-in/identify.ts";
import type { AddressOf } from "#platform/http/address-of.ts";
import type { Log } from "#platform/log.ts";
import type { QueryLimits } from "#platform/database/query-limits.ts";
import { mountHttp } from "./http.ts";
import { plugins, type VerbParts } from "./plugins.ts";
import { createEngine } from "./prepare.ts";
import { presentWith } from "./present-error.ts";
import { buildPreset } from "./preset.ts";
import { mountSocket } from "./socket.ts";
import { createTurns } from "./turn.ts";

export interface GraphqlParts extends VerbParts {
  pool: Pool;
  identify: Identify;
  log: Log;
  addressOf: AddressOf;
  queries: QueryLimits;
}

/** `/v1/graphql`: POST and WebSocket over the same schema. Nothing of PostGraphile's own server is mounted. */
export async function mountGraphql(
  app: FastifyInstance,
  { pool, identify, log, addressOf, queries, ...verbParts }: GraphqlParts,
): Promise<void> {
  const instance = postgraphile(buildPreset({ pool, changes: verbParts.changes, plugins: plugins(verbParts) }));
  const serv = instance.createServ(grafserv);
  await serv.ready();
  const engine = createEngine(serv, await instance.getSchema(), queries.cost);
  const parts = { engine, identify, present: presentWith(log), inTurn: createTurns(queries.share, verbParts.clock) };
  mountHttp(app, parts);
  mountSocket(app, { ...parts, addressOf, changes: verbParts.changes });
  app.addHook("onClose", () => instance.release());
}
