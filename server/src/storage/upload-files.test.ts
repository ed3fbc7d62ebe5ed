import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdir, rm, writeFile } from "node:fs/promises";
import { request, type ClientRequest, type OutgoingHttpHeaders } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photo, png } from "../../test/files/sample-files.ts";
import { openStorage, sent, stores, type TestStorage } from "../../test/files/storage.ts";

describe.each(stores)("on %s", (store) => {
  let storage: TestStorage;
  beforeAll(async () => {
    storage = await openStorage(store);
  });
  afterAll(() => storage[Symbol.asyncDispose]());

  test("a name with accents is stored composed, and saved under its name by every client", async () => {
    const { as, upload, call } = storage;
    const { body } = await upload({ content: "scanned", metadata: { name: "Mu\u0308ller\u202E.pdf" } }, as.carla);

    const { headers } = await call(`/files/${body.id}`, { headers: as.carla });

    expect(body.name).toBe("Müller.pdf");
    expect(headers.get("content-disposition")).toContain("filename=\"Muller.pdf\"; filename*=UTF-8''M%C3%BCller.pdf");
  });

  test("a single upload returns its metadata at the top level and in the list, and can be downloaded", async () => {
    const { as, shop, upload, call } = storage;

    const { status, body } = await upload({ content: "scanned", metadata: { name: "Prüf Bericht.txt" } }, as.carla);

    const { processedFiles, ...top } = body;
    expect(status).toBe(201);
    expect(top).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: "Prüf Bericht.txt",
      size: 7,
      bucketId: "default",
      etag: expect.stringMatching(/^"[0-9a-f-]{36}"$/),
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      isUploaded: true,
      mimeType: "text/plain",
      uploadedByUserId: shop.carla.userId,
      metadata: null,
    });
    expect(processedFiles).toEqual([top]);
    expect(await (await call(`/files/${top.id}`, { headers: as.carla })).text()).toBe("scanned");
  });

  test("several files are returned in order, each with its own metadata", async () => {
    const { as, upload } = storage;
    const ids = [randomUUID(), randomUUID()];

    const { status, body } = await upload(
      [
        { content: "one", metadata: { id: ids[0], name: "1.txt", metadata: { side: "left" } } },
        { content: "three", metadata: { id: ids[1]?.toUpperCase(), name: "2.txt" } },
      ],
      as.ada,
    );

    expect([status, Object.keys(body)]).toEqual([201, ["processedFiles"]]);
    expect(body.processedFiles).toMatchObject([
      { id: ids[0], name: "1.txt", size: 3, metadata: { side: "left" } },
      { id: ids[1], name: "2.txt", size: 5, metadata: null },
    ]);
  });

  test("50 million bytes are accepted, and come back unchanged", async () => {
    const { as, upload, call } = storage;
    const content = Buffer.alloc(50_000_000, "calibration ");

    const { status, body } = await upload({ content, type: "" }, as.tom);

    expect([status, body.size]).toEqual([201, 50_000_000]);
    const back = Buffer.from(await (await call(`/files/${body.id}`, { headers: as.tom })).arrayBuffer());
    expect(back.equals(content)).toBe(true);
  });

  test("the first file that is rejected stops those after it", async () => {
    const { as, upload } = storage;

    const { status, headers, body } = await upload([{ content: "one" }, { content: "" }, { content: "three" }], as.ada);

    expect([status, headers.get("x-error")]).toEqual([400, "file too small"]);
    expect(body).toEqual({
      error: { message: "file too small", data: { filename: "note.txt", size: 0, minSize: 1 } },
      processedFiles: [expect.objectContaining({ size: 3 })],
    });
  });
});

const part = (headers: string, content: string) =>
  `--edge\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${content}\r\n`;

