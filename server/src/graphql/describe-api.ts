import { lexicographicSortSchema, printSchema } from "postgraphile/graphql";
import type { SchemaSource } from "./preset.ts";
import { buildSchema } from "./service.ts";

/** Returns the whole schema as text in a stable order, from which the web app's types are generated. */
export const describeApi = async (source: SchemaSource): Promise<string> =>
  `${printSchema(lexicographicSortSchema(await buildSchema(source)))}\n`;
