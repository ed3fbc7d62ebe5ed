import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { buildFacility, buildFile, save } from "#db/rows/factories.ts";
import { addSlot, openStorage, type TestStorage, type Upload } from "../../test/files/storage.ts";
import { addOrder } from "../../test/shop.ts";
import { pdf, png } from "../../test/files/sample-files.ts";

let storage: TestStorage;
beforeAll(async () => {
  storage = await openStorage("disk");
});
afterAll(() => storage[Symbol.asyncDispose]());

const uploadTargetOf = (metadata: object, file: Partial<Upload> = {}): Upload => ({ ...file, metadata: { metadata } });

async function rowOf(id: string): Promise<Record<string, unknown>> {
  const { rows } = await storage.server.db.owner.query({ text: "select * from app.files where id = $1", values: [id] });
  return rows[0];
}

test("a file for an order belongs to the order's customer, whoever uploads it", async () => {
  const { as, orders, shop, upload } = storage;

  const { body } = await upload(uploadTargetOf({ serviceOrderId: orders.carla, kind: "preScan" }), as.tom);

  expect(await rowOf(body.id)).toMatchObject({
    service_order_id: orders.carla,
    customer_id: shop.carla.customerId,
    uploaded_by: shop.tom.userId,
    document_kind: "preScan",
    customer_visible: true,
  });
});

test("the first repair order uploaded becomes the order's repair order", async () => {
  const { as, shop, server, upload } = storage;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  const bring = async (kind: string) =>
    (await upload(uploadTargetOf({ serviceOrderId: order.id, kind }), as.tom)).body.id;

  await bring("other");
  const [first] = [await bring("repairOrder"), await bring("repairOrder")];

  const { rows } = await server.db.owner.query({
    text: "select repair_order_file_id as file from app.service_orders where id = $1",
    values: [order.id],
  });
  expect(rows).toEqual([{ file: first }]);
});

test("customers upload to their order only what a task asks for", async () => {
  const { as, orders, upload } = storage;
  const papers = [{ serviceOrderId: orders.carla }, { serviceOrderId: orders.carla, kind: "certificate" }];

  const answers = await Promise.all(papers.map((paper) => upload(uploadTargetOf(paper), as.carla)));

  const refused = [403, "add files to the tasks that ask you for them"];
  expect(answers.map(({ status, body }) => [status, body.error.message])).toEqual([refused, refused]);
});

test.each([
  ["nothing", null, "preScan"],
  ["another kind", "Repair order", "certificate"],
])("the table itself rejects a customer's file for which %s was asked", async (_name, asked, kind) => {
  const { orders, server, shop } = storage;
  const slotId = asked && (await slot(asked)).orderTaskFileId;
  const file = buildFile({ service_order_id: orders.carla, order_task_file_id: slotId, document_kind: kind });
  const columns = Object.keys(file).filter((column) => column !== "customer_visible");
  const adding = inTransaction(server.db.server, shop.carla, ({ caller }) =>
    caller.run({
      text: `insert into app.files (${columns.join(", ")}) select ${columns.join(", ")}
        from jsonb_populate_record(null::app.files, $1)`,
      values: [JSON.stringify(file)],
    }),
  );

  await expect(adding).rejects.toThrow("row-level security");
});

test.each([
  ["Carla", "carla", () => storage.orders.cyd],
  ["Uma, who is nobody's customer,", "uma", () => storage.orders.cyd],
  ["Carla", "carla", () => randomUUID()],
] as const)("%s cannot upload to an order that she cannot see", async (_name, person, order) => {
  const { status, body } = await storage.upload(uploadTargetOf({ serviceOrderId: order() }), storage.as[person]);

  expect([status, body.error.message]).toEqual([403, "you are not authorized"]);
});

test("a technician of another facility cannot upload to the order", async () => {
  const { as, orders, server, shop, upload } = storage;
  const elsewhere = buildFacility();
  await save(server.db.owner, "app.facilities", [elsewhere]);
  const limit = "update app.users set facility_ids = $2 where id = $1";
  await server.db.owner.query({ text: limit, values: [shop.tom.userId, [elsewhere.id]] });

  const { status } = await upload(uploadTargetOf({ serviceOrderId: orders.carla }), as.tom);
  await server.db.owner.query({ text: limit, values: [shop.tom.userId, null] });

  expect(status).toBe(403);
});

test("a customer's file without an order belongs to the customer", async () => {
  const { as, shop, upload, call } = storage;

  const { body } = await upload({}, as.carla);

  expect(await rowOf(body.id)).toMatchObject({ customer_id: shop.carla.customerId, service_order_id: null });
  expect((await call(`/files/${body.id}`, { headers: as.cyd })).status).toBe(404);
});

test("files that staff hide from the customer are not found by the customer", async () => {
  const { as, orders, upload, call } = storage;
  const hidden = uploadTargetOf({ serviceOrderId: orders.carla, customerVisible: false, kind: "damagePhoto" });

  const { body } = await upload(hidden, as.tom);

  expect((await call(`/files/${body.id}`, { headers: as.carla })).status).toBe(404);
  expect((await call(`/files/${body.id}`, { headers: as.ada })).status).toBe(200);
});