describe("whatever the parts look like", () => {
  let storage: TestStorage;
  beforeAll(async () => {
    storage = await openStorage("disk");
  });
  afterAll(() => storage[Symbol.asyncDispose]());

  const file = part('name="file[]"; filename="a.txt"\r\nContent-Type: text/plain', "hello");
  const send = (body: string, type = "multipart/form-data; boundary=edge") =>
    storage.call("/files", { method: "POST", headers: { ...storage.as.ada, "content-type": type }, body }).then(sent);

  test.each([
    ["the bucket first", part('name="bucket-id"', "default") + part('name="metadata[]"', '{"name":"b.txt"}') + file],
    ["the bucket last", file + part('name="metadata[]"', '{"name":"b.txt"}') + part('name="bucket-id"', "default")],
    [
      "metadata as a nameless file",
      part('name="metadata[]"; filename=""\r\nContent-Type: application/json', '{"name":"b.txt"}') + file,
    ],
    ["a field nobody knows", part('name="colour"', "blue") + part('name="metadata[]"', '{"name":"b.txt"}') + file],
  ])("%s is accepted", async (_name, deps) => {
    const { status, body } = await send(`${deps}--edge--\r\n`);

    expect([status, body.name, body.size]).toEqual([201, "b.txt", 5]);
  });

  test.each([
    ["no file", part('name="bucket-id"', "default"), 400, "file[] not found in Multipart form"],
    ["a file under another name", file.replace("file[]", "file"), 400, "file[] not found in Multipart form"],
    [
      "more metadata than files",
      file + part('name="metadata[]"', "{}") + part('name="metadata[]"', "{}"),
      400,
      "file metadata length doesn't match number of files in request",
    ],
    ["metadata that is no JSON", file + part('name="metadata[]"', "{name"), 400, "couldn't decode metadata"],
    ["metadata that is a list", file + part('name="metadata[]"', "[]"), 400, "couldn't decode metadata"],
    ["an id that is none", file + part('name="metadata[]"', '{"id":"7"}'), 400, "couldn't decode metadata"],
    [
      "a NUL inside metadata",
      file + part('name="metadata[]"', '{"metadata":{"a":"\\u0000"}}'),
      400,
      "couldn't decode metadata",
    ],
    [
      "metadata without end",
      file + part('name="metadata[]"', `"${"x".repeat(200_000)}"`),
      400,
      "couldn't decode metadata",
    ],
    ["an unknown bucket", file + part('name="bucket-id"', "attic"), 404, "bucket not found"],
  ])("%s is rejected", async (_name, deps, status, message) => {
    const answer = await send(`${deps}--edge--\r\n`);

    expect([answer.status, answer.body, answer.headers.get("x-error")]).toEqual([
      status,
      { error: { message }, processedFiles: [] },
      message,
    ]);
  });

  test.each([
    ["a form without its end", file, "multipart/form-data; boundary=edge"],
    ["a form that breaks off in a file", file.slice(0, -4), "multipart/form-data; boundary=edge"],
    ["a form that breaks off in a header", file.slice(0, 30), "multipart/form-data; boundary=edge"],
    ["another boundary", `${file}--edge--\r\n`, "multipart/form-data; boundary=other"],
    ["no boundary", `${file}--edge--\r\n`, "multipart/form-data"],
    ["JSON", "{}", "application/json"],
    ["nothing", "", "multipart/form-data; boundary=edge"],
  ])("%s is not a readable form", async (_name, body, type) => {
    const answer = await send(body, type);

    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toBe("the multipart form could not be read");
  });
});

