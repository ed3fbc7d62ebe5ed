import type { Pool } from "pg";
import { lexicographicSortSchema, printSchema } from "postgraphile/graphql";
import type { Changes } from "#platform/database/listen.ts";
import { buildSchema } from "./service.ts";

/** Returns the whole schema as text in a stable order, from which the web app's types are generated. */
export const describeApi = async (pool: Pool, changes: Changes): Promise<string> =>
  `${printSchema(lexicographicSortSchema(await buildSchema({ pool, changes })))}\n`;
