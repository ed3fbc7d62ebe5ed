/** Invoices of which QuickBooks computes the sales tax itself, by another rounding than ours or another rate. */
import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { openSyncDesk, type SyncDesk } from "../../../../../test/accounting/sync-desk.ts";
import { solveQboConflict } from "#modules/accounting/resolutions/solve-qbo-conflict.ts";

let desk: SyncDesk;
afterEach(() => desk[Symbol.asyncDispose]());

/** Its tax on the $325.00 of the usual invoice is $28.63. */
async function open(policy: "ours" | "theirs", more: object = {}): Promise<void> {
  desk = await openSyncDesk({
    companies: [{ realmId: "4620816365", name: "Boresight", salesTaxPercent: 8.81, ...more }],
  });
  await desk.rows("update app.qbo_connections set tax_policy = $1", policy);
}

const invoiceOf = (tax_cents: number, values: object = {}) =>
  desk.invoice({ tax_cents, total_cents: 32_500 + tax_cents, ...values });
async function pay(invoice: string, amount: number): Promise<string> {
  const id = await desk.payment({ amount_cents: amount }, [[invoice, amount]]);
  await desk.queue("Payment", id);
  return id;
}
const there = async (invoice: string) => {
  const { TotalAmt, Balance, TxnTaxDetail } = await desk.sent("Invoice", invoice);
  return [TotalAmt, Balance, TxnTaxDetail.TotalTax];
};
/** Without the customer's and the item's. */
const jobs = async () => (await desk.jobs()).filter((job) => /^(Invoice|Payment)/.test(job));
const conflicts = () => desk.rows("select kind from app.qbo_conflicts where status = 'open'");
const solve = async (resolution: string) => {
  const [{ id }] = (await desk.rows<{ id: string }>("select id from app.qbo_conflicts where status = 'open'")) as [
    { id: string },
  ];
  await inTransaction({ pool: desk.db.server, clock: desk.clock }, desk.shop.ada, (tx) =>
    solveQboConflict({ id, resolution, choices: [] }, tx),
  );
};

test.each([
  ["ours", 2864],
  ["ours", 2862],
  ["theirs", 2864],
  ["theirs", 2862],
] as const)(
  "with the policy %s, a tax of %s cents is evened out by a line, and the payment fits to the cent",
  async (policy, tax) => {
    await open(policy);
    const invoice = await invoiceOf(tax);
    const payment = await pay(invoice, 32_500 + tax);

    await desk.drain();

    expect(await jobs()).toEqual(["Invoice done", "Payment done"]);
    expect(await there(invoice)).toEqual([(32_500 + tax) / 100, 0, 28.63]);
    expect((await desk.sent("Payment", payment))["UnappliedAmt"]).toBe(0);
    expect(await conflicts()).toEqual([]);
    expect(
      await desk.rows(
        "select reason from app.audit_entries where entity_id = $1 and reason like 'QuickBooks computes%'",
        invoice,
      ),
    ).toHaveLength(1);
    const line = (await desk.sent("Invoice", invoice))["Line"].find(({ Description }: { Description?: string }) =>
      Description?.startsWith("Evens out the rounding of sales tax"),
    );
    expect(line).toMatchObject({ Amount: (tax - 2863) / 100, SalesItemLineDetail: { TaxCodeRef: { value: "NON" } } });
  },
);

test("a tax that is rounded line by line is evened out too, and is no conflict when it is read again", async () => {
  await open("ours", { roundsTaxPerLine: true });
  const lines = Array.from({ length: 5 }, () => ({ unit_price: 6500, total_price: 6500 }));
  const invoice = await desk.invoice({ tax_cents: 2863, total_cents: 35_363, lines });
  await desk.drain();
  expect(await there(invoice)).toEqual([353.63, 353.63, 28.65]);

  const { qbo_id: qboId } = (await desk.linkOf(invoice))!;
  await desk.queue("Invoice", invoice, { operation: "pull", qbo_id: qboId });
  await desk.drain();

  expect(await conflicts()).toEqual([]);
});

test("another rate is a conflict, and ours closes it only once the totals are the same", async () => {
  await open("ours");
  const invoice = await invoiceOf(2600);
  const payment = await pay(invoice, 35_100);
  await desk.drain();
  expect(await jobs()).toEqual(["Invoice done", "Payment pending waitsForConflict"]);

  await solve("ours");
  expect(await conflicts()).toEqual([{ kind: "tax" }]);
  desk.pass(3_600_000);
  await desk.drain();

  expect(await there(invoice)).toEqual([351, 0, 28.63]);
  expect((await desk.sent("Payment", payment))["UnappliedAmt"]).toBe(0);
  expect(await desk.rows("select status, resolution, solved_by from app.qbo_conflicts")).toEqual([
    { status: "solved", resolution: "ours", solved_by: desk.shop.ada.userId },
  ]);
});

test("what is decided and cannot be sent, because the period is closed, stays a conflict", async () => {
  await open("theirs");
  await invoiceOf(2600);
  await desk.drain();
  desk.simulator.admin.closeBooks({ through: "2026-12-31" });

  await solve("ours");
  await desk.drain();

  expect((await jobs()).at(-1)).toBe("Invoice failed periodClosed");
  expect(await conflicts()).toEqual([{ kind: "tax" }]);
});

test("once both are accepted as they are, a payment pays what is open there, and the rest is unapplied", async () => {
  await open("ours");
  const invoice = await invoiceOf(2900);
  const payment = await pay(invoice, 35_400);
  await desk.drain();

  await solve("accept");
  desk.pass(3_600_000);
  await desk.drain();

  expect(await jobs()).toEqual(["Invoice done", "Payment done"]);
  expect(await there(invoice)).toEqual([353.63, 0, 28.63]);
  expect(await desk.sent("Payment", payment)).toMatchObject({ TotalAmt: 354, UnappliedAmt: 0.37 });
});

test("an invoice that somebody paid there already is not paid again by a payment that is cut down", async () => {
  await open("ours");
  const invoice = await invoiceOf(2863);
  await desk.drain();
  const { qbo_id: TxnId } = (await desk.linkOf(invoice))!;
  const CustomerRef = { value: (await desk.linkOf(desk.shop.carla.customerId))?.qbo_id };
  const Line = [{ Amount: 353.63, LinkedTxn: [{ TxnId, TxnType: "Invoice" }] }];
  desk.simulator.admin.changeAsBookkeeper({
    name: "Payment",
    operation: "save",
    body: { CustomerRef, TotalAmt: 353.63, Line },
  });
  await pay(invoice, 35_363);

  await desk.drain();

  expect((await jobs()).at(-1)).toBe("Payment failed rejected");
});

test("a cent that a bookkeeper's tax makes is evened out when it is read, once", async () => {
  desk = await openSyncDesk();
  const invoice = await invoiceOf(2863);
  await desk.drain();
  const link = (await desk.linkOf(invoice))!;
  const edit = async (TotalTax: number) => {
    const { Id, SyncToken } = await desk.sent("Invoice", invoice);
    desk.simulator.admin.changeAsBookkeeper({
      name: "Invoice",
      operation: "save",
      body: { Id, SyncToken, sparse: true, TxnTaxDetail: { TotalTax } },
    });
    await desk.queue("Invoice", invoice, { id: randomUUID(), operation: "pull", qbo_id: link.qbo_id });
    await desk.drain();
  };

  await edit(28.64);
  expect([await there(invoice), await conflicts()]).toEqual([[353.63, 353.63, 28.64], []]);
  await edit(28.65);

  expect(await conflicts()).toHaveLength(1);
});