describe("limits and names", () => {
  let storage: TestStorage;
  beforeAll(async () => {
    storage = await openStorage("disk");
  });
  afterAll(() => storage[Symbol.asyncDispose]());

  test.each([
    [0, "file too small", { minSize: 1 }],
    [51_000_000, "file too big", { maxSize: 50_000_000 }],
  ])("%d bytes are rejected", async (size, message, limit) => {
    const { status, body } = await storage.upload({ content: Buffer.alloc(size), fileName: "x.bin" }, storage.as.ada);

    expect(status).toBe(400);
    expect(body.error).toEqual({ message, data: { filename: "x.bin", size, ...limit } });
  });

  test("a form over the size limit is rejected before it is read", async () => {
    const upload = startUpload(storage, { "content-length": 2_000_000_000 });

    const [answer] = await once(upload, "response");
    upload.destroy();

    expect(answer.statusCode).toBe(413);
  });

  test("an invalid content type is the sender's error", async () => {
    const upload = startUpload(storage, { "content-type": "///", "content-length": 2 });

    upload.end("{}");
    const [answer] = await once(upload, "response");

    expect(answer.statusCode).toBe(400);
  });

  test("an interrupted upload leaves nothing behind", async () => {
    const incoming = join(storage.server.config.dataDir, "files/incoming");
    const upload = startUpload(storage, { "content-length": 1_000_000 });
    upload.on("error", () => {});
    upload.write('--edge\r\nContent-Disposition: form-data; name="file[]"; filename="a.txt"\r\n\r\n');
    upload.write(Buffer.alloc(400_000, "half"));
    await expect.poll(() => readdir(incoming)).toHaveLength(1);

    upload.destroy();

    await expect.poll(() => readdir(incoming)).toEqual([]);
  });

  test("a full disk is an error response, not a broken connection", async () => {
    const incoming = join(storage.server.config.dataDir, "files/incoming");
    await rm(incoming, { recursive: true, force: true });
    await writeFile(incoming, "in the way");

    const { status, body } = await storage.upload({ content: Buffer.alloc(20_000_000) }, storage.as.ada);
    await rm(incoming);

    expect([status, body]).toEqual([
      500,
      { error: { message: "an internal server error occurred" }, processedFiles: [] },
    ]);
  });

  test.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\photos\\vin.jpg", "vin.jpg"],
    ["a\u0000b\u0007.pdf", "ab.pdf"],
    ["invoice\u202Efdp.exe", "invoicefdp.exe"],
    ["تقرير المعايرة.pdf", "تقرير المعايرة.pdf"],
    [`${"x".repeat(300)}.pdf`, `${"x".repeat(251)}.pdf`],
    ["..", "file"],
    ["half \ud83d.txt", "half \ufffd.txt"],
  ])("a file called %j is stored as %j", async (name, kept) => {
    const { status, body } = await storage.upload({ metadata: { name } }, storage.as.ada);

    expect([status, body.name]).toEqual([201, kept]);
  });

  test("a picture that calls itself a page is called a picture, when it comes and when it is replaced", async () => {
    const { as, upload, call } = storage;
    const { body } = await upload({ content: png, metadata: { name: "photo.html" } }, as.ada);
    const form = new FormData();
    form.append("file", new Blob([png], { type: "application/pdf" }), "again.pdf");

    const replaced = await sent(await call(`/files/${body.id}`, { method: "PUT", headers: as.ada, body: form }));

    expect([body.name, body.mimeType]).toEqual(["photo.html.png", "image/png"]);
    expect([replaced.body.name, replaced.body.mimeType]).toEqual(["again.pdf.png", "image/png"]);
  });

  test("without a name in the metadata, the part's name is used", async () => {
    const { body } = await storage.upload({ fileName: "../Größe (1).txt", metadata: { id: null } }, storage.as.ada);

    expect(body.name).toBe("Größe (1).txt");
  });

  test.each([
    ["+02:00", "2026-05-04T06:30:00.000Z"],
    [undefined, "2026-05-04T08:30:00.000Z"],
    ["nonsense", "2026-05-04T08:30:00.000Z"],
  ])("a photo's capture time is stored when the camera's zone is %s", async (zone, takenAt) => {
    const exif = { DateTimeOriginal: "2026:05:04 08:30:00", ...(zone && { OffsetTimeOriginal: zone }) };
    const taken = await sharp(await photo(40, 30))
      .withExif({ IFD2: exif })
      .jpeg()
      .toBuffer();

    const { body } = await storage.upload({ content: Buffer.from(taken), type: "image/jpeg" }, storage.as.ada);

    const { rows } = await storage.server.db.owner.query({
      text: "select taken_at, width, height from app.files where id = $1",
      values: [body.id],
    });
    expect(rows).toEqual([{ taken_at: takenAt, width: 40, height: 30 }]);
  });

  test("of two uploads with one id the first stays, and the second leaves nothing", async () => {
    const id = randomUUID();

    const answers = await Promise.all(
      ["one", "two"].map((content) => storage.upload({ content, metadata: { id } }, storage.as.ada)),
    );

    const taken = answers.find(({ status }) => status === 201);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    const { rows } = await storage.server.db.owner.query({
      text: "select blob_id from app.files where id = $1",
      values: [id],
    });
    expect(taken?.body.etag).toBe(`"${rows[0]?.blob_id}"`);
  });
});

/** Sends the headers; the test sends the body. */
function startUpload({ server, as }: TestStorage, headers: OutgoingHttpHeaders): ClientRequest {
  const type = "multipart/form-data; boundary=edge";
  const upload = request(`${server.url}/v1/storage/files`, {
    method: "POST",
    headers: { ...as.ada, "content-type": type, ...headers },
  });
  upload.flushHeaders();
  return upload;
}
