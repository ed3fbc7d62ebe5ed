import { afterAll, beforeAll, expect, test } from "vitest";
import sharp from "sharp";
import { photo } from "../../test/files/sample-files.ts";
import { openStorage, sent, type TestStorage } from "../../test/files/storage.ts";

let storage: TestStorage;
beforeAll(async () => {
  storage = await openStorage("disk");
});
afterAll(() => storage[Symbol.asyncDispose]());

type Format = "jpeg" | "png" | "webp";

/** A sideways picture with the camera's location. */
async function placedPicture(format: Format = "jpeg"): Promise<Buffer<ArrayBuffer>> {
  const picture = sharp(await photo(400, 300))
    .withExif({ IFD3: { GPSLatitude: "39/1 44/1 0/1" } })
    .withMetadata({ orientation: 6 });
  return Buffer.from(await picture.toFormat(format).toBuffer());
}

async function placed(format?: Format): Promise<{ id: string; content: Buffer }> {
  const content = await placedPicture(format);
  const metadata = { metadata: { serviceOrderId: storage.orders.carla, kind: "vehiclePhoto" } };
  const { body } = await storage.upload({ content, type: `image/${format ?? "jpeg"}`, metadata }, storage.as.tom);
  return { id: body.id, content };
}

const get = (id: string, headers: Record<string, string>, method = "GET") =>
  storage.call(`/files/${id}`, { method, headers });

async function contentOf(answer: Response): Promise<Buffer<ArrayBuffer>> {
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** Uses the test's own port, whatever the public address is. */
const open = ({ pathname, search }: URL) => fetch(storage.server.url + pathname + search);

test.each(["jpeg", "png", "webp"] as const)(
  "customers see a %s as large and upright as it is, without where it was taken",
  async (format) => {
    const { id } = await placed(format);

    const answer = await get(id, storage.as.carla);

    expect(answer.headers.get("content-type")).toBe(`image/${format}`);
    const { width, height, orientation, exif } = await sharp(await contentOf(answer)).metadata();
    expect({ width, height, orientation, exif }).toEqual({ width: 300, height: 400 });
  },
);

test("staff get the original", async () => {
  const { id, content } = await placed();

  for (const person of ["ada", "tom"] as const) {
    expect((await contentOf(await get(id, storage.as[person]))).equals(content)).toBe(true);
  }
});

test("customers get a picture without location unchanged", async () => {
  const content = await photo(40, 30);
  const metadata = { metadata: { serviceOrderId: storage.orders.carla, kind: "vehiclePhoto" } };
  const { body } = await storage.upload({ content, type: "image/jpeg", metadata }, storage.as.tom);

  expect((await contentOf(await get(body.id, storage.as.carla))).equals(content)).toBe(true);
});

test("the uploader gets a picture back unchanged, with the ETag of the upload", async () => {
  const content = await placedPicture();
  const { body } = await storage.upload({ content, type: "image/jpeg" }, storage.as.carla);

  const answer = await get(body.id, storage.as.carla);

  expect(answer.headers.get("etag")).toBe(body.etag);
  expect((await contentOf(answer)).equals(content)).toBe(true);
});

test("lengths, ranges and ETags are those of the customer's copy", async () => {
  const { id } = await placed();
  const { carla, ada } = storage.as;
  const answer = await get(id, carla);
  const copy = await contentOf(answer);
  const etag = answer.headers.get("etag") ?? "";
  const others = (await get(id, ada)).headers.get("etag") ?? "";

  const head = await get(id, carla, "HEAD");
  const part = await get(id, { ...carla, range: "bytes=2-9", "if-range": etag });
  const whole = await get(id, { ...carla, range: "bytes=2-9", "if-range": others });
  const known = await get(id, { ...carla, "if-none-match": etag });

  expect(etag).not.toBe(others);
  expect([head.headers.get("content-length"), head.headers.get("etag")]).toEqual([String(copy.length), etag]);
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 2-9/${copy.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(copy.subarray(2, 10))).toBe(true);
  expect([whole.status, known.status]).toEqual([200, 304]);
});

test("a signed address reveals no more than its creator may see, whatever is added to it", async () => {
  const { id, content } = await placed();
  const addressFor = async (person: "ada" | "carla") => {
    const { body } = await sent(await storage.call(`/files/${id}/presignedurl`, { headers: storage.as[person] }));
    return new URL(body.url);
  };
  const [ofStaff, own, changed] = [await addressFor("ada"), await addressFor("carla"), await addressFor("carla")];
  changed.searchParams.set("original", "true");

  const copy = await contentOf(await open(own));

  expect((await contentOf(await open(ofStaff))).equals(content)).toBe(true);
  expect((await sharp(copy).metadata()).exif).toBeUndefined();
  expect((await open(changed)).status).toBe(403);
});
