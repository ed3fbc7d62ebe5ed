import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../../../../test/database.ts";
import { openBilling } from "../../../../../test/estimates.ts";
import { png } from "../../../../../test/files/sample-files.ts";
import { openShop, type Shop } from "../../../../../test/shop.ts";
import { approveEstimate } from "./approve-estimate.ts";
import { declineEstimate } from "./decline-estimate.ts";
import { recordVerbalApproval } from "./record-verbal-approval.ts";

let db: TestDatabase;
let shop: Shop;
let billing: ReturnType<typeof openBilling>;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  billing = openBilling({ db, shop });
  const tax = { facility_id: shop.facilityId, name: "State", rate: 10_000, valid_from: "2020-01-01" };
  await db.owner.query(
    "insert into app.tax_rates (facility_id, name, rate, valid_from) values ($1, $2, $3, $4)",
    Object.values(tax),
  );
});
beforeEach(() => db.owner.query("update app.customers set requires_po = false, terms_version = null"));
afterAll(() => db[Symbol.asyncDispose]());

const row = async (text: string, id: string) => (await db.owner.query(text, [id])).rows[0];
const decisionOf = (id: string) => row("select * from app.estimate_decisions where estimate_id = $1", id);
const orderOf = (id: string) => row("select * from app.service_orders where id = $1", id);

test("an approval is final: signature, terms and content are kept, and the order follows", async () => {
  const { call, sent, approval, read, statusOf, kept } = billing;
  const estimate = await sent();
  const drawing = png.toString("base64");

  const input = approval(estimate, { signatureMethod: "drawn", drawing, poNumber: "PO-7" });
  await call(shop.carla, approveEstimate, input);

  expect(await read(estimate.id)).toMatchObject({
    status: "approved",
    decided_by: shop.carla.userId,
    po_number: "PO-7",
  });
  const decision = await decisionOf(estimate.id);
  expect(decision).toMatchObject({
    channel: "signedIn",
    full_name: "Carla Ortiz",
    signature_method: "drawn",
    content_hash: estimate.content_hash,
    total_cents: 44_000,
    terms_version: "2026-01",
    ip: "203.0.113.7",
    user_agent: "Vitest",
  });
  const file = await row("select * from app.files where id = $1", decision.signature_file_id);
  expect(file).toMatchObject({ document_kind: "signature", signer_name: "Carla Ortiz", width: 1, height: 1 });
  expect(kept.get(file.blob_id)?.equals(png)).toBe(true);
  expect(await statusOf(estimate.order.id)).toBe("approved");
  expect(await orderOf(estimate.order.id)).toMatchObject({ cost: 40_000, po_number: "PO-7" });
  const customer = await row("select * from app.customers where id = $1", shop.carla.customerId);
  expect(customer).toMatchObject({
    has_accepted_terms: true,
    terms_version: "2026-01",
    terms_accepted_ip: "203.0.113.7",
  });
  const alert = await row("select * from app.admin_notifications where service_order_id = $1", estimate.order.id);
  expect(alert).toMatchObject({ kind: "estimateApproved", severity: "info" });
  await expect(call(shop.carla, approveEstimate, input)).rejects.toMatchObject({ code: "estimate-not-open" });
});

test("an optional line that is left out counts neither in the sums nor in the order's price", async () => {
  const { call, draft, line, sent, approval, read, linesOf } = billing;
  const lines = [line("CAL-FRAD"), line("SCAN-PRE", { isOptional: true }), line("CAL-HUD", { isOptional: true })];
  const [estimate, other] = [await sent({ lines }), await draft({ lines })];
  const [, , headUp] = await linesOf(estimate.id);
  const [radar] = await linesOf(other.id);

  const foreign = approval(estimate, { acceptedLineIds: [radar.id] });
  await expect(call(shop.carla, approveEstimate, foreign)).rejects.toMatchObject({ code: "not-found" });
  await call(shop.carla, approveEstimate, approval(estimate, { acceptedLineIds: [headUp.id] }));

  expect(estimate.total_cents).toBe(60_500);
  expect(await read(estimate.id)).toMatchObject({ subtotal_cents: 47_500, tax_cents: 4750, total_cents: 52_250 });
  expect((await linesOf(estimate.id)).map(({ is_accepted }) => is_accepted)).toEqual([true, false, true]);
  expect((await orderOf(estimate.order.id)).cost).toBe(47_500);
  expect((await decisionOf(estimate.id)).total_cents).toBe(52_250);
});

test("nobody but the customer approves, and only what was read and sent", async () => {
  const { call, sent, approval } = billing;
  const estimate = await sent();
  const approve = (person: Shop["ada"], values: object = {}) =>
    call(person, approveEstimate, approval(estimate, values));

  await expect(approve(shop.cyd)).rejects.toMatchObject({ code: "not-found" });
  await expect(approve(shop.ada)).rejects.toMatchObject({ code: "permission-error" });
  await expect(approve(shop.carla, { contentHash: "0".repeat(64) })).rejects.toMatchObject({
    code: "estimate-changed",
  });
  await expect(approve(shop.carla, { acceptedTermsVersion: "2020-01" })).rejects.toMatchObject({
    code: "terms-not-accepted",
  });
  const drawing = Buffer.from("GIF89a").toString("base64");
  await expect(approve(shop.carla, { signatureMethod: "drawn", drawing })).rejects.toMatchObject({
    code: "invalid-input",
  });
  await db.owner.query("update app.line_items set description = 'Other' where estimate_id = $1", [estimate.id]);
  await expect(approve(shop.carla)).rejects.toMatchObject({ code: "estimate-changed" });
});

