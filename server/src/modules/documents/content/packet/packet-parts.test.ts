import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../../../../test/database.ts";
import { buildDocument, buildFile, save } from "#db/rows/factories.ts";
import { blocksOf, readDocument, rowsOf } from "../../../../../test/read-documents.ts";
import { addEstimate, addOrder, openShop, type Shop } from "../../../../../test/shop.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const newOrder = () => addOrder(db.owner, shop, { customerId: shop.carla.customerId });
const packetOf = async (orderId: string) => (await readDocument(db, "packet", orderId, { language: "en" })).content;

/** The estimates of an order in the order of their revisions, each issued after the one behind it. */
async function estimates(statuses: readonly string[]) {
  const { id } = await newOrder();
  const { content } = await readDocument(db, "certificate", id, { language: "en" });
  for (const [index, status] of statuses.entries()) {
    const revision = index + 1;
    const estimate = await addEstimate(db.owner, shop, { service_order_id: id, status, revision });
    const number = `E-${revision}`;
    await save(db.owner, "app.documents", [
      buildDocument({
        service_order_id: id,
        customer_id: shop.carla.customerId,
        type: "estimate",
        number,
        estimate_id: estimate.id,
        issued_at: `2026-05-${20 - index}T17:00:00Z`,
        content: { ...content, number },
      }),
    ]);
  }
  return id;
}

test.each([
  [["declined", "approved"], ["E-2"]],
  [["approved", "declined"], ["E-1"]],
  [["approved", "sent"], ["E-1"]],
  [["approved", "approved"], ["E-2"]],
  [["converted", "approved"], ["E-2"]],
  [["superseded", "viewed"], ["E-2"]],
  [["declined"], []],
  [["expired"], []],
  [["void", "declined"], []],
])("of estimates that are %j a packet holds %j", async (statuses, held) => {
  const packet = await packetOf(await estimates(statuses));

  expect(blocksOf(packet, "document").map(({ content }) => content.number)).toEqual(held);
  expect(rowsOf(packet, "Contents").map(([, number]) => number)).toEqual(held);
});

test("a photo that stands on the certificate is not shown again", async () => {
  const { id } = await newOrder();
  const { content } = await readDocument(db, "certificate", id, { language: "en" });
  const photo = () =>
    buildFile({
      service_order_id: id,
      is_uploaded: true,
      mime_type: "image/jpeg",
      document_kind: "vehiclePhoto",
      blob_id: randomUUID(),
    });
  const [certified, other] = [photo(), photo()];
  const blobId = String(certified["blob_id"]);
  await save(db.owner, "app.files", [certified, other]);
  await save(db.owner, "app.documents", [
    buildDocument({
      service_order_id: id,
      customer_id: shop.carla.customerId,
      type: "certificate",
      number: "C-1",
      content: { ...content, number: "C-1" },
      images: { [blobId]: { blobId, mimeType: "image/jpeg" } },
    }),
  ]);

  const packet = await packetOf(id);

  expect(blocksOf(packet, "photos").flatMap(({ photos }) => photos.map(({ image }) => image))).toEqual([
    other["blob_id"],
  ]);
});

test("a picture that was uploaded again stands once in packet and certificate, one among the reports there alone", async () => {
  const { id } = await newOrder();
  const upload = (document_kind: string, sha256: string) =>
    buildFile({
      service_order_id: id,
      is_uploaded: true,
      mime_type: "image/jpeg",
      document_kind,
      blob_id: randomUUID(),
      sha256: sha256.repeat(64),
    });
  const files = [upload("vinPhoto", "a"), upload("odometerPhoto", "a"), upload("vinPhoto", "b")];
  await save(db.owner, "app.files", [...files, upload("preScan", "c"), upload("dashPhoto", "c")]);
  const shownIn = async (type: "packet" | "certificate") => {
    const { content } = await readDocument(db, type, id, { language: "en" });
    return blocksOf(content, "photos").flatMap(({ photos }) => photos.map(({ image }) => image));
  };

  const packet = await shownIn("packet");

  expect(packet).toHaveLength(new Set(packet).size);
  expect(files.map((file) => packet.includes(String(file["blob_id"])))).toEqual([true, false, true]);
  expect(packet).toHaveLength(3); // And the scan that was photographed.
  expect(await shownIn("certificate")).toHaveLength(3);
});
