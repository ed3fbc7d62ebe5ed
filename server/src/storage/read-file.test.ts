import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import sharp from "sharp";
import { giantPng, pdf, photo, png } from "../../test/files/sample-files.ts";
import { openStorage, sent, stores, type TestStorage } from "../../test/files/storage.ts";

describe.each(stores)("from %s", (store) => {
  let storage: TestStorage;
  let file: { id: string; etag: string };
  beforeAll(async () => {
    storage = await openStorage(store);
    file = await addFile({ content: "0123456789", fileName: "Größe 1.txt" });
  });
  afterAll(() => storage[Symbol.asyncDispose]());

  const addFile = async (given: Parameters<TestStorage["upload"]>[0]) =>
    (await storage.upload(given, storage.as.carla)).body;
  const get = (headers: Record<string, string> = {}, query = "", method = "GET") =>
    storage.call(`/files/${file.id}${query}`, { method, headers: { ...storage.as.carla, ...headers } });

  test("a download has the headers that browsers need", async () => {
    const answer = await get();

    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("0123456789");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-length": "10",
      "content-disposition": "inline; filename=\"Grosse 1.txt\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%201.txt",
      "cache-control": "private, no-cache",
      "surrogate-control": "private, no-cache",
      "surrogate-key": file.id,
      "accept-ranges": "bytes",
      etag: file.etag,
      "last-modified": expect.stringMatching(/GMT$/),
      "x-content-type-options": "nosniff",
      vary: "Origin, Authorization, X-Hasura-Role",
    });
  });

  test("HEAD returns the same headers and no body", async () => {
    const [got, headed] = [await get(), await get({ range: "bytes=0-1" }, "", "HEAD")];

    expect(headed.status).toBe(200);
    expect(timeless(headed.headers)).toEqual(timeless(got.headers));
    expect(await headed.text()).toBe("");
  });

  test.each([
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=-2", "89", "bytes 8-9/10"],
    ["bytes=8-100", "89", "bytes 8-9/10"],
    ["bytes=-100", "0123456789", "bytes 0-9/10"],
  ])("the range %s is %s", async (range, content, contentRange) => {
    const answer = await get({ range });

    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(contentRange);
    expect(answer.headers.get("content-length")).toBe(String(content.length));
    expect(await answer.text()).toBe(content);
  });

  test.each(["bytes=10-", "bytes=-0", "bytes=99-100"])("the range %s is outside", async (range) => {
    const answer = await get({ range });

    expect([answer.status, answer.headers.get("content-range")]).toEqual([416, "bytes */10"]);
    expect((await sent(answer)).body.error.message).toBe("the requested range is not in the file");
  });

  test.each(["bytes=5-1", "bytes=0-1,3-4", "lines=1-2", "bytes=a-b"])(
    "%s is no range, and answers all",
    async (range) => {
      expect([(await get({ range })).status, await (await get({ range })).text()]).toEqual([200, "0123456789"]);
    },
  );

  test("a resized image is computed once and then cached", async () => {
    const { id, etag } = await addFile({ content: await photo(400, 300), fileName: "vin.jpg", type: "image/jpeg" });
    const ask = (query: string) => storage.call(`/files/${id}?${query}`, { headers: storage.as.carla });

    const [first, second] = [await ask("w=100&f=webp"), await ask("w=100&f=webp")];

    const image = Buffer.from(await first.arrayBuffer());
    expect(await sharp(image).metadata()).toMatchObject({ format: "webp", width: 100, height: 75 });
    expect(Buffer.from(await second.arrayBuffer()).equals(image)).toBe(true);
    expect(first.headers.get("content-type")).toBe("image/webp");
    expect(first.headers.get("content-disposition")).toBe('inline; filename="vin.jpg.webp"');
    expect(first.headers.get("etag")).not.toBe(etag);
    expect(first.headers.get("etag")).toBe(second.headers.get("etag"));
  });
});

