import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { api } from "#areas.ts";
import { listenForChanges } from "#platform/database/listen.ts";
import { createLog } from "#platform/log.ts";
import { cloneDatabase } from "../../test/database.ts";
import { describeApi } from "./describe-api.ts";

test("schema.graphql is what the API shows; otherwise run npm run codegen", async () => {
  await using db = await cloneDatabase();
  const changes = listenForChanges(db.serverUrl, createLog("silent"));

  const written = await readFile(join(import.meta.dirname, "../../schema.graphql"), "utf8");

  expect(await describeApi({ pool: db.server, changes, api })).toBe(written);
  await changes.release();
});