test("an expired and a superseded estimate are not approved", async () => {
  const { call, sent, approval } = billing;
  const [expired, superseded] = [await sent(), await sent()];
  await db.owner.query("update app.estimates set valid_until = '2020-01-01' where id = $1", [expired.id]);
  await db.owner.query("update app.estimates set status = 'superseded' where id = $1", [superseded.id]);

  await expect(call(shop.carla, approveEstimate, approval(expired))).rejects.toMatchObject({
    code: "estimate-expired",
  });
  await expect(call(shop.carla, declineEstimate, { id: expired.id, reasonKey: "price" })).rejects.toMatchObject({
    code: "estimate-expired",
  });
  await expect(call(shop.carla, approveEstimate, approval(superseded))).rejects.toMatchObject({
    code: "estimate-superseded",
  });
});

test("where a PO number is required it is given, or follows: the task to collect it opens", async () => {
  const { call, sent, approval } = billing;
  await db.owner.query("update app.customers set requires_po = true where id = $1", [shop.carla.customerId]);
  const estimate = await sent();

  await expect(call(shop.carla, approveEstimate, approval(estimate))).rejects.toMatchObject({ code: "po-required" });
  await call(shop.carla, approveEstimate, approval(estimate, { poFollows: true }));

  const { rows } = await db.owner.query(
    "select state from app.order_tasks where service_order_id = $1 and task_name = 'Collect PO'",
    [estimate.order.id],
  );
  expect(rows).toEqual([{ state: "open" }]);
  expect(await decisionOf(estimate.id)).toMatchObject({ po_number: null, po_follows: true });
});

test("a PO number that is given with the approval completes the task to collect it", async () => {
  const { call, sent, approval } = billing;
  await db.owner.query("update app.customers set requires_po = true where id = $1", [shop.carla.customerId]);
  const estimate = await sent();

  await call(shop.carla, approveEstimate, approval(estimate, { poNumber: "PO-4411" }));

  const { rows } = await db.owner.query(
    "select state, completed_itself as itself from app.order_tasks where service_order_id = $1 and task_name = 'Collect PO'",
    [estimate.order.id],
  );
  expect(rows).toEqual([{ state: "done", itself: true }]);
});

const idOf = (statusKey: string) => `(select id from app.service_order_statuses where key = '${statusKey}')`;

test("a decline does not open an order again that was cancelled while its estimate was written", async () => {
  const { call, sent, statusOf } = billing;
  const estimate = await sent();
  for (const text of [
    `insert into app.status_changes (service_order_id, from_status_id, to_status_id) values ($1, ${idOf("estimating")}, ${idOf("cancelled")})`,
    `update app.service_orders set status_id = ${idOf("cancelled")} where id = $1`,
  ])
    await db.owner.query(text, [estimate.order.id]);

  await call(shop.carla, declineEstimate, { id: estimate.id, reasonKey: "price", reason: "Too much" });

  expect(await statusOf(estimate.order.id)).toBe("cancelled");
});

test("a decline has a reason, and leads the order back to estimating", async () => {
  const { call, sent, statusOf, mailsOf } = billing;
  const estimate = await sent();
  await db.owner.query("update app.facilities set email = 'office@example.com'");

  await expect(call(shop.carla, declineEstimate, { id: estimate.id, reasonKey: "other" })).rejects.toMatchObject({
    code: "invalid-input",
  });
  await expect(call(shop.cyd, declineEstimate, { id: estimate.id, reasonKey: "price" })).rejects.toMatchObject({
    code: "not-found",
  });
  await call(shop.carla, declineEstimate, { id: estimate.id, reasonKey: "price", reason: "Too much" });

  expect(await decisionOf(estimate.id)).toMatchObject({ is_approved: false, reason_key: "price", reason: "Too much" });
  expect(await statusOf(estimate.order.id)).toBe("estimating");
  expect(await mailsOf(estimate.order.id)).toContain("estimate-declined");
  const alert = await row("select * from app.admin_notifications where service_order_id = $1", estimate.order.id);
  expect(alert).toMatchObject({ kind: "estimateDeclined", severity: "warning" });
});

test("admins record an approval by word of mouth, of a draft too", async () => {
  const { call, draft, read, statusOf } = billing;
  const { id, version, order } = await draft();
  const input = { id, version, fullName: "Carla Ortiz", channel: "phone", decidedAt: "2026-05-01T10:00:00Z" };

  await expect(call(shop.tom, recordVerbalApproval, input)).rejects.toMatchObject({ code: "permission-error" });
  await expect(
    call(shop.ada, recordVerbalApproval, { ...input, decidedAt: "2999-01-01T10:00:00Z" }),
  ).rejects.toMatchObject({ code: "invalid-input" });
  await expect(call(shop.ada, recordVerbalApproval, { ...input, version: 1 })).rejects.toMatchObject({
    code: "estimate-changed",
  });
  await call(shop.ada, recordVerbalApproval, input);

  expect((await read(id)).status).toBe("approved");
  expect((await read(id)).content_hash).toHaveLength(64);
  expect(await decisionOf(id)).toMatchObject({ channel: "phone", decided_by: shop.ada.userId });
  expect(await statusOf(order.id)).toBe("approved");
});

test("of 64 approvals at once one wins, the others are told that it is not open any more", async () => {
  const { call, sent, approval } = billing;
  const estimate = await sent();

  const answers = await Promise.allSettled(
    Array.from({ length: 64 }, () => call(shop.carla, approveEstimate, approval(estimate))),
  );

  const refusals = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.code] : []));
  expect(refusals).toEqual(Array(63).fill("estimate-not-open"));
  const { rows } = await db.owner.query("select id from app.estimate_decisions where estimate_id = $1", [estimate.id]);
  expect(rows).toHaveLength(1);
});
