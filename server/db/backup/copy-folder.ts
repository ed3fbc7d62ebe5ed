import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "#platform/startup-error.ts";

export interface CopyOptions {
  /** Left out, by the path below the folder that is copied. */
  skip?: (path: string) => boolean;
  /** Listens for everything that is created. */
  made?: (path: string) => Promise<void>;
}

/** Copies a folder that others may be writing to: what goes away meanwhile is not missed. */
export const copyFolder = (from: string, to: string, options: CopyOptions = {}): Promise<void> =>
  copyBelow("", { from, to, options });

async function copyBelow(below: string, job: { from: string; to: string; options: CopyOptions }): Promise<void> {
  const { from, to, options } = job;
  const entries = await readdir(join(from, below), { withFileTypes: true }).catch(unlessGone);
  const folder = join(to, below);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await options.made?.(folder);
  for (const entry of entries ?? []) {
    const path = join(below, entry.name);
    if (options.skip?.(path)) continue;
    if (entry.isDirectory()) await copyBelow(path, job);
    else if (entry.isFile() && (await copyOne(join(from, path), join(to, path)))) await options.made?.(join(to, path));
  }
}

async function copyOne(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    return true;
  } catch (error) {
    unlessGone(error);
    return false;
  }
}

function unlessGone(error: unknown): undefined {
  if (errorCode(error) !== "ENOENT") throw error;
}
