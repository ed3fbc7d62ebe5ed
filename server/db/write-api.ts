// npm run codegen: writes server/schema.graphql from the database and the verbs; the web app's types are made from it.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openPool } from "#platform/database/db.ts";
import { listenForChanges } from "#platform/database/listen.ts";
import { createLog } from "#platform/log.ts";
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { withOwner } from "./with-owner.ts";

process.env["GRAPHILE_ENV"] ??= "production"; // PostGraphile prints a page of advice when nobody chose.
const { api } = await import("#areas.ts");
const { describeApi } = await import("#graphql/describe-api.ts");

await withOwner(async (owner) => {
  const serverUrl = await migrate(owner);
  const pool = openPool(serverUrl);
  const changes = listenForChanges(serverUrl, createLog("silent"));
  try {
    const path = join(import.meta.dirname, "../schema.graphql");
    await writeFile(path, await describeApi({ pool, changes, api }));
    console.log(`${path} describes the API`);
  } finally {
    await changes.release();
    await pool.end();
  }
});
