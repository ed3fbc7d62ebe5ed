import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { ownerOnly, ownerReads, syncFolder } from "#platform/settings/data-folder.ts";
import { errorCode } from "#platform/startup-error.ts";
import type { BlobStore } from "./blob-store.ts";

const chunkSize = 512 * 1024;

/** Stores blobs as files in a folder; incoming files must already be on the same disk. */
export function openDiskBlobs(root: string): BlobStore {
  return {
    async keep(key, path) {
      const target = join(root, key);
      const made = await mkdir(dirname(target), { recursive: true, mode: ownerOnly });
      await rename(path, target);
      await Promise.all([dirname(target), ...parentsOfNew(dirname(target), made)].map(syncFolder));
    },
    async cache(key, content) {
      const target = join(root, key);
      const beside = `${target}.${randomUUID()}`;
      await mkdir(dirname(target), { recursive: true, mode: ownerOnly });
      await writeFile(beside, content, { mode: ownerReads });
      await rename(beside, target);
    },
    async open(key, range) {
      try {
        const file = await open(join(root, key));
        return file.createReadStream({ highWaterMark: chunkSize, ...range });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async move(from, to) {
      const [source, target] = [join(root, from), join(root, to)];
      const now = new Date();
      try {
        await utimes(source, now, now);
        await mkdir(dirname(target), { recursive: true, mode: ownerOnly });
        await rename(source, target);
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    remove: (key) => rm(join(root, key), { force: true }),
    async *list(folder) {
      for (const path of await filesUnder(join(root, folder))) {
        const found = await stat(path).catch(unlessMissing);
        if (found) yield { key: relative(root, path), size: found.size, writtenAt: found.mtime };
      }
    },
  };
}

/** A new folder is durable only once its parent is synced; `made` is the outermost new one. */
function parentsOfNew(folder: string, made: string | undefined): string[] {
  if (made === undefined || folder.length < made.length) return [];
  return [dirname(folder), ...parentsOfNew(dirname(folder), made)];
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing);
  return (entries ?? []).filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

const isMissing = (error: unknown): boolean => errorCode(error) === "ENOENT";

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}
