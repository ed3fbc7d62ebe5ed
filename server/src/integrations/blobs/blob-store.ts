/**
 * Stores the contents of files by key, such as `files/3f/3f0c…`. Stored content is durable, complete and never changes.
 */
import { join } from "node:path";
import type { Readable } from "node:stream";
import { createLog } from "#platform/log.ts";
import type { Config } from "#platform/settings/config.ts";
import { openDiskBlobs } from "./disk-blobs.ts";

export interface ByteRange {
  start: number;
  /** The last byte, inclusive. */
  end: number;
}

interface StoredBlob {
  key: string;
  size: number;
  writtenAt: Date;
}

export interface BlobStore {
  /** Takes ownership of a received file. */
  keep: (key: string, path: string) => Promise<void>;
  /** For content that can be computed again: complete when present, but possibly lost when the machine stops. */
  cache: (key: string, content: Buffer) => Promise<void>;
  /** Returns null when there is no such blob. What is not read to its end must be destroyed. */
  open: (key: string, range?: ByteRange) => Promise<Readable | null>;
  /** Copies a blob to another key with the current time; returns false when there is none. */
  move: (from: string, to: string) => Promise<boolean>;
  /** Deletes the blob, if there is one. */
  remove: (key: string) => Promise<void>;
  /** Lists all keys that begin with this folder, such as `files/3f/`. */
  list: (folder: string) => AsyncIterable<StoredBlob>;
}

/** The prefix of everything that we store about files. */
export const filesFolder = ({ dataDir }: Pick<Config, "dataDir">): string => join(dataDir, "files");

/** With S3, all of it throws `files-unavailable`. */
export function openBlobStore(config: Pick<Config, "dataDir" | "files">, log = createLog("warn")): BlobStore {
  const { s3 } = config.files;
  if (!s3) return openDiskBlobs(filesFolder(config));
  // Only here: a server that keeps its files on disk never loads the library, which takes 40 MB.
  return openLater(async () => (await import("./s3-blobs.ts")).openS3Blobs(s3, log));
}

function openLater(open: () => Promise<BlobStore>): BlobStore {
  let opened: Promise<BlobStore> | undefined;
  const store = () => (opened ??= open());
  return {
    keep: async (key, path) => (await store()).keep(key, path),
    cache: async (key, content) => (await store()).cache(key, content),
    open: async (key, range) => (await store()).open(key, range),
    move: async (from, to) => (await store()).move(from, to),
    remove: async (key) => (await store()).remove(key),
    async *list(folder) {
      yield* (await store()).list(folder);
    },
  };
}
