import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { buildFile, save } from "#db/rows/factories.ts";
import { addSlot, openStorage, type TestStorage, type Upload } from "../../../../test/files/storage.ts";
import { pdf } from "../../../../test/files/sample-files.ts";
import type { Person } from "../../../../test/shop.ts";
import { updateDocument } from "./update-document.ts";

let storage: TestStorage;
beforeAll(async () => {
  storage = await openStorage("disk");
});
afterAll(() => storage[Symbol.asyncDispose]());

async function addDocument(values: object = {}): Promise<string> {
  const file = buildFile({ service_order_id: storage.orders.carla, uploaded_by: storage.shop.tom.userId, ...values });
  await save(storage.server.db.owner, "app.files", [file]);
  return file.id;
}
const update = (person: Person, input: object) =>
  inTransaction(storage.server.db.server, person, (tx) => updateDocument({ version: 1, ...input }, tx));
const rowOf = async (id: string) =>
  (await storage.server.db.owner.query({ text: "select * from app.files where id = $1", values: [id] })).rows[0];
const upload = async (headers = storage.as.tom, metadata: object = {}, content: Upload = {}) =>
  (
    await storage.upload(
      { ...content, metadata: { metadata: { serviceOrderId: storage.orders.carla, ...metadata } } },
      headers,
    )
  ).body.id as string;
const statusOf = async (path: string, headers = storage.as.carla) => (await storage.call(path, { headers })).status;

test("staff say what a document is and whether the customer sees it", async () => {
  const id = await addDocument({ document_kind: "other" });

  await update(storage.shop.tom, { id, documentKind: "damagePhoto", customerVisible: false });

  expect(await rowOf(id)).toMatchObject({ document_kind: "damagePhoto", customer_visible: false, version: 2 });
});

test("customers change neither, not even of what they uploaded", async () => {
  const id = await addDocument({ uploaded_by: storage.shop.carla.userId });

  await expect(update(storage.shop.carla, { id, customerVisible: false })).rejects.toMatchObject({
    code: "permission-error",
  });
  const directly = inTransaction(storage.server.db.server, storage.shop.carla, ({ caller }) =>
    caller.run({ text: "update app.files set customer_visible = false where id = $1", values: [id] }),
  );
  await expect(directly).rejects.toThrow("permission denied");
});

test("a document that someone else changed meanwhile stays as they left it", async () => {
  const id = await addDocument();
  await update(storage.shop.ada, { id, customerVisible: false });

  await expect(update(storage.shop.tom, { id, documentKind: "preScan" })).rejects.toMatchObject({
    code: "document-changed",
  });
  expect(await rowOf(id)).toMatchObject({ document_kind: "other", customer_visible: false });
});

test("an internal document and its earlier versions are closed to the customer at once, in storage too", async () => {
  const { as, call, shop } = storage;
  const id = await upload();
  const again = new FormData();
  again.append("file", new Blob(["second"]), "b.txt");
  await call(`/files/${id}`, { method: "PUT", headers: as.tom, body: again });
  const [older] = (
    await storage.server.db.owner.query({ text: "select id from app.files where version_of = $1", values: [id] })
  ).rows;
  const linkFor = async (headers: Record<string, string>) =>
    ((await (await call(`/files/${id}/presignedurl`, { headers })).json()) as { url: string }).url.split(
      "/v1/storage",
    )[1]!;
  const links = { customer: await linkFor(as.carla), staff: await linkFor(as.tom) };
  expect([
    await statusOf(`/files/${id}`),
    await statusOf(`/files/${older.id}`),
    await statusOf(links.customer, {}),
  ]).toEqual([200, 200, 200]);

  await update(shop.tom, { id, version: 2, customerVisible: false });

  const after = [`/files/${id}`, `/files/${older.id}`, `/files/${id}/presignedurl`].map((path) => statusOf(path));
  expect(await Promise.all(after)).toEqual([404, 404, 404]);
  expect([await statusOf(links.customer, {}), await statusOf(links.staff, {})]).toEqual([404, 200]);
});

test("what customers uploaded themselves is closed to them too once it is internal", async () => {
  const slot = await addSlot(storage.server.db.owner, storage.orders.carla, "Repair order");
  const id = await upload(storage.as.carla, slot, { content: pdf, type: "application/pdf" });
  expect(await statusOf(`/files/${id}`)).toBe(200);

  await update(storage.shop.ada, { id, customerVisible: false });

  expect(await statusOf(`/files/${id}`)).toBe(404);
});

test("a document that a task asked for, that the order relies on, or that the product made stays what it is", async () => {
  const { server, orders, shop } = storage;
  const slot = await addSlot(server.db.owner, orders.carla, "Pre-scan report");
  const [ofSlot, waiver, made] = [
    await addDocument({ order_task_file_id: slot.orderTaskFileId }),
    await addDocument({ document_kind: "waiver" }),
    await addDocument({ document_kind: "estimatePdf" }),
  ];
  await server.db.owner.query({
    text: "update app.service_orders set ride_height_waiver_file_id = $1 where id = $2",
    values: [waiver, orders.carla],
  });

  for (const id of [ofSlot, waiver, made])
    await expect(update(shop.ada, { id, documentKind: "preScan" })).rejects.toMatchObject({ code: "invalid-input" });
});

test("files outside orders and earlier versions are not found", async () => {
  const current = await addDocument();
  const [own, older] = [await addDocument({ service_order_id: null }), await addDocument({ version_of: current })];

  for (const id of [own, older])
    await expect(update(storage.shop.ada, { id, customerVisible: false })).rejects.toMatchObject({ code: "not-found" });
});

test("a signature is stored with who signed and when, and its replacement by other content is unsigned", async () => {
  const { as, call } = storage;
  const signature = { signerName: "Sam  Driver", signatureMethod: "drawn" };
  const id = await upload(as.tom, { kind: "signature", signature });
  expect(await rowOf(id)).toMatchObject({
    signer_name: "Sam Driver",
    signature_method: "drawn",
    signed_at: expect.stringMatching(/^20/),
    uploaded_by: storage.shop.tom.userId,
  });
  const again = new FormData();
  again.append("file", new Blob(["second"]), "b.txt");

  await call(`/files/${id}`, { method: "PUT", headers: as.tom, body: again });

  expect(await rowOf(id)).toMatchObject({ signer_name: null, signed_at: null });
  const older = (
    await storage.server.db.owner.query({ text: "select * from app.files where version_of = $1", values: [id] })
  ).rows;
  expect(older).toMatchObject([{ signer_name: "Sam Driver" }]);
});

test("only what is signed has a signer, and one without a name is refused", async () => {
  const signature = { signerName: "Sam Driver", signatureMethod: "typed" };
  const photo = await upload(storage.as.tom, { kind: "vehiclePhoto", signature });
  const metadata = {
    serviceOrderId: storage.orders.carla,
    kind: "waiver",
    signature: { ...signature, signerName: " " },
  };

  const nameless = await storage.upload({ metadata: { metadata } }, storage.as.tom);

  expect(await rowOf(photo)).toMatchObject({ signer_name: null });
  expect([nameless.status, nameless.body.error.message]).toEqual([400, "couldn't decode metadata"]);
});
