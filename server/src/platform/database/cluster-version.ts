import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StartupError } from "#platform/startup-error.ts";

const manifestSchema = z.object({ version: z.string() });

/** PostgreSQL reads only the files of its own major version. Throws before anything is written, and says what to do. */
export async function requireSameMajor(binaries: string, folder: string): Promise<void> {
  const [ours, theirs] = [await majorOf(binaries), await majorOfCluster(folder)];
  if (theirs === ours) return;
  throw new StartupError(
    `The database in ${folder} is of PostgreSQL ${theirs}, and this release brings PostgreSQL ${ours}, which cannot read it. Nothing was changed: see "Another major version of PostgreSQL" in docs/operating.md.`,
  );
}

/** Throws where there is none. */
export async function majorOfCluster(folder: string): Promise<string> {
  const major = (await readFile(join(folder, "PG_VERSION"), "utf8").catch(() => null))?.trim();
  if (major === undefined)
    throw new StartupError(`There is no database in ${folder}: its file PG_VERSION is missing. Nothing was changed.`);
  return major;
}

/** The npm package has the version of the programs that it holds. */
export async function majorOf(binaries: string): Promise<string> {
  const manifest = await readFile(join(binaries, "../../package.json"), "utf8");
  return manifestSchema.parse(JSON.parse(manifest)).version.split(".")[0] ?? "";
}
