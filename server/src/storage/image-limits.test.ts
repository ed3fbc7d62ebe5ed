import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { longestSide, shownWidths, viewerWidth } from "@boresight/domain/files/image-sizes";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { photo } from "../../test/files/sample-files.ts";
import { openStorage, sent, type TestStorage } from "../../test/files/storage.ts";

let storage: TestStorage;
beforeAll(async () => {
  storage = await openStorage("disk");
});
afterAll(() => storage[Symbol.asyncDispose]());

const plainJpeg = async (width: number, height: number): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(
    await sharp({ create: { width, height, channels: 3, background: "#789" } })
      .jpeg()
      .toBuffer(),
  );
const sidesOf = ({ width, height }: { width: number; height: number }): number[] => [width, height];

type Bearer = Record<string, string>;
const add = async (content: Buffer<ArrayBuffer>, headers: Bearer, type = "image/png"): Promise<string> =>
  (await storage.upload({ content, type }, headers)).body.id;
const get = (id: string, query: string, headers: Bearer) => storage.call(`/files/${id}${query}`, { headers });
const flat = async (width: number, height: number): Promise<Buffer<ArrayBuffer>> => {
  const image = sharp({ create: { width, height, channels: 3, background: "#fff" } });
  return Buffer.from(await image.png({ progressive: true }).toBuffer());
};

test("an image of more than 40 million pixels is not transformed", async () => {
  const id = await add(await flat(7000, 7000), storage.as.carla);

  const { status, body } = await sent(await get(id, "?w=10&f=avif", storage.as.carla));

  expect([status, body.error.message]).toEqual([400, "the image has too many pixels to be changed"]);
});

test.each([
  ["a phone's 12 megapixels", 4000, 3000],
  ["12 megapixels upright", 3000, 4000],
  ["48 megapixels", 8064, 6048],
])("a photo of %s is made as large as screens ask for", async (_name, width, height) => {
  const id = await add(await plainJpeg(width, height), storage.as.tom, "image/jpeg");
  const asked = viewerWidth({ mimeType: "image/jpeg", width, height });

  const answers = [
    await get(id, `?w=${asked}`, storage.as.tom),
    await get(id, `?w=${shownWidths.thumbnail}`, storage.as.tom),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [shown, thumbnail] = await Promise.all(answers.map(async (one) => Buffer.from(await one.arrayBuffer())));
  expect(Math.max(...sidesOf(await sharp(shown).metadata()))).toBe(longestSide);
  expect((await sharp(thumbnail).metadata()).width).toBe(shownWidths.thumbnail);
});

test.each([
  ["?f=webp", { width: 2048, height: 1024 }],
  ["?w=2048", { width: 2048, height: 1024 }],
  ["?h=2048", { width: 2048, height: 1024 }],
  ["?w=2048&h=2048", { width: 2048, height: 2048 }],
])("with %s the long side of an image is limited to 2048 pixels", async (query, size) => {
  const id = await add(await flat(3000, 1500), storage.as.carla);

  const answer = await get(id, query, storage.as.carla);

  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject(size);
});

test("of many concurrent transformations of one login one runs, some wait, and the rest are told to retry", async () => {
  const id = await add(await photo(1200, 900), storage.as.carla, "image/jpeg");

  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => get(id, `?w=${1000 - at}&f=webp`, storage.as.carla)),
  );

  const made = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  expect(made.length).toBeGreaterThanOrEqual(12);
  expect(refused.length).toBeGreaterThan(0);
  expect(made.length + refused.length).toBe(40);
  expect(refused[0]?.headers.get("retry-after")).toBe("5");
  expect((await get(id, "?w=960&f=webp", storage.as.carla)).status).toBe(200);
});

test("an account without a customer gets no transformed images, neither with a token nor with a signed address", async () => {
  const id = await add(await photo(40, 30), storage.as.uma, "image/jpeg");
  const { url } = (await (await get(id, "/presignedurl", storage.as.uma)).json()) as { url: string };
  const address = url.replace(/^.*\/v1\/storage/, "");

  const answers = [
    await get(id, "?w=10", storage.as.uma),
    await storage.call(`${address}&w=10`),
    await storage.call(`${address.replace("unchanged=true", "")}&w=10`),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(answers[0]?.headers.get("x-error")).toBe("images are made once your login is linked to a customer");
  expect([(await get(id, "", storage.as.uma)).status, (await storage.call(address)).status]).toEqual([200, 200]);
});

test("who asks for ever more sizes of one picture fills no disk", async () => {
  const id = await add(await photo(300, 200), storage.as.carla, "image/jpeg");
  const derived = join(storage.server.config.dataDir, "files/derived");
  const before = await filesIn(derived);

  for (let width = 10; width < 40; width++) await get(id, `?w=${width}`, storage.as.carla);

  expect((await filesIn(derived)) - before).toBe(20);
});

const filesIn = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) => entry.isFile())
    .length;
