/** Where the contents of files lie, by key: `files/3f/3f0c…`. What is kept is there for good, whole, and never changes. */
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Config } from "#platform/settings/config.ts";
import { openDiskBlobs } from "./disk-blobs.ts";
import { openS3Blobs } from "./s3-blobs.ts";

export interface ByteRange {
  start: number;
  /** The last byte that is meant. */
  end: number;
}

interface StoredBlob {
  key: string;
  size: number;
  writtenAt: Date;
}

export interface BlobStore {
  /** Takes over a file that was received. */
  keep: (key: string, path: string) => Promise<void>;
  /** For what can be made again: whole when it is there, but the machine may lose it when it stops. */
  cache: (key: string, content: Buffer) => Promise<void>;
  /** Null when there is no such blob. */
  open: (key: string, range?: ByteRange) => Promise<Readable | null>;
  /** Gives a blob another key, and counts it as written now; false when there is none. */
  move: (from: string, to: string) => Promise<boolean>;
  /** Gone afterwards, whether or not it was there. */
  remove: (key: string) => Promise<void>;
  /** All whose keys begin with this folder: `files/3f/`. */
  list: (folder: string) => AsyncIterable<StoredBlob>;
}

/** Where everything lies that is written by us about files. */
export const filesFolder = ({ dataDir }: Pick<Config, "dataDir">): string => join(dataDir, "files");

export function openBlobStore(config: Pick<Config, "dataDir" | "files">): BlobStore {
  return config.files.s3 ? openS3Blobs(config.files.s3) : openDiskBlobs(filesFolder(config));
}
