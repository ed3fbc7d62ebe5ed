import type { Pool } from "pg";
import { makeSchema } from "postgraphile";
import { lexicographicSortSchema, printSchema } from "postgraphile/graphql";
import { systemClock } from "#platform/clock.ts";
import { randomIds } from "#platform/ids.ts";
import { guardLinks } from "#platform/limits/link-limits.ts";
import type { Changes } from "#platform/database/listen.ts";
import { plugins } from "./plugins.ts";
import { buildPreset } from "./preset.ts";

const decode = () => Promise.reject(new Error("nobody asks while the schema is written"));

/** The whole schema as text, in an order that does not change: what the web app's types are made from. */
export async function describeApi(pool: Pool, changes: Changes): Promise<string> {
  const config = { brandName: "", clientUrl: "", publicUrl: "" };
  const openLink = guardLinks(null, systemClock);
  const parts = { clock: systemClock, ids: randomIds, config, changes, decode, openLink }; // None of it shows in the schema.
  const { schema } = await makeSchema(buildPreset({ pool, changes, plugins: plugins(parts) }));
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
