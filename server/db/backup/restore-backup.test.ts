import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryDataFolder } from "../../test/data-folder.ts";
import { restoreBackup } from "./restore-backup.ts";

const root = await temporaryDataFolder();
afterAll(() => rm(root, { recursive: true }));

test.each([
  ["of another major version of PostgreSQL", "17\n", /is of PostgreSQL 17, and this release brings PostgreSQL 18/],
  ["without its database", null, /There is no database in .*PG_VERSION is missing/],
] as const)("a backup %s is refused, and the data folder stays empty", async (what, version, said) => {
  const source = join(root, what);
  const dataDir = join(root, `data ${what}`);
  await mkdir(join(source, "database"), { recursive: true });
  if (version !== null) await writeFile(join(source, "database/PG_VERSION"), version);
  await writeFile(
    join(source, "backup.json"),
    JSON.stringify({ madeAt: "2026-11-22T03:00:00.000Z", database: "embedded", files: "s3" }),
  );

  const restored = restoreBackup({ source, dataDir, environment: { DATA_DIR: dataDir } });

  await expect(restored).rejects.toThrow(said);
  expect(await readdir(dataDir)).toEqual([]);
});
