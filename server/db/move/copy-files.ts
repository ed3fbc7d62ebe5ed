import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { filesFolder, type BlobStore } from "#integrations/blobs/blob-store.ts";
import { identityKey } from "#modules/files/file-store-identity.ts";
import type { Config } from "#platform/settings/config.ts";
import { StartupError } from "#platform/startup-error.ts";

interface Copying {
  from: BlobStore;
  to: BlobStore;
  config: Pick<Config, "dataDir">;
  say: (line: string) => void;
}

/** What is being received, which no row knows yet. */
const passing = "incoming/";

/**
 * Copies what is not there yet, or not whole; the mark by which database and store know each other goes last. Throws a
 * StartupError when in the end something is missing.
 */
export async function copyFiles({ from, to, config, say }: Copying): Promise<void> {
  const there = await sizesOf(to);
  const here = await sizesOf(from);
  let copied = 0;
  const keys = [...here.keys()].filter((key) => key !== identityKey && there.get(key) !== here.get(key));
  for (const key of [...keys, identityKey]) {
    await copyOne(key, { from, to, config });
    if (++copied % 1000 === 0) say(`${copied} of ${keys.length} files`);
  }
  await requireEqual(here, await sizesOf(to));
  say(`${here.size} files are in the bucket, each as large as it was.`);
}

/** By key. */
export async function sizesOf(store: BlobStore, folder = ""): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, size } of store.list(folder)) if (!key.startsWith(passing)) sizes.set(key, size);
  return sizes;
}

/** The store takes over a file of its own. */
async function copyOne(key: string, { from, to, config }: Omit<Copying, "say">): Promise<void> {
  const content = await from.open(key);
  if (!content) return;
  const folder = join(filesFolder(config), passing);
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  await pipeline(content, createWriteStream(path));
  await to.keep(key, path);
}

async function requireEqual(here: Map<string, number>, there: Map<string, number>): Promise<void> {
  const missing = [...here].filter(([key, size]) => there.get(key) !== size);
  if (missing.length === 0) return;
  throw new StartupError(
    `${missing.length} files are not in the bucket, ${missing[0]?.[0]} among them: run the command again.`,
  );
}
