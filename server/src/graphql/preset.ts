/**
 * What the API exposes and under whose rights it reads: the tables of `app` through PostGraphile, guarded by row
 * security.
 */
import { PgSimplifyInflectionPreset } from "@graphile/simplify-inflection";
import { makePgService } from "postgraphile/adaptors/pg";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";
import { PostGraphileConnectionFilterPreset } from "postgraphile-plugin-connection-filter";
import type { Pool } from "pg";
import type { Caller } from "#platform/caller.ts";
import type { Changes } from "#platform/database/listen.ts";
import { rightsAdaptor } from "#platform/database/rights/rights-adaptor.ts";
import { settingsFor } from "#platform/database/transaction.ts";
import type { ApiDeps } from "./api-deps.ts";
import { KnownBehaviors } from "./known-behaviors.ts";
import { PageCap } from "./limits/limits.ts";
import { boundedCountsPlugin } from "./fields/bounded-counts.ts";
import { definitionFiltersPlugin } from "./fields/definition-filters.ts";
import { internalValuesPlugin } from "./fields/internal-values.ts";
import { nonNullListsPlugin } from "./fields/non-null-lists.ts";
import type { Verbs } from "./verbs/print-verbs.ts";
import { verbsPlugin } from "./verbs/verbs-plugin.ts";

declare global {
  namespace Grafast {
    interface RequestContext {
      caller: Caller;
      address: string;
      userAgent: string;
    }
    interface Context {
      caller: Caller;
      /** The caller's network address. */
      address: string;
      /** The caller's program, as it names itself. */
      userAgent: string;
      deps: ApiDeps;
    }
  }
}

/** Keeps `id` as `id`; PostGraphile would call it `rowId`. */
const KeepIds: GraphileConfig.Plugin = {
  name: "KeepIds",
  version: "1.0.0",
  inflection: {
    replace: {
      _attributeName(previous, _options, details) {
        return previous!.call(this, { ...details, skipRowId: true });
      },
    },
  },
};

export interface SchemaSource {
  pool: Pool;
  changes: Changes;
  /** What the API has besides the tables. */
  api: { verbs: Verbs; reads: readonly GraphileConfig.Plugin[] };
}

/** What holds for all tables. */
const everywhere = [definitionFiltersPlugin, internalValuesPlugin, boundedCountsPlugin, nonNullListsPlugin];

function pgService({ pool, changes }: Pick<SchemaSource, "pool" | "changes">): GraphileConfig.PgServiceConfiguration {
  const service = makePgService({ pool, schemas: ["app"], pgSubscriber: changes });
  const adaptor = { ...service.adaptor, createWithPgClient: () => rightsAdaptor(pool) };
  return { ...service, adaptor: adaptor as unknown as typeof service.adaptor }; // Nobody asks it for pg's own client.
}

/** What the schema is built from; servers whose databases have the same structure can share one. */
export const schemaPreset = ({ api, ...source }: SchemaSource): GraphileConfig.Preset => ({
  extends: [PostGraphileAmberPreset, PgSimplifyInflectionPreset, PostGraphileConnectionFilterPreset],
  plugins: [KnownBehaviors, KeepIds, PageCap, verbsPlugin(api.verbs), ...api.reads, ...everywhere],
  disablePlugins: ["NodePlugin", "QueryQueryPlugin"],
  pgServices: [pgService(source)],
  schema: {
    defaultBehavior:
      "-resource:insert -resource:update -resource:delete -resource:connection:backwards +attribute:orderBy",
    connectionFilterRelations: true,
    connectionFilterComputedColumns: false,
    connectionFilterAllowNullInput: true,
    connectionFilterAllowEmptyObjectInput: true,
  },
  grafserv: { graphiql: false, watch: false },
  grafast: { explain: false },
});

/** What one server adds to the schema: its own database, and the parts that verbs and fields use. */
export const servingPreset = (source: SchemaSource, deps: ApiDeps): GraphileConfig.Preset => ({
  extends: [schemaPreset(source)],
  grafast: {
    context({ caller, address, userAgent }, args) {
      if (!caller || address === undefined || userAgent === undefined) throw new Error("nobody asks");
      return { ...args.contextValue, caller, address, userAgent, deps, pgSettings: settingsFor(caller) };
    },
  },
});
