import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { postgraphile } from "postgraphile";
import { grafserv } from "postgraphile/grafserv/node";
import type { Identify } from "#modules/accounts/identify.ts";
import type { AddressOf } from "#platform/address-of.ts";
import type { Log } from "#platform/log.ts";
import { mountHttp } from "./http.ts";
import { plugins, type VerbParts } from "./plugins.ts";
import { presentWith } from "./present-error.ts";
import { buildPreset } from "./preset.ts";
import { mountSocket } from "./socket.ts";

export interface GraphqlParts extends VerbParts {
  pool: Pool;
  identify: Identify;
  log: Log;
  addressOf: AddressOf;
}

/** `/v1/graphql`: POST and WebSocket over the same schema. Nothing of PostGraphile's own server is mounted. */
export async function mountGraphql(
  app: FastifyInstance,
  { pool, identify, log, addressOf, ...verbParts }: GraphqlParts,
): Promise<void> {
  const instance = postgraphile(buildPreset({ pool, changes: verbParts.changes, plugins: plugins(verbParts) }));
  const serv = instance.createServ(grafserv);
  await serv.ready();
  const parts = { serv, identify, present: presentWith(log) };
  mountHttp(app, parts);
  mountSocket(app, { ...parts, addressOf });
  app.addHook("onClose", () => instance.release());
}
