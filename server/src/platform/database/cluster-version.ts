import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StartupError } from "#platform/startup-error.ts";

const manifestSchema = z.object({ version: z.string() });

/** PostgreSQL reads only the files of its own major version. Throws before anything is written, and says what to do. */
export async function requireSameMajor(binaries: string, folder: string): Promise<void> {
  const theirs = (await readFile(join(folder, "PG_VERSION"), "utf8").catch(() => null))?.trim();
  if (theirs === undefined)
    throw new StartupError(`There is no database in ${folder}: its file PG_VERSION is missing. Nothing was changed.`);
  const ours = await majorOf(binaries);
  if (theirs === ours) return;
  throw new StartupError(
    `The database in ${folder} is of PostgreSQL ${theirs}, and this release brings PostgreSQL ${ours}, which cannot read it. Nothing was changed: go back to the release that you had, and see "Another major version of PostgreSQL" in docs/operating.md.`,
  );
}

/** The npm package has the version of the programs that it holds. */
async function majorOf(binaries: string): Promise<string> {
  const manifest = await readFile(join(binaries, "../../package.json"), "utf8");
  return manifestSchema.parse(JSON.parse(manifest)).version.split(".")[0] ?? "";
}
