import { afterAll, beforeAll, describe, expect, test } from "vitest";
import sharp from "sharp";
import { photo } from "../../test/files/sample-files.ts";
import { openStorage, sent, type TestStorage } from "../../test/files/storage.ts";

let now = Date.now();
let storage: TestStorage;
beforeAll(async () => {
  storage = await openStorage("disk", { clock: () => new Date(now) });
});
afterAll(() => storage[Symbol.asyncDispose]());

async function addPhoto(): Promise<string> {
  const { body } = await storage.upload({ content: await photo(80, 60), type: "image/jpeg" }, storage.as.carla);
  return body.id;
}

async function presigned(id: string): Promise<URL> {
  const { body } = await sent(await storage.call(`/files/${id}/presignedurl`, { headers: storage.as.carla }));
  expect(body.expiration).toBe(30);
  return new URL(body.url);
}

/** Uses the test's own port, whatever the public address is. */
const open = ({ pathname, search }: URL, init?: RequestInit) => fetch(storage.server.url + pathname + search, init);

test("an address works without a token until it expires", async () => {
  const url = await presigned(await addPhoto());

  now += 10_000;
  const early = await open(url);
  now += 20_000;
  const late = await sent(await open(url));

  expect(url.href).toMatch(/^http:\/\/shop\.test\/v1\/storage\/files\/[0-9a-f-]+\/presignedurl\/contents\?/);
  expect([early.status, early.headers.get("cache-control")]).toEqual([200, "private, max-age=20"]);
  expect([late.status, late.body.error.message]).toEqual([400, "signature already expired"]);
});

test("image options, ranges and HEAD work with it", async () => {
  const url = await presigned(await addPhoto());
  const small = new URL(url);
  small.searchParams.set("w", "40");

  const [image, range, head] = [
    await open(small),
    await open(url, { headers: { range: "bytes=0-3" } }),
    await open(url, { method: "HEAD" }),
  ];

  expect(await sharp(Buffer.from(await image.arrayBuffer())).metadata()).toMatchObject({ width: 40, height: 30 });
  expect([range.status, range.headers.get("content-length")]).toEqual([206, "4"]);
  expect([head.status, head.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
});

describe("tampered with", () => {
  test.each([
    ["a later end", (url: URL) => url.searchParams.set("expires", String(Math.floor(now / 1000) + 9999))],
    ["another signature", (url: URL) => url.searchParams.set("signature", "A".repeat(43))],
    ["a cut signature", (url: URL) => url.searchParams.set("signature", "AAAA")],
    ["two signatures", (url: URL) => url.searchParams.append("signature", "A")],
    ["no signature", (url: URL) => url.searchParams.delete("signature")],
    ["nothing", (url: URL) => (url.search = "")],
  ])("tampered with by %s it is rejected", async (_name, tamper) => {
    const url = await presigned(await addPhoto());
    tamper(url);

    const { status, body } = await sent(await open(url));

    expect([status, body.error.message]).toEqual([403, "the signature of this address is not valid"]);
  });

  test("for another file it is rejected", async () => {
    const [one, other] = [await addPhoto(), await addPhoto()];
    const url = await presigned(one);
    url.pathname = url.pathname.replace(one, other);

    expect((await open(url)).status).toBe(403);
  });
});

test("another customer cannot get an address", async () => {
  const id = await addPhoto();

  const { status, body } = await sent(await storage.call(`/files/${id}/presignedurl`, { headers: storage.as.cyd }));

  expect([status, body.error.message]).toEqual([404, "file not found"]);
});

test("a bucket may forbid signed addresses, which also invalidates those already issued", async () => {
  const id = await addPhoto();
  const url = await presigned(id);
  const allow = (allowed: boolean) =>
    storage.server.db.owner.query({ text: "update app_private.buckets set presigned_urls = $1", values: [allowed] });

  await allow(false);
  const answers = [await storage.call(`/files/${id}/presignedurl`, { headers: storage.as.carla }), await open(url)];
  await allow(true);

  for (const answer of answers) {
    const { status, body } = await sent(answer);
    expect([status, body.error.message]).toEqual([
      403,
      "presigned URLs are not enabled on the bucket where this file is located in",
    ]);
  }
});

test("the addresses of a deleted file find nothing", async () => {
  const id = await addPhoto();
  const url = await presigned(id);

  await storage.call(`/files/${id}`, { method: "DELETE", headers: storage.as.carla });

  expect((await open(url)).status).toBe(404);
});
