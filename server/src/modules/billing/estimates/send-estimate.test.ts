import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { openBilling } from "../../../../test/estimates.ts";
import { save } from "#db/rows/factories.ts";
import { openShop, type Shop } from "../../../../test/shop.ts";
import { approveEstimate } from "./decisions/approve-estimate.ts";
import { markEstimateViewed } from "./mark-estimate-viewed.ts";
import { reviseEstimate } from "./revise-estimate.ts";
import { sendEstimate } from "./send-estimate.ts";

let db: TestDatabase;
let shop: Shop;
let billing: ReturnType<typeof openBilling>;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  billing = openBilling({ db, shop, now: new Date("2026-05-04T18:00:00Z") });
});
afterAll(() => db[Symbol.asyncDispose]());

test("a sent estimate is dated and fixed, the order awaits approval, and one mail goes out", async () => {
  const { draft, call, read, statusOf, mailsOf } = billing;
  const { id, version, order } = await draft();

  await call(shop.ada, sendEstimate, { id, version });

  expect(await read(id)).toMatchObject({
    status: "sent",
    issue_date: "2026-05-04",
    valid_until: "2026-06-03",
    terms_version: "2026-01",
  });
  expect((await read(id)).content_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await statusOf(order.id)).toBe("approval");
  expect(await mailsOf(order.id)).toEqual(["estimate-sent"]);
  await expect(call(shop.ada, sendEstimate, { id, version })).rejects.toMatchObject({ code: "estimate-not-draft" });
});

test("an order that cannot await approval stays where it is, which is logged", async () => {
  const { draft, call, read, statusOf } = billing;
  const { id, version, order } = await draft({ order: { status: "calibrate" } });

  await call(shop.ada, sendEstimate, { id, version });

  expect((await read(id)).status).toBe("sent");
  expect(await statusOf(order.id)).toBe("calibrate");
  const { rows } = await db.owner.query("select reason from app.audit_entries where entity_id = $1 and reason <> ''", [
    order.id,
  ]);
  expect(rows[0].reason).toContain("Not moved automatically from calibrate to approval");
});

test("technicians send where the shop lets them, customers and strangers never", async () => {
  const { draft, call, read } = billing;
  const { id, version } = await draft();

  await expect(call(shop.tom, sendEstimate, { id, version })).rejects.toMatchObject({ code: "permission-error" });
  await expect(call(shop.carla, sendEstimate, { id, version })).rejects.toMatchObject({ code: "permission-error" });
  await db.owner.query("update app.billing_settings set technicians_may_send = true");
  await call(shop.tom, sendEstimate, { id, version });

  expect((await read(id)).status).toBe("sent");
});

test("no estimate goes out without lines, below zero, without a distance, after its day, or to nobody", async () => {
  const { draft, call, line } = billing;
  const send = async (values: Parameters<typeof draft>[0] = {}, change = "") => {
    const { id, version } = await draft(values);
    if (change) await db.owner.query(`update app.estimates set ${change} where id = $1`, [id]);
    return call(shop.ada, sendEstimate, { id, version: version + (change ? 1 : 0) });
  };

  await expect(send({ lines: [] })).rejects.toMatchObject({ code: "estimate-empty" });
  await expect(send({ lines: [line("DISC", { unitPrice: -1 })] })).rejects.toMatchObject({ code: "total-negative" });
  await expect(send({ order: { intake_method: "mobile" } })).rejects.toMatchObject({ code: "distance-missing" });
  await expect(send({}, "valid_until = '2026-05-03'")).rejects.toMatchObject({ code: "estimate-expired" });
  await db.owner.query("update app.customers set notify_by_email = false where id = $1", [shop.cyd.customerId]);
  await db.owner.query("update app.users set disabled = true where id = $1", [shop.cyd.userId]);
  await expect(send({ order: { customerId: shop.cyd.customerId } })).rejects.toMatchObject({
    code: "estimate-without-recipient",
  });
});

test("a newer one supersedes what was not answered; what was approved gets a supplement with its own mail", async () => {
  const { sent, call, read, approval, mailsOf, statusOf } = billing;
  const first = await sent();
  const revise = async (id: string) => {
    const { estimate } = await call(shop.ada, reviseEstimate, { id, version: (await read(id)).version });
    const copy = await read(String(estimate));
    await call(shop.ada, sendEstimate, { id: copy.id, version: copy.version });
    return read(copy.id);
  };

  const second = await revise(first.id);
  await call(shop.carla, approveEstimate, approval(second));
  await db.owner.query("update app.service_orders set status_id = $2 where id = $1", [
    first.order.id,
    shop.status("estimating"),
  ]);
  const supplement = await revise(second.id);

  expect((await read(first.id)).status).toBe("superseded");
  expect((await read(second.id)).status).toBe("approved");
  expect(supplement).toMatchObject({ status: "sent", supplements_id: second.id });
  expect(await statusOf(first.order.id)).toBe("approval");
  const mails = await mailsOf(first.order.id);
  expect(mails).toEqual(["estimate-sent", "estimate-sent", "estimate-approved", "supplement-sent"]);
});

test("a standing agreement approves what is sent", async () => {
  const { draft, call, read, statusOf, mailsOf } = billing;
  const list = { id: crypto.randomUUID(), name: "Fleet", auto_approve: true };
  await save(db.owner, "app.price_lists", [list]);
  await db.owner.query("update app.customers set price_list_id = $2 where id = $1", [shop.carla.customerId, list.id]);
  const { id, version, order } = await draft();

  await call(shop.ada, sendEstimate, { id, version });
  await db.owner.query("update app.customers set price_list_id = null");

  expect((await read(id)).status).toBe("approved");
  const { rows } = await db.owner.query("select channel from app.estimate_decisions where estimate_id = $1", [id]);
  expect(rows).toEqual([{ channel: "agreement" }]);
  expect(await statusOf(order.id)).toBe("approved");
  expect(await mailsOf(order.id)).toEqual(["estimate-approved"]);
});

test("the customer who looks at it for the first time is noted once", async () => {
  const { sent, call, read } = billing;
  const { id } = await sent();

  await expect(call(shop.cyd, markEstimateViewed, { id })).rejects.toMatchObject({ code: "not-found" });
  await call(shop.carla, markEstimateViewed, { id });
  await call(shop.carla, markEstimateViewed, { id });

  expect((await read(id)).status).toBe("viewed");
  const { rows } = await db.owner.query(
    "select id from app_private.events where type = 'estimate.viewed' and entity_id = $1",
    [id],
  );
  expect(rows).toHaveLength(1);
});
