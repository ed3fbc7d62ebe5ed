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
  S3Client,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "#platform/settings/file-settings.ts";
import type { BlobStore } from "./blob-store.ts";

/** Stores blobs as objects in a bucket of any S3-compatible service. */
export function openS3Blobs({ endpoint, bucket: Bucket, region, accessKey, secretKey }: S3Settings): BlobStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    // Services other than Amazon's store the checksum frames of streamed uploads as content.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return {
    async keep(Key, path) {
      const { size: ContentLength } = await stat(path);
      await client.send(new PutObjectCommand({ Bucket, Key, Body: createReadStream(path), ContentLength }));
      await rm(path);
    },
    async cache(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }));
    },
    async open(Key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) }));
        if (Body instanceof Readable) return Body;
        throw new Error(`the blob store answered ${Key} without content`);
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async move(from, to) {
      try {
        await client.send(new CopyObjectCommand({ Bucket, CopySource: `${Bucket}/${from}`, Key: to }));
      } catch (error) {
        if (error instanceof NoSuchKey) return false;
        throw error;
      }
      await client.send(new DeleteObjectCommand({ Bucket, Key: from }));
      return true;
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async *list(Prefix) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key = "", Size = 0, LastModified = new Date() } of Contents) {
          yield { key: Key, size: Size, writtenAt: LastModified };
        }
      }
    },
  };
}
