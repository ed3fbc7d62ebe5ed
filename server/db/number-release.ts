// Every change of migrations or rules makes a release of the schema, with a number by which servers know older from newer.
import { writeFile } from "node:fs/promises";
import { readRelease, releaseFile } from "#platform/database/upgrade/release.ts";
import { readSqlFiles } from "#platform/database/upgrade/sql-files.ts";

/** Gives the SQL the next number where it has changed. */
export async function numberRelease(): Promise<void> {
  const [release, { hash }] = await Promise.all([readRelease(), readSqlFiles()]);
  if (release.hash === hash) return;
  const next = { ...release, number: release.number + 1, hash };
  await writeFile(releaseFile, `${JSON.stringify(next, null, 2)}\n`);
}
