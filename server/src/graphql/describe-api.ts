import type { Pool } from "pg";
import { lexicographicSortSchema, printSchema } from "postgraphile/graphql";
import type { Changes } from "#platform/database/listen.ts";
import { buildSchema } from "./service.ts";

/** The whole schema as text, in an order that does not change: what the web app's types are made from. */
export const describeApi = async (pool: Pool, changes: Changes): Promise<string> =>
  `${printSchema(lexicographicSortSchema(await buildSchema({ pool, changes })))}\n`;
