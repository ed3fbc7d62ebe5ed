// A server from npm that speaks S3, in-process, over a temporary folder.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Settings } from "#platform/settings/file-settings.ts";

export interface S3Server extends AsyncDisposable {
  settings: S3Settings;
}

const bucket = "boresight";
const keys = { accessKey: "S3RVER", secretKey: "S3RVER" };

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "boresight-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket, region: "us-east-1", ...keys },
    async [Symbol.asyncDispose]() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
