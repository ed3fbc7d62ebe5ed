import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import type { Log } from "#platform/log.ts";
import type { S3Settings } from "#platform/settings/file-settings.ts";
import type { BlobStore } from "./blob-store.ts";
import { isPassing, openStoreClient, storeUnavailable, type StoreLimits } from "./s3-client.ts";

/** Bytes that a store takes in a millisecond, at least. */
const slowestUpload = 500;

/** Stores blobs as objects in a bucket of any S3-compatible service. All of it throws `files-unavailable`. */
export function openS3Blobs(settings: S3Settings, log: Log, given?: StoreLimits): BlobStore {
  const { bucket: Bucket } = settings;
  const { client, ask, limits } = openStoreClient(settings, log, given);
  return {
    async keep(Key, path) {
      const { size: ContentLength } = await stat(path);
      const requestTimeout = limits.answer + Math.ceil(ContentLength / slowestUpload);
      const send = () => {
        const Body = createReadStream(path);
        const command = new PutObjectCommand({ Bucket, Key, Body, ContentLength });
        return client.send(command, { requestTimeout }).finally(() => Body.destroy());
      };
      // The library sends again what it holds in memory, but no stream.
      await ask(() => send().catch((error: Error) => (isPassing(error) ? send() : Promise.reject(error))));
      await rm(path);
    },
    async cache(Key, Body) {
      const requestTimeout = limits.answer + Math.ceil(Body.length / slowestUpload);
      await ask(() => client.send(new PutObjectCommand({ Bucket, Key, Body }), { requestTimeout }));
    },
    async open(Key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const command = new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) });
        const { Body } = await ask(() => client.send(command));
        if (Body instanceof Readable) return withoutStalling(Body, limits.answer);
        throw new Error(`the blob store answered ${Key} without content`);
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async move(from, to) {
      try {
        await ask(() => client.send(new CopyObjectCommand({ Bucket, CopySource: `${Bucket}/${from}`, Key: to })));
      } catch (error) {
        if (error instanceof NoSuchKey) return false;
        throw error;
      }
      await ask(() => client.send(new DeleteObjectCommand({ Bucket, Key: from })));
      return true;
    },
    async remove(Key) {
      await ask(() => client.send(new DeleteObjectCommand({ Bucket, Key })));
    },
    async *list(Prefix) {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix });
      for (;;) {
        const page = await ask(() => pages.next());
        if (page.done) return;
        for (const { Key = "", Size = 0, LastModified = new Date() } of page.value.Contents ?? []) {
          yield { key: Key, size: Size, writtenAt: LastModified };
        }
      }
    },
  };
}

/** Ends with `files-unavailable` when the store owes the next part for so long; one who reads slowly owes it nothing. */
function withoutStalling(body: Readable, patience: number): Readable {
  async function* parts() {
    const reading = body[Symbol.asyncIterator]();
    let stalled: NodeJS.Timeout | undefined;
    try {
      for (;;) {
        stalled = setTimeout(() => body.destroy(storeUnavailable(new Error("no content in time"))), patience);
        const part: IteratorResult<Buffer> = await reading.next();
        clearTimeout(stalled);
        if (part.done) return;
        yield part.value;
      }
    } finally {
      clearTimeout(stalled);
      body.destroy();
    }
  }
  const content = Readable.from(parts(), { objectMode: false });
  content.once("close", () => body.destroy()); // Also when nobody has begun to read.
  return content;
}
