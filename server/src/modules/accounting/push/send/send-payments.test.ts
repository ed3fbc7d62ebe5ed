/** Payments in the books: what they pay there, and what becomes of them when they are taken back. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSyncDesk, type SyncDesk } from "../../../../../test/accounting/sync-desk.ts";
import { save } from "../../../../../test/factories.ts";

let desk: SyncDesk;
beforeAll(async () => void (desk = await openSyncDesk()));
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(async () => {
  await desk.rows("truncate app.qbo_jobs, app.qbo_conflicts cascade");
  await desk.rows(
    `update app.qbo_connections set reward_account_id = null, po_field_id = null, sends_estimates = false, expense_account_id = null,
      taxable_code = 'TAX', exempt_code = 'NON'`,
  );
});

const sent = async (id: string) => {
  const [link] = await desk.rows<{ qbo_id: string }>("select qbo_id from app.qbo_links where local_id = $1", id);
  return (name: "Customer" | "Item" | "Estimate" | "Invoice" | "Payment") =>
    desk.there(name).find((row) => row["Id"] === link?.qbo_id) as Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- a test looks at whatever is there
};

describe("a payment", () => {
  test("pays the invoices there that it pays here", async () => {
    const [one, two] = [await desk.invoice(), await desk.invoice()];
    const id = await desk.payment({ amount_cents: 40_000 }, [
      [one, 32_500],
      [two, 7500],
    ]);
    await desk.queue("Payment", id);

    await desk.drain();

    expect((await sent(id))("Payment")).toMatchObject({
      TotalAmt: 400,
      PaymentRefNum: "4711",
      TxnDate: "2026-05-09",
      UnappliedAmt: 0,
    });
    expect((await sent(one))("Invoice")["Balance"]).toBe(0);
    expect((await sent(two))("Invoice")["Balance"]).toBe(250);
  });

  test("waits for an invoice that is not there", async () => {
    const unsent = await desk.invoice();
    await desk.rows("delete from app.qbo_jobs");
    const id = await desk.payment({}, [[unsent, 32_500]]);
    await desk.queue("Payment", id);

    await desk.drain();

    expect(await desk.jobs()).toEqual(["Payment pending waitsForInvoice"]);
    await desk.queue("Invoice", unsent);
    await desk.drain();
    expect(await desk.jobs()).toEqual(["Payment done", "Invoice done"]);
  });

  test("by reward credit is booked on its own account, and waits until there is one", async () => {
    const invoice = await desk.invoice();
    const id = await desk.payment({ method: "rewardCredit", reference: "" }, [[invoice, 32_500]]);
    await desk.queue("Payment", id);

    await desk.drain();
    expect(await desk.jobs()).toEqual(["Invoice done", "Payment pending waitsForMapping"]);
    await desk.rows("update app.qbo_connections set reward_account_id = '3'");
    desk.pass(3_600_000);
    await desk.drain();

    expect((await sent(id))("Payment")).toMatchObject({ DepositToAccountRef: { value: "3" } });
  });

  test("in advance is unapplied, and pays when its credit is used", async () => {
    const { customerId: customer_id } = desk.shop.carla;
    const id = await desk.payment({ amount_cents: 50_000, reference: "x".repeat(30) }, []);
    await save(desk.db.owner, "app.credit_entries", [
      {
        customer_id,
        account: "customer",
        kind: "deposit",
        amount_cents: 50_000,
        payment_id: id,
        created_at: "2026-05-09T10:00:00Z",
      },
    ]);
    await desk.queue("Payment", id);
    await desk.drain();
    expect((await sent(id))("Payment")).toMatchObject({ UnappliedAmt: 500, PaymentRefNum: "x".repeat(21) });

    const invoice = await desk.invoice();
    const use = {
      id: crypto.randomUUID(),
      customer_id,
      account: "customer",
      kind: "apply",
      amount_cents: -32_500,
      invoice_id: invoice,
    };
    await save(desk.db.owner, "app.credit_entries", [use]);
    await save(desk.db.owner, "app.payment_allocations", [
      { credit_entry_id: use.id, invoice_id: invoice, customer_id, amount_cents: 32_500 },
    ]);
    await desk.queue("Payment", id);
    await desk.drain();

    expect((await sent(id))("Payment")).toMatchObject({ UnappliedAmt: 175, TotalAmt: 500 });
    expect((await sent(invoice))("Invoice")["Balance"]).toBe(0);
  });

  test("that was taken back is deleted there only with a person's yes, and then the invoice can be void", async () => {
    const invoice = await desk.invoice();
    const id = await desk.payment({}, [[invoice, 32_500]]);
    await desk.queue("Payment", id);
    await desk.drain();
    const deletion = await desk.queue("Payment", id, { operation: "delete", status: "unconfirmed" });
    await desk.rows("update app.invoices set status = 'void', paid_cents = 0 where id = $1", invoice);
    await desk.queue("Invoice", invoice, { operation: "void" });

    await desk.drain();
    expect((await desk.jobs()).slice(2)).toEqual([
      "Payment delete unconfirmed",
      "Invoice void pending waitsForConfirmation",
    ]);
    expect((await sent(id))("Payment")).toBeDefined();
    await desk.rows("update app.qbo_jobs set status = 'pending' where id = $1", deletion);
    await desk.drain();

    expect((await desk.jobs()).slice(2)).toEqual(["Payment delete done", "Invoice void done"]);
    expect((await sent(id))("Payment")).toBeUndefined();
    expect((await sent(invoice))("Invoice")["TotalAmt"]).toBe(0);
  });
});