test("the customer is notified of a document added after the release, once for concurrent uploads", async () => {
  const { as, server, shop, upload } = storage;
  const { customerId } = shop.carla;
  const released = { customerId, status: "released", released_at: "2026-05-04T18:00:00Z" };
  const { id } = await addOrder(server.db.owner, shop, released);

  await upload(uploadTargetOf({ serviceOrderId: id, kind: "certificate" }), as.tom);
  await upload(uploadTargetOf({ serviceOrderId: id, kind: "postScan" }), as.tom);
  await upload(uploadTargetOf({ serviceOrderId: id, kind: "vehiclePhoto" }), as.tom);

  const text = "select template, repeats from app.messages where service_order_id = $1";
  const { rows } = await server.db.owner.query({ text, values: [id] });
  expect(rows).toEqual([{ template: "documents-ready", repeats: 1 }]);
});

test("nobody uploads without a token", async () => {
  const { status, body } = await storage.upload({}, {});

  expect([status, body.error.message]).toEqual([403, "you are not authorized"]);
});

test.each([
  ["a bad token", { authorization: "Bearer nonsense" }, 401],
  ["a wrong admin secret", { "x-hasura-admin-secret": "guess" }, 403],
])("%s is rejected", async (_name, headers, status) => {
  expect((await storage.upload({}, headers)).status).toBe(status);
});

test("the admin secret uploads without an owner", async () => {
  const secret = { "x-hasura-admin-secret": storage.server.config.adminSecret };

  const { status, body } = await storage.upload({}, secret);

  expect([status, body.uploadedByUserId]).toEqual([201, null]);
});

const slot = (title: string) => addSlot(storage.server.db.owner, storage.orders.carla, title);

async function replace(id: string, headers: Record<string, string>): Promise<number> {
  const body = new FormData();
  body.append("file", new Blob([png], { type: "image/png" }), "again.png");
  return (await storage.call(`/files/${id}`, { method: "PUT", headers, body })).status;
}

describe("a task's slot", () => {
  test("sets the file's kind and whether the customer sees it", async () => {
    const { status, body } = await storage.upload(
      uploadTargetOf(await slot("Target placement"), { content: png, type: "image/png" }),
      storage.as.tom,
    );

    expect(status).toBe(201);
    expect(await rowOf(body.id)).toMatchObject({ document_kind: "targetPhoto", customer_visible: false });
  });

  test.each([
    ["a PDF that calls itself a photo", { content: pdf, fileName: "photo.png", type: "image/png" }],
    ["a note that calls itself a photo", { content: "hello", fileName: "photo.png", type: "image/png" }],
    ["a page that calls itself a photo", { content: "<script>alert(1)</script>", type: "image/png" }],
  ])("rejects %s", async (_name, file) => {
    const { status, body } = await storage.upload(uploadTargetOf(await slot("Odometer"), file), storage.as.tom);

    expect([status, body.error.message]).toEqual([400, "files of this type are not accepted here"]);
  });

  test("for a single file accepts one, also of two concurrent uploads", async () => {
    const photo = uploadTargetOf(await slot("VIN plate"), { content: png, type: "image/png" });

    const answers = await Promise.all([1, 2].map(() => storage.upload(photo, storage.as.tom)));

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  });

  test("rejects files over its size limit", async () => {
    const { owner } = storage.server.db;
    const small = await slot("Instrument cluster");
    await owner.query("update app.order_task_files set max_size_mb = 1 where title = 'Instrument cluster'");
    const content = Buffer.concat([png, Buffer.alloc(1_000_000)]);

    const { status, body } = await storage.upload(
      uploadTargetOf(small, { content, type: "image/png" }),
      storage.as.tom,
    );

    expect([status, body.error.data.maxSize]).toEqual([400, 1_000_000]);
  });

  test.each(["closed", "cancelled"])(
    "takes nothing more once the order is %s, but staff still put a better scan there",
    async (status) => {
      const { as, server, shop, upload } = storage;
      const { owner } = server.db;
      const { id } = await addOrder(owner, shop, { customerId: shop.carla.customerId });
      const paper = uploadTargetOf(await addSlot(owner, id, "Repair order"), { content: png, type: "image/png" });
      const before = await upload(paper, as.carla);
      await owner.query({
        text: "update app.service_orders set status_id = (select id from app.service_order_statuses where key = $2) where id = $1",
        values: [id, status],
      });

      const after = [await upload(paper, as.carla), await upload(paper, as.ada)];
      const replaced = [await replace(before.body.id, as.carla), await replace(before.body.id, as.tom)];
      const document = await upload(uploadTargetOf({ serviceOrderId: id }), as.tom);

      const closed = "the order is closed: its tasks take no more files";
      expect(before.status).toBe(201);
      expect(after.map(({ status: code, body }) => [code, body.error.message])).toEqual([
        [409, closed],
        [409, closed],
      ]);
      expect([...replaced, document.status]).toEqual([409, 200, 201]);
    },
  );

  test("stores a customer's file as the kind it asks for, whatever the customer calls it", async () => {
    const { status, body } = await storage.upload(
      uploadTargetOf({ ...(await slot("Repair order")), kind: "certificate" }, { content: png, type: "image/png" }),
      storage.as.carla,
    );

    expect([status, (await rowOf(body.id)).document_kind]).toEqual([201, "repairOrder"]);
  });

  test("that asks nothing of customers rejects their files", async () => {
    const { status } = await storage.upload(
      uploadTargetOf(await slot("Odometer"), { content: png, type: "image/png" }),
      storage.as.carla,
    );

    expect(status).toBe(403);
  });

  test("of another order rejects files for this one", async () => {
    const { orderTaskFileId } = await slot("VIN plate");

    const { status } = await storage.upload(
      uploadTargetOf({ serviceOrderId: storage.orders.cyd, orderTaskFileId }, { content: png, type: "image/png" }),
      storage.as.tom,
    );

    expect(status).toBe(403);
  });
});
