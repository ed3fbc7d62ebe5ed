// Incoming content: streamed to a temporary file, counted on the way, and synced to disk at the end.
import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { ownerOnly, ownerReads } from "#platform/settings/data-folder.ts";
import { noteContent } from "#platform/limits/garbage-collection.ts";

export interface Received {
  path: string;
  /** Bytes sent; when they exceed the limit only the first part is at the path. */
  size: number;
  /** Null where hashing would have kept the sender waiting. */
  sha256: string | null;
  /** The first bytes, from which the content type is detected. */
  head: Buffer;
  /** Deletes the file unless a blob store has taken it. */
  discard: () => Promise<void>;
}

export interface Incoming {
  /** Reads all of the content but writes no more than the limit. */
  receive: (content: Readable, most: number) => Promise<Received>;
  /** Deletes the temporary files of a process that was killed. */
  removeOlderThan: (moment: Date) => Promise<number>;
}

const headSize = 16 * 1024;
/** Written in one go. Content up to this size is hashed from memory; hashing more would take longer than writing it. */
const batchSize = 1_000_000;

export function openIncoming(folder: string): Incoming {
  return {
    async receive(content, most) {
      await mkdir(folder, { recursive: true, mode: ownerOnly });
      const path = join(folder, randomUUID());
      const discard = () => rm(path, { force: true });
      try {
        return { path, discard, ...(await write(content, path, most)) };
      } catch (error) {
        await discard();
        throw error;
      }
    },
    async removeOlderThan(moment) {
      await mkdir(folder, { recursive: true, mode: ownerOnly });
      let removed = 0;
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if ((await stat(path)).mtime >= moment) continue;
        await rm(path);
        removed++;
      }
      return removed;
    },
  };
}

async function write(content: Readable, path: string, most: number) {
  await using file = await open(path, "wx", ownerReads);
  const heads: Buffer[] = [];
  let batch: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (size < headSize) heads.push(chunk);
    size += chunk.length;
    if (size > most) continue; // Read to the end anyway: the error message states the size.
    batch.push(chunk);
    if (sizeOf(batch) < batchSize) continue;
    await writeAll(file, batch);
    noteContent(sizeOf(batch));
    batch = [];
  }
  const sha256 = sizeOf(batch) === size ? hashOf(batch) : null;
  await writeAll(file, batch);
  await file.sync();
  return { size, sha256, head: Buffer.concat(heads).subarray(0, headSize) };
}

/** A write may take fewer bytes than it was given. */
async function writeAll(file: FileHandle, chunks: readonly Buffer[]): Promise<void> {
  if (chunks.length === 0) return;
  const { bytesWritten } = await file.writev(chunks);
  if (bytesWritten < sizeOf(chunks)) await file.writeFile(Buffer.concat(chunks).subarray(bytesWritten));
}

const sizeOf = (chunks: readonly Buffer[]): number => chunks.reduce((sum, { length }) => sum + length, 0);

function hashOf(chunks: readonly Buffer[]): string {
  const hash = createHash("sha256");
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}
