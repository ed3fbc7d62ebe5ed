// Runs the published clients unchanged against the running server, on both kinds of stores.
import { HasuraStorageClient } from "@nhost/hasura-storage-js";
import { createStorageClient } from "nhost-js-3";
import { createNhostClient, type NhostClient } from "nhost-js-4";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photo } from "../../test/files/sample-files.ts";
import { openStorage, stores, type TestStorage } from "../../test/files/storage.ts";
import { freePort } from "#platform/free-port.ts";

describe.each(stores)("on %s", (store) => {
  let storage: TestStorage;
  let image: Buffer;
  let bytes: Blob;
  beforeAll(async () => {
    const port = await freePort();
    storage = await openStorage(store, { port, publicUrl: `http://127.0.0.1:${port}` });
    image = await photo(400, 300);
    bytes = new Blob([image], { type: "image/jpeg" });
  });
  afterAll(() => storage[Symbol.asyncDispose]());

  const token = () => storage.as.carla["authorization"]?.replace("Bearer ", "") ?? "";

  async function listed(id: string): Promise<string[]> {
    const query = "query ($id: UUID!) { files(filter: { id: { equalTo: $id } }) { nodes { name } } }";
    const { data } = await storage.server.graphql(query, { id }, { token: token() });
    return data.files.nodes.map(({ name }: { name: string }) => name);
  }

  describe.each([
    ["hasura-storage-js 2.9", (url: string) => new HasuraStorageClient({ url })],
    ["nhost-js 3.3", (storageUrl: string) => createStorageClient(urlsWith(storageUrl))],
  ])("%s", (_name, create) => {
    let client: HasuraStorageClient;
    beforeAll(() => {
      client = create(`${storage.server.url}/v1/storage`);
      client.setAccessToken(token());
    });

    test("uploads, lists, downloads, resizes and deletes", async () => {
      const file = new File([bytes], "vin.jpg", { type: "image/jpeg" });

      const { fileMetadata, error } = await client.upload({ file, name: "VIN Schild.jpg", bucketId: "default" });
      const id = fileMetadata?.id ?? "";
      const names = await listed(id);
      const whole = await client.download({ fileId: id });
      const small = await client.download({ fileId: id, width: 100, quality: 50 });
      const removed = await client.delete({ fileId: id });
      const gone = await client.download({ fileId: id });

      expect([error, names, removed.error]).toEqual([null, ["VIN Schild.jpg"], null]);
      expect(fileMetadata).toMatchObject({ bucketId: "default", name: "VIN Schild.jpg", size: image.length });
      expect((await contentOf(whole.file)).equals(image)).toBe(true);
      expect(await sizeOf(small.file)).toEqual([100, 75]);
      expect(JSON.parse(gone.error?.message ?? "")).toEqual({ error: { message: "file not found" } });
    });

    test("uploads several files with a form", async () => {
      const formData = new FormData();
      formData.append("file[]", bytes, "one.jpg");
      formData.append("file[]", bytes, "two.jpg");

      const { fileMetadata, error } = await client.upload({ formData });

      expect(error).toBeNull();
      expect(fileMetadata?.processedFiles.map(({ name }) => name)).toEqual(["one.jpg", "two.jpg"]);
    });

    test("uploads one file with a form, and finds it in the list", async () => {
      const formData = new FormData();
      formData.append("file[]", bytes, "one.jpg");

      const { fileMetadata } = await client.upload({ formData });

      expect(fileMetadata?.processedFiles).toHaveLength(1);
    });

    test("presigns, with image options after the signature", async () => {
      const { fileMetadata } = await client.upload({ file: new File([bytes], "a.jpg", { type: "image/jpeg" }) });

      const { presignedUrl } = await client.getPresignedUrl({ fileId: fileMetadata?.id ?? "", width: 40, height: 40 });

      expect(presignedUrl?.expiration).toBe(30);
      expect(await sizeOf(await (await fetch(presignedUrl?.url ?? "")).blob())).toEqual([40, 40]);
    });

    test("receives the reason of an error", async () => {
      const { error } = await client.upload({ file: new File([], "empty.txt") });

      expect(error).toEqual({ status: 400, message: "file too small", error: "Bad Request" });
    });
  });

  describe("nhost-js 4.7", () => {
    let client: NhostClient["storage"];
    beforeAll(() => {
      client = createNhostClient({ storageUrl: `${storage.server.url}/v1/storage` }).storage;
      client.pushChainFunction(
        (next: typeof fetch) => (url: string, init: RequestInit) =>
          next(url, {
            ...init,
            headers: new Headers([...new Headers(init.headers), ...Object.entries(storage.as.carla)]),
          }),
      );
    });
    const upload = async () => {
      const { body } = await client.uploadFiles({
        "file[]": [new File([bytes], "a.jpg", { type: "image/jpeg" })],
        "metadata[]": [{ name: "Odometer.jpg", metadata: { side: "front" } }],
        "bucket-id": "default",
      });
      return body.processedFiles[0]!;
    };

    test("uploads, lists, downloads, resizes and deletes", async () => {
      const { id, etag, metadata } = await upload();
      const names = await listed(id);
      const whole = await client.getFile(id);
      const small = await client.getFile(id, { w: 100, f: "webp" });
      const headers = await client.getFileMetadataHeaders(id);
      const removed = await client.deleteFile(id);

      expect([names, metadata, removed.status]).toEqual([["Odometer.jpg"], { side: "front" }, 204]);
      expect((await contentOf(whole.body)).equals(image)).toBe(true);
      expect(await sizeOf(small.body)).toEqual([100, 75]);
      expect(headers.headers.get("etag")).toBe(etag);
      await expect(client.getFile(id)).rejects.toMatchObject({
        status: 404,
        body: { error: { message: "file not found" } },
      });
    });

    test('replaces, and throws on "not modified", as this client does', async () => {
      const { id, etag } = await upload();

      const { body } = await client.replaceFile(id, {
        file: new File(["second"], "b.txt", { type: "text/plain" }),
        metadata: { name: "c.txt", metadata: { side: "rear" } },
      });

      expect(body).toMatchObject({ id, name: "c.txt", size: 6, mimeType: "text/plain", metadata: { side: "rear" } });
      expect(body.etag).not.toBe(etag);
      const condition = { headers: { "if-none-match": body.etag } };
      await expect(client.getFile(id, {}, condition)).rejects.toMatchObject({ status: 304, body: {} });
      await expect(client.getFile(id, {}, { headers: { "if-match": etag } })).rejects.toMatchObject({ status: 412 });
    });

    test("presigns, and reports the version", async () => {
      const { id } = await upload();

      const { body } = await client.getFilePresignedURL(id);
      const { body: version } = await client.getVersion();

      expect((await (await fetch(body.url)).blob()).size).toBe(image.length);
      expect(version.buildVersion).toMatch(/^\d/);
    });
  });
});

const contentOf = async (file: Blob | null): Promise<Buffer> => Buffer.from(await (file ?? new Blob([])).arrayBuffer());

async function sizeOf(image: Blob | null): Promise<number[]> {
  const { width, height } = await sharp(await contentOf(image)).metadata();
  return [width, height];
}

const urlsWith = (storageUrl: string) => {
  const unused = "http://unused.test";
  return { storageUrl, authUrl: unused, graphqlUrl: unused, functionsUrl: unused };
};
