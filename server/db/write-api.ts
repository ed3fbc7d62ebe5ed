// npm run codegen: writes server/schema.graphql from the database and the verbs; the web app's types are made from it.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeApi } from "#graphql/describe-api.ts";
import { openPool } from "#platform/database/db.ts";
import { listenForChanges } from "#platform/database/listen.ts";
import { createLog } from "#platform/log.ts";
import { migrate } from "#platform/database/migrate.ts";
import { withOwner } from "./with-owner.ts";

await withOwner(async (owner) => {
  const serverUrl = await migrate(owner);
  const pool = openPool(serverUrl);
  const changes = listenForChanges(serverUrl, createLog("silent"));
  try {
    await writeFile(join(import.meta.dirname, "../schema.graphql"), await describeApi(pool, changes));
  } finally {
    await changes.release();
    await pool.end();
  }
});
