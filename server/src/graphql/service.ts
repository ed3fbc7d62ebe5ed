import type { FastifyInstance } from "fastify";
import { makeSchema } from "postgraphile";
import type { GraphQLSchema } from "postgraphile/graphql";
import { grafserv } from "postgraphile/grafserv/node";
import type { Identify } from "#modules/accounts/sign-in/identify.ts";
import type { AddressOf } from "#platform/http/network-of.ts";
import { createNoteListeners } from "#platform/database/replica/fresh-listeners.ts";
import type { RequestCounts } from "#platform/limits/rate-limits.ts";
import type { QueryLimits } from "#platform/settings/query-limits.ts";
import type { ApiDeps } from "./api-deps.ts";
import { mountHttp } from "./http.ts";
import { createOrderChangeFeed } from "./order-change-feed.ts";
import { presentWith } from "./present-error.ts";
import type { IsPublished } from "./published-documents.ts";
import { documentReaderOf } from "./read-document.ts";
import { schemaPreset, servingPreset, type SchemaSource } from "./preset.ts";
import { createOperationWatch } from "./watch-operations.ts";
import { mountSocket } from "./socket.ts";
import { createChangeCount, createTurns } from "./limits/turn.ts";

export interface GraphqlDeps extends Omit<ApiDeps, "orderChanges">, SchemaSource {
  identify: Identify;
  addressOf: AddressOf;
  queries: QueryLimits;
  counts: RequestCounts;
  /** Those that the metrics distinguish. */
  operationNames: ReadonlySet<string>;
  /** Milliseconds; see `createOperationWatch`. */
  slowOperation: number | null;
  /** The only documents to accept; by default any. */
  isPublished?: IsPublished | undefined;
  /** A schema built for a database of the same structure; by default one is built. */
  schema?: GraphQLSchema | undefined;
}

/** `/v1/graphql`: POST and WebSocket over the same schema. PostGraphile's own server is not mounted. */
export async function mountGraphql(app: FastifyInstance, parts: GraphqlDeps): Promise<void> {
  const {
    pool,
    changes,
    api,
    identify,
    log,
    addressOf,
    queries,
    counts,
    isPublished,
    operationNames,
    slowOperation,
    ...deps
  } = parts;
  const source = { pool, changes, api };
  const schema = parts.schema ?? (await buildSchema(source));
  const preset = servingPreset(source, { ...deps, log, pool, orderChanges: createOrderChangeFeed(changes) });
  const serv = grafserv({ preset, schema });
  await serv.ready();
  const countChange = createChangeCount(queries.share, counts);
  const engine = { serv, limits: queries.cost, countChange, read: documentReaderOf(schema, isPublished) };
  const watchOperation = createOperationWatch({ log, known: operationNames, slow: slowOperation });
  const mounted = {
    engine,
    watchOperation,
    identify,
    present: presentWith(log),
    inTurn: createTurns(queries.share, counts),
  };
  mountHttp(app, mounted);
  const pages = [deps.config.publicUrl, deps.config.clientUrl];
  mountSocket(app, { ...mounted, log, addressOf, changes, pages, noteListeners: createNoteListeners(pool) });
  app.addHook("onClose", () => serv.release());
}

/** Takes a second: a server restarted for the same tables can be given the schema that was built before. */
export async function buildSchema(source: SchemaSource): Promise<GraphQLSchema> {
  return (await makeSchema(schemaPreset(source))).schema;
}
