import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildPayer, buildPayerRule } from "#db/rows/payer-factories.ts";
import { buildFile, save } from "#db/rows/factories.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { openStorage, type TestStorage } from "../../test/files/storage.ts";
import { addOrder } from "../../test/shop.ts";

const now = new Date("2026-06-01T18:00:00Z");
let storage: TestStorage;
let payerId: string;

beforeAll(async () => {
  storage = await openStorage("disk", { clock: () => now });
});
afterAll(() => storage[Symbol.asyncDispose]());
beforeEach(async () => {
  await owner().query("delete from app.payer_rules");
  const payer = buildPayer();
  payerId = payer.id;
  await save(owner(), "app.payers", [payer]);
});

const owner = () => storage.server.db.owner;
const verified = { verified_at: "2026-04-01T18:00:00Z", retention_months: 12 };
const addRule = (values: object = verified) =>
  save(owner(), "app.payer_rules", [buildPayerRule({ payer_id: payerId, ...values })]);

/** A report of an order that was finished then. */
async function report({
  status = "released",
  uploadedBy = null as string | null,
  finishedAt = "2026-05-04T18:00:00Z",
} = {}): Promise<string> {
  const { customerId } = storage.shop.carla;
  const order = await addOrder(owner(), storage.shop, { customerId, status, payer_id: payerId });
  await owner().query("delete from app.status_changes where service_order_id = $1", [order.id]);
  await owner().query(
    `insert into app.status_changes (service_order_id, customer_id, to_status_id, changed_at)
      select o.id, o.customer_id, o.status_id, $2 from app.service_orders o where o.id = $1`,
    [order.id, finishedAt],
  );
  const file = buildFile({
    service_order_id: order.id,
    customer_id: customerId,
    is_uploaded: true,
    uploaded_by: uploadedBy,
    created_at: "2026-06-01T17:55:00Z",
  });
  await save(owner(), "app.files", [file]);
  return file.id;
}

const orderOf = async (fileId: string): Promise<string> =>
  (await owner().query("select service_order_id from app.files where id = $1", [fileId])).rows[0].service_order_id;

async function remove(id: string, who: "ada" | "cyd" = "ada") {
  const address = `/files/${id}?reason=${encodeURIComponent("No longer needed")}`;
  const response = await storage.call(address, { method: "DELETE", headers: storage.as[who] });
  return { status: response.status, said: await response.text() };
}

test("a finished order's file stays as long as its payer's rule says, and can be deleted the day after", async () => {
  await addRule();

  const early = await remove(await report());
  const lastDay = await remove(await report({ finishedAt: "2025-06-01T18:00:00Z" }));
  const after = await remove(await report({ finishedAt: "2025-05-31T18:00:00Z" }));

  expect([early.status, lastDay.status, after.status]).toEqual([409, 409, 204]);
  expect(early.said).toContain("2027-05-04");
});

test.each([
  ["of an order that is still worked on", {}, { status: "calibrate" }],
  ["of a payer whose rule nobody has verified", { retention_months: 12 }, {}],
  ["of a payer who does not say how long", { verified_at: "2026-04-01T18:00:00Z" }, {}],
])("a file %s can be deleted", async (_which, rule, of) => {
  await addRule(rule);

  expect((await remove(await report(of))).status).toBe(204);
});

test("whoever has just uploaded it may take it back", async () => {
  await addRule();

  expect((await remove(await report({ uploadedBy: storage.shop.ada.userId }))).status).toBe(204);
});

test("the database itself deletes no such file for whoever forgot to ask, nor its versions", async () => {
  await addRule();
  const id = await report();
  const version = buildFile({
    version_of: id,
    service_order_id: await orderOf(id),
    customer_id: storage.shop.carla.customerId,
  });
  await save(owner(), "app.files", [version]);
  const withoutAsking = (fileId: string) =>
    asSystem(storage.server.db.server, (system) =>
      system.run({ text: "delete from app.files where id = $1", values: [fileId] }),
    );

  for (const each of [id, version.id]) await expect(withoutAsking(each)).rejects.toThrow(/asks to keep its files/);
  const ofOther = await report({ status: "calibrate" });

  expect(await withoutAsking(ofOther)).toBe(1);
});

test("a file that may go takes its versions along", async () => {
  await addRule();
  const id = await report({ finishedAt: "2025-05-31T18:00:00Z" });
  await save(owner(), "app.files", [
    buildFile({ version_of: id, service_order_id: await orderOf(id), customer_id: storage.shop.carla.customerId }),
  ]);

  expect((await remove(id)).status).toBe(204);
  expect((await owner().query("select from app.files where version_of = $1", [id])).rowCount).toBe(0);
});

test("somebody else's file is not there, whatever its payer asks", async () => {
  await addRule();

  expect((await remove(await report(), "cyd")).status).toBe(404);
});
