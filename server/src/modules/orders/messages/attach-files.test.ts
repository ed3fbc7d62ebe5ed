/** Photos and PDFs in a message: who may send which, who reads them, and what becomes of those that were never sent. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { createLog } from "#platform/log.ts";
import { openFileDeps } from "#modules/files/file-deps.ts";
import { removeUnsentFiles } from "#modules/files/upkeep/remove-unsent-files.ts";
import { updateDocument } from "#modules/files/documents/update-document.ts";
import { renderOrderMail } from "#modules/mail/writing/render-order-mail.ts";
import { buildEquipment, buildFacility, save } from "#db/rows/factories.ts";
import { openStorage, type TestStorage } from "../../../../test/files/storage.ts";
import { pdf, photo } from "../../../../test/files/sample-files.ts";
import { addOrder, type Person } from "../../../../test/shop.ts";
import { postOrderMessage } from "./post-order-message.ts";
import { inEnglish } from "../../../../test/in-english.ts";

type Name = keyof TestStorage["as"];

let storage: TestStorage;
let picture: Buffer<ArrayBuffer>;
beforeAll(async () => {
  storage = await openStorage("disk");
  picture = await photo(32, 24);
});
afterAll(() => storage[Symbol.asyncDispose]());

const owner = () => storage.server.db.owner;
const person = (name: Name): Person => storage.shop[name];
const addCarlasOrder = async (values: object = {}): Promise<string> =>
  (await addOrder(owner(), storage.shop, { customerId: storage.shop.carla.customerId, ...values })).id;

interface Uploading {
  by?: Name;
  content?: Buffer<ArrayBuffer> | string;
  type?: string;
  metadata?: object;
}

const jpeg = { type: "image/jpeg", fileName: "front.jpg" };
const upload = (orderId: string, { by = "carla", content = picture, type, metadata }: Uploading = {}) =>
  storage.upload(
    {
      ...jpeg,
      content,
      ...(type && { type, fileName: "sheet" }),
      metadata: { metadata: metadata ?? { serviceOrderId: orderId, forMessage: true } },
    },
    storage.as[by],
  );
const uploaded = async (...given: Parameters<typeof upload>): Promise<string> => {
  const { status, body } = await upload(...given);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
};

const post = (name: Name, orderId: string, input: object) =>
  inTransaction(storage.server.db.server, person(name), (tx) => postOrderMessage({ orderId, ...input }, tx)).catch(
    inEnglish,
  );

async function sentIn(orderId: string) {
  const { rows } = await owner().query({
    text: `select m.body, m.file_count as count, (select coalesce(json_agg(f.id order by f.message_position), '[]')
        from app.files f where f.order_message_id = m.id) as files
      from app.order_messages m where m.service_order_id = $1 order by m.created_at`,
    values: [orderId],
  });
  return rows;
}
const fileOf = async (id: string) =>
  (await owner().query({ text: "select * from app.files where id = $1", values: [id] })).rows[0];
const status = async (name: Name, id: string, query = "") =>
  (await storage.call(`/files/${id}${query}`, { headers: storage.as[name] })).status;

const mailDeps = { brandName: "Boresight", clientUrl: "http://client.test", publicUrl: "http://shop.test" };
const again = { details: { fields: [{ field: "fileIds", message: "Attach the files again" }] } };

test("a customer sends photos and a PDF without a word; they are documents of the order, in their order", async () => {
  const orderId = await addCarlasOrder();
  const fileIds = [
    await uploaded(orderId),
    await uploaded(orderId, { content: pdf, type: "application/pdf" }),
    await uploaded(orderId),
  ].toReversed();

  await post("carla", orderId, { fileIds });

  expect(await sentIn(orderId)).toEqual([{ body: "", count: 3, files: fileIds }]);
  expect(await fileOf(fileIds[0]!)).toMatchObject({
    service_order_id: orderId,
    customer_id: storage.shop.carla.customerId,
    document_kind: "other",
    customer_visible: true,
  });
  const seen = await Promise.all(
    (["carla", "ada", "tom", "cyd", "uma"] as const).map((one) => status(one, fileIds[0]!)),
  );
  expect(seen).toEqual([200, 200, 200, 404, 404]);
});

test("staff send one with words, and its picture is made for the customer", async () => {
  const orderId = await addCarlasOrder();
  const fileId = await uploaded(orderId, { by: "tom" });
  const before = await status("carla", fileId);

  await post("tom", orderId, { body: "Like this?", fileIds: [fileId] });

  expect(await sentIn(orderId)).toEqual([{ body: "Like this?", count: 1, files: [fileId] }]);
  expect([before, await status("carla", fileId, "?w=16")]).toEqual([404, 200]);
});

test("the file of an internal message is fetched by staff alone, and cannot be opened to the customer", async () => {
  const orderId = await addCarlasOrder();
  const fileId = await uploaded(orderId, { by: "tom" });

  await post("tom", orderId, { fileIds: [fileId], isInternal: true });

  const change = { id: fileId, version: (await fileOf(fileId)).version, customerVisible: true };
  const opened = inTransaction(storage.server.db.server, person("ada"), (tx) => updateDocument(change, tx));
  await expect(opened).rejects.toMatchObject({ details: { fields: [{ field: "customerVisible" }] } });
  await owner().query("update app.files set customer_visible = true where id = $1", [fileId]); // Even then the message decides.
  const seen = await Promise.all((["ada", "tom", "carla", "cyd"] as const).map((one) => status(one, fileId, "?w=16")));
  expect(seen).toEqual([200, 200, 404, 404]);
  expect((await storage.call(`/files/${fileId}/presignedurl`, { headers: storage.as.carla })).status).toBe(404);
});

test("a technician of another facility fetches nothing of it", async () => {
  const elsewhere = buildFacility();
  await save(owner(), "app.facilities", [elsewhere]);
  const orderId = await addCarlasOrder({ facility_id: elsewhere.id });
  const fileId = await uploaded(orderId);
  await post("carla", orderId, { fileIds: [fileId] });
  const limit = (ids: string[] | null) =>
    owner().query("update app.users set facility_ids = $2 where id = $1", [storage.shop.tom.userId, ids]);

  await limit([storage.shop.facilityId]);
  const limited = await status("tom", fileId);
  await limit(null);

  expect([limited, await status("tom", fileId)]).toEqual([404, 200]);
});

test("another customer neither uploads for the order nor sends to it", async () => {
  const orderId = await addCarlasOrder();

  const refused = await upload(orderId, { by: "cyd" });
  const own = await uploaded(storage.orders.cyd, { by: "cyd" });

  expect(refused.status).toBe(403);
  await expect(post("cyd", orderId, { fileIds: [own] })).rejects.toMatchObject({ code: "not-found" });
  expect(await fileOf(own)).toMatchObject({ service_order_id: null });
});

test("nobody sends a file of somebody else, one that belongs to something, or none", async () => {
  const orderId = await addCarlasOrder();
  const [ofAda, used] = [await uploaded(orderId, { by: "ada" }), await uploaded(orderId)];
  await post("carla", orderId, { body: "Here", fileIds: [used] });
  const certificate = await uploaded(orderId, { by: "ada", metadata: {} });
  await save(owner(), "app.equipment", [
    buildEquipment({ facility_id: storage.shop.facilityId, certificate_file_id: certificate }),
  ]);

  for (const fileId of [ofAda, used, randomUUID()])
    await expect(post("carla", orderId, { body: "Here", fileIds: [fileId] })).rejects.toMatchObject(again);
  await expect(post("ada", orderId, { body: "Here", fileIds: [certificate] })).rejects.toMatchObject(again);
  expect(await sentIn(orderId)).toEqual([{ body: "Here", count: 1, files: [used] }]);
});

test("the message is sent with all its files or not at all", async () => {
  const orderId = await addCarlasOrder();
  const fileId = await uploaded(orderId);

  for (const fileIds of [
    [fileId, randomUUID()],
    [fileId, fileId],
  ])
    await expect(post("carla", orderId, { body: "Both", fileIds })).rejects.toMatchObject(again);

  expect([await sentIn(orderId), (await fileOf(fileId)).service_order_id]).toEqual([[], null]);
});

test("eleven files are too many", async () => {
  const orderId = await addCarlasOrder();
  const fileIds = Array.from({ length: 11 }, () => randomUUID());

  await expect(post("carla", orderId, { fileIds })).rejects.toMatchObject({
    details: { fields: [{ field: "fileIds", message: "A message takes at most 10 files" }] },
  });
});

test.each([
  ["a text file", "Hello", "text/plain"],
  ["a page that calls itself a photo", "<script>alert(1)</script>", "image/jpeg"],
  ["a drawing with code in it", "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", "image/svg+xml"],
])("%s is refused, when it is uploaded for a message and when it is sent", async (_what, content, type) => {
  const orderId = await addCarlasOrder();

  const refused = await upload(orderId, { content, type });
  const fileId = await uploaded(orderId, { content, type, metadata: {} });

  expect([refused.status, refused.body.error.message]).toEqual([400, "files of this type are not accepted here"]);
  await expect(post("carla", orderId, { fileIds: [fileId] })).rejects.toMatchObject({
    details: { fields: [{ field: "fileIds", message: "Messages take photos and PDFs of up to 25 MB" }] },
  });
});

test("a file that is larger than a message takes is refused", async () => {
  const orderId = await addCarlasOrder();
  const fileId = await uploaded(orderId);
  await owner().query("update app.files set size = 25000001 where id = $1", [fileId]);

  await expect(post("carla", orderId, { fileIds: [fileId] })).rejects.toMatchObject({ code: "invalid-input" });
});

test("what was sent does not change, and its sender may take it back", async () => {
  const orderId = await addCarlasOrder();
  const fileId = await uploaded(orderId);
  await post("carla", orderId, { fileIds: [fileId] });
  const form = new FormData();
  form.append("file", new Blob([await photo(16, 16)], { type: "image/jpeg" }), "other.jpg");

  const replaced = await storage.call(`/files/${fileId}`, { method: "PUT", headers: storage.as.carla, body: form });
  const taken = await storage.call(`/files/${fileId}`, { method: "DELETE", headers: storage.as.carla });

  expect([replaced.status, taken.status]).toEqual([409, 204]);
  expect(await sentIn(orderId)).toEqual([{ body: "", count: 1, files: [] }]);
});

test.each([
  ["two photos", [{}, {}], ["Sent 2 photos.", "2 photos envoyées."]],
  ["a photo and a sheet", [{}, { content: pdf, type: "application/pdf" }], ["Sent 2 files.", "2 fichiers envoyés."]],
  ["one sheet", [{ content: pdf, type: "application/pdf" }], ["Sent 1 file.", "1 fichier envoyé."]],
])("a mail about %s without a word says so, in the recipient's language", async (_what, files: Uploading[], words) => {
  const orderId = await addCarlasOrder();
  const fileIds: string[] = [];
  for (const file of files) fileIds.push(await uploaded(orderId, { by: "ada", ...file }));

  await post("ada", orderId, { fileIds });

  const { rows } = await owner().query("select context from app.messages where service_order_id = $1", [orderId]);
  const write = (locale: "en" | "fr") => {
    const template = { locale, subject: "New", bodyHtml: "<p>{{#if message.text}}{{message.text}}{{/if}}</p>" };
    return renderOrderMail(template, rows[0].context, mailDeps).html;
  };
  expect(rows).toHaveLength(1);
  expect([write("en"), write("fr")]).toEqual(words.map((word) => expect.stringContaining(`>${word}</p>`)));
});

test("what was never sent is deleted after eight days, with its content; what was sent stays", async () => {
  const orderId = await addCarlasOrder();
  const [unsent, sent, draft] = [
    await uploaded(orderId),
    await uploaded(orderId),
    await uploaded(orderId, { metadata: { kind: "vehiclePhoto" } }), // Of an intake that is not over.
  ];
  await post("carla", orderId, { fileIds: [sent] });
  const { blobs } = openFileDeps({ config: storage.server.config, log: createLog("silent") });
  const after = (days: number) => {
    const clock = () => new Date(Date.now() + days * 24 * 3_600_000);
    return removeUnsentFiles({ pool: storage.server.db.server, blobs, clock });
  };
  const { blob_id: blobId } = await fileOf(unsent);

  await after(7.9);
  const early = await fileOf(unsent);
  await after(8.1);

  expect(early).toBeDefined();
  const kept = await Promise.all([unsent, sent, draft].map(async (id) => (await fileOf(id)) !== undefined));
  expect(kept).toEqual([false, true, true]);
  expect(await blobs.open(`files/${blobId.slice(0, 2)}/${blobId}`)).toBeNull();
});
