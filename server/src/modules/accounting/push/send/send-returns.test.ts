/** Payments by card of which some, or all, went back to the card: what they are in the books, and that they count again. */
import { cents } from "@boresight/domain/base/money";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import "#areas.ts";
import { regainPayment, returnPayment } from "#modules/billing/payments/return-payment.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { openSyncDesk, type SyncDesk } from "../../../../../test/accounting/sync-desk.ts";

let desk: SyncDesk;
let invoice: string;
let id: string;
beforeAll(async () => void (desk = await openSyncDesk()));
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(async () => {
  await desk.clear();
  invoice = await desk.invoice();
  id = await desk.payment({ method: "card" }, [[invoice, 32_500]]);
  await desk.queue("Payment", id);
  await desk.drain();
  await desk.rows("truncate app.qbo_jobs cascade");
});

const moved = (amount: number) => ({
  id,
  customerId: desk.shop.carla.customerId,
  amount: cents(amount),
  reason: "Refunded to the card",
  recordId: null,
});
const giveBack = (amount: number) =>
  asSystem({ pool: desk.db.server, clock: desk.clock }, (_, work) => returnPayment(moved(amount), work));
const countAgain = (amount: number) =>
  asSystem({ pool: desk.db.server, clock: desk.clock }, (_, work) =>
    regainPayment({ ...moved(amount), allocations: [{ invoiceId: invoice, amount: cents(amount) }] }, work),
  );
const there = async () => [
  (await desk.sent("Payment", id))?.["TotalAmt"],
  (await desk.sent("Invoice", invoice))["Balance"],
];

test("a payment of which a part went back is as much less there, and whole again when it counts again", async () => {
  await giveBack(10_000);
  await desk.drain();
  expect(await there()).toEqual([225, 100]);

  await countAgain(10_000);
  await desk.drain();

  expect(await there()).toEqual([325, 0]);
  expect(await desk.jobs()).toEqual(["Payment done", "Payment done"]);
});

test("one that went back as a whole is deleted there only with a person's yes, which is not asked any more when it counts again", async () => {
  await giveBack(10_000);
  await giveBack(22_500);
  await desk.drain();
  expect(await desk.jobs()).toEqual(["Payment done", "Payment delete unconfirmed"]);
  await countAgain(32_500);
  await desk.drain();

  expect(await there()).toEqual([325, 0]);
  expect(await desk.jobs()).toEqual(["Payment done", "Payment delete done", "Payment done"]);
});

test("one that was deleted there and counts again is received there anew", async () => {
  await giveBack(32_500);
  await desk.rows("update app.qbo_jobs set status = 'pending' where operation = 'delete'");
  await desk.drain();
  expect(await there()).toEqual([undefined, 325]);

  await countAgain(20_000);
  await desk.drain();

  expect(await there()).toEqual([200, 125]);
});

test("one that never reached the books is sent as what is left of it", async () => {
  const other = await desk.invoice();
  id = await desk.payment({ method: "card" }, [[other, 32_500]]);
  await giveBack(2500);
  await desk.queue("Payment", id);

  await desk.drain();

  expect((await desk.sent("Payment", id))["TotalAmt"]).toBe(300);
});