describe("one by one", () => {
  let storage: TestStorage;
  beforeAll(async () => {
    storage = await openStorage("disk");
  });
  afterAll(() => storage[Symbol.asyncDispose]());

  const addFile = async (given: Parameters<TestStorage["upload"]>[0]) =>
    (await storage.upload(given, storage.as.carla)).body;
  const get = (id: string, query = "", headers: Record<string, string> = {}) =>
    storage.call(`/files/${id}${query}`, { headers: { ...storage.as.carla, ...headers } });

  const long = { past: "Thu, 01 Jan 2015 00:00:00 GMT", future: "Thu, 01 Jan 2099 00:00:00 GMT" };
  test.each([
    ["If-None-Match of its own tag", { "if-none-match": "own" }, 304],
    ["If-None-Match of its own tag among others", { "if-none-match": '"a", W/own' }, 304],
    ["If-None-Match of anything", { "if-none-match": "*" }, 304],
    ["If-None-Match of another", { "if-none-match": '"a"' }, 200],
    ["If-Match of another", { "if-match": '"a"' }, 412],
    ["If-Match of its own", { "if-match": "own" }, 200],
    ["If-Modified-Since later", { "if-modified-since": long.future }, 304],
    ["If-Modified-Since earlier", { "if-modified-since": long.past }, 200],
    ["If-Modified-Since never", { "if-modified-since": "yesterday" }, 200],
    ["If-Unmodified-Since earlier", { "if-unmodified-since": long.past }, 412],
    ["If-Unmodified-Since later", { "if-unmodified-since": long.future }, 200],
    ["another tag before the time", { "if-none-match": '"a"', "if-modified-since": long.future }, 200],
  ])("%s answers %j: %d", async (_name, conditions, status) => {
    const { id, etag } = await addFile({ content: "tagged" });
    const headers = Object.entries(conditions).map(([name, value]) => [name, value.replace("own", etag)]);

    const answer = await get(id, "", Object.fromEntries(headers));

    expect(answer.status).toBe(status);
    expect(answer.headers.get("etag")).toBe(etag);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(await answer.text()).toBe(status === 200 ? "tagged" : "");
  });

  test("a range of content that has changed returns the whole file", async () => {
    const { id, etag } = await addFile({ content: "0123456789" });

    const [same, other] = [
      await get(id, "", { range: "bytes=0-1", "if-range": etag }),
      await get(id, "", { range: "bytes=0-1", "if-range": '"old"' }),
    ];

    expect([same.status, other.status]).toEqual([206, 200]);
  });

  test.each([
    ["text/html", "<script>alert(1)</script>"],
    ["image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["application/xhtml+xml", '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ["text/xml", '<?xml version="1.0"?><a/>'],
    ["text/javascript", "alert(1)"],
  ])("%s never executes in a browser", async (type, content) => {
    const { id } = await addFile({ content, type, fileName: "page" });

    const { headers } = await get(id);

    expect(headers.get("content-type")?.split(";", 1)[0]).toBe(type);
    expect(headers.get("content-disposition")).toBe('attachment; filename="page"');
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test.each([
    ["a page that calls itself a photo", "<script>alert(1)</script>", "image/png", "image/png"],
    ["a PDF that calls itself a photo", pdf, "image/png", "application/pdf"],
    ["a photo that calls itself a page", png, "text/html", "image/png"],
    ["a photo without a type", png, "", "image/png"],
    ["text without a type", "a note", "application/octet-stream", "text/plain; charset=utf-8"],
    ["bytes without a type", Buffer.from([0, 1, 2, 3]), "", "application/octet-stream"],
    ["a type that is none", "a note", "x", "text/plain; charset=utf-8"],
  ])("%s is served with the type of its bytes, without sniffing", async (_name, content, type, served) => {
    const { id, mimeType } = await addFile({ content, type });

    const { headers } = await get(id);

    expect([mimeType, headers.get("content-type"), headers.get("x-content-type-options")]).toEqual([
      served.split(";", 1)[0],
      served,
      "nosniff",
    ]);
  });

  test("compressible content is sent as it is stored", async () => {
    const { id } = await addFile({ content: "a".repeat(10_000) });

    const { headers } = await get(id, "", { "accept-encoding": "gzip, br" });

    expect([headers.get("content-encoding"), headers.get("content-length")]).toEqual([null, "10000"]);
  });

  describe("image options", () => {
    let image: string;
    beforeAll(async () => {
      image = (await addFile({ content: await photo(400, 300), type: "image/jpeg", fileName: "a.jpg" })).id;
    });
    const made = async (query: string, headers = {}) =>
      sharp(Buffer.from(await (await get(image, query, headers)).arrayBuffer())).metadata();

    test.each([
      ["?w=200", { width: 200, height: 150, format: "jpeg" }],
      ["?h=30", { width: 40, height: 30 }],
      ["?w=50&h=50", { width: 50, height: 50 }],
      ["?w=800", { width: 800, height: 600 }],
      ["?f=png", { width: 400, height: 300, format: "png" }],
      ["?f=avif&w=64", { width: 64, height: 48, format: "heif" }],
      ["?w=20&b=5&q=10", { width: 20, height: 15 }],
    ])("%s makes %o", async (query, expected) => {
      expect(await made(query)).toMatchObject(expected);
    });

    test.each([
      ["image/avif,image/webp,*/*", "heif"],
      ["image/webp", "webp"],
      ["text/html", "jpeg"],
    ])("automatic for %s makes %s", async (accept, format) => {
      expect(await made("?w=16&f=auto", { accept })).toMatchObject({ format });
    });

    test("f=same alone returns the original file, with ranges", async () => {
      expect((await get(image, "?f=same", { range: "bytes=0-1" })).status).toBe(206);
    });

    test("a resized image supports ranges too", async () => {
      const whole = await get(image, "?w=10");

      const part = await get(image, "?w=10", { range: "bytes=0-1" });

      expect([whole.status, whole.headers.get("accept-ranges")]).toEqual([200, "bytes"]);
      expect([part.status, part.headers.get("content-length")]).toEqual([206, "2"]);
      expect(part.headers.get("content-range")).toBe(`bytes 0-1/${whole.headers.get("content-length")}`);
    });

    test.each(["w=0", "w=-1", "w=1.5", "w=a", "w=2049", "h=100000", "q=0", "q=101", "b=-1", "b=a", "f=gif", "w=1&w=2"])(
      "%s is out of range",
      async (query) => {
        const { status, body } = await sent(await get(image, `?${query}`));

        expect([status, body.error.message]).toEqual([400, "the image options are out of range"]);
      },
    );

    test("a photo taken sideways is turned upright and loses its location", async () => {
      const sideways = await sharp(await photo(400, 300))
        .withExif({ IFD3: { GPSLatitude: "39/1 44/1 0/1" } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      const { id } = await addFile({ content: Buffer.from(sideways), type: "image/jpeg" });

      const answer = await get(id, "?w=150");

      const upright = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([upright.width, upright.height, upright.exif]).toEqual([150, 200, undefined]);
    });

    test.each([
      ["a PDF", pdf, "application/pdf", "image manipulation features are not supported for 'application/pdf'"],
      [
        "a drawing that could fetch things",
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        "image/svg+xml",
        "image manipulation features are not supported for 'image/svg+xml'",
      ],
      [
        "a drawing that calls itself a photo",
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        "image/png",
        "the image cannot be read",
      ],
      ["an image that is cut", png.subarray(0, 40), "image/png", "the image cannot be read"],
      ["an image of 30,000 by 30,000 pixels", giantPng(), "image/png", "the image has too many pixels to be changed"],
    ])("%s is not transformed", async (_name, content, type, message) => {
      const { id } = await addFile({ content, type });

      const { status, body } = await sent(await get(id, "?w=10"));

      expect([status, body.error.message]).toEqual([400, message]);
    });

    test("an image of 36 million pixels in a few bytes is transformed without unpacking them all at once", async () => {
      const bomb = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: "#fff" } })
        .png()
        .toBuffer();
      const { id } = await addFile({ content: Buffer.from(bomb), type: "image/png" });
      const before = process.memoryUsage().rss;

      const { status } = await get(id, "?w=10");

      expect(status).toBe(200);
      expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
    });
  });

  test.each([
    ["another customer", () => storage.as.cyd],
    ["another customer who asks for a range", () => ({ ...storage.as.cyd, range: "bytes=0-1" })],
    ["a login that is nobody's customer", () => storage.as.uma],
    ["nobody", () => ({})],
  ])("%s does not find the file", async (_name, headers) => {
    const { id } = await addFile({ content: "private" });

    const [got, headed] = [
      await storage.call(`/files/${id}`, { headers: headers() }),
      await storage.call(`/files/${id}`, { method: "HEAD", headers: headers() }),
    ];

    expect([got.status, got.headers.get("x-error"), await got.json()]).toEqual([
      404,
      "file not found",
      { error: { message: "file not found" } },
    ]);
    expect([headed.status, headed.headers.get("x-error"), await headed.text()]).toEqual([404, "file not found", ""]);
  });

  test.each([randomUUID(), "7", "%00", "..%2f..%2fetc%2fpasswd", "x".repeat(90)])("there is no file %s", async (id) => {
    const { status, body } = await sent(await get(id));

    expect([status, typeof body.error.message]).toEqual([404, "string"]);
  });

  test("a role outside the token's is rejected", async () => {
    const { id } = await addFile({});

    expect((await get(id, "", { "x-hasura-role": "admin" })).status).toBe(403);
  });

  test("a file whose content is lost is reported as such", async () => {
    const { id } = await addFile({ content: "lost" });
    await storage.server.db.owner.query({
      text: "update app.files set blob_id = gen_random_uuid() where id = $1",
      values: [id],
    });

    const { status, body } = await sent(await get(id));

    expect([status, body.error.message]).toEqual([403, "file is not uploaded"]);
  });

  test("the web app's pages may read the response headers that they need", async () => {
    const { id } = await addFile({});
    const origin = new URL(storage.server.config.clientUrl).origin;
    const asked = {
      origin,
      "access-control-request-method": "PUT",
      "access-control-request-headers": "authorization,x-nhost-bucket-id",
    };

    const [flight, answer] = [
      await storage.call(`/files/${id}`, { method: "OPTIONS", headers: asked }),
      await get(id, "", { origin }),
    ];

    expect(flight.status).toBe(204);
    expect(flight.headers.get("access-control-allow-methods")).toContain("PUT");
    expect(flight.headers.get("access-control-allow-headers")).toBe("authorization,x-nhost-bucket-id");
    expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
    expect(answer.headers.get("access-control-expose-headers")).toContain("X-Error");
  });

  test("the service reports its health and its version", async () => {
    expect((await storage.call("/healthz")).status).toBe(200);
    expect(await (await storage.call("/version")).json()).toEqual({
      buildVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect(await sent(await storage.call("/ops/list-orphans", { method: "POST" }))).toMatchObject({
      status: 404,
      body: { error: { message: "Route not found" } },
    });
  });
});

const timeless = (headers: Headers) =>
  [...headers].filter(([name]) => !["connection", "date", "keep-alive", "x-request-id"].includes(name));
