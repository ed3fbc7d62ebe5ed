/** Payments in the books: what they pay there, and what becomes of them when they are taken back. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSyncDesk, type SyncDesk } from "../../../../../test/accounting/sync-desk.ts";
import { save } from "#db/rows/factories.ts";

let desk: SyncDesk;
beforeAll(async () => void (desk = await openSyncDesk()));
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(() => desk.clear());

describe("a payment", () => {
  test("pays the invoices there that it pays here", async () => {
    const [one, two] = [await desk.invoice(), await desk.invoice()];
    const id = await desk.payment({ amount_cents: 40_000 }, [
      [one, 32_500],
      [two, 7500],
    ]);
    await desk.queue("Payment", id);

    await desk.drain();

    expect(await desk.sent("Payment", id)).toMatchObject({
      TotalAmt: 400,
      PaymentRefNum: "4711",
      TxnDate: "2026-05-09",
      UnappliedAmt: 0,
    });
    expect((await desk.sent("Invoice", one))["Balance"]).toBe(0);
    expect((await desk.sent("Invoice", two))["Balance"]).toBe(250);
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

  test("brings an opening invoice that it pays; one that is there already under its number is linked", async () => {
    const opening = { service_order_id: null, customer_id: desk.shop.carla.customerId, issue_date: "2026-01-05" };
    await desk.invoice(); // Its customer is there then.
    await desk.drain();
    const customer = await desk.linkOf(desk.shop.carla.customerId);
    const theirs = desk.simulator.admin.changeAsBookkeeper({
      name: "Invoice",
      operation: "save",
      body: {
        DocNumber: "OLD-1",
        CustomerRef: { value: customer?.qbo_id },
        Line: [
          {
            Amount: 325,
            DetailType: "SalesItemLineDetail",
            SalesItemLineDetail: { ItemRef: { value: desk.there("Item")[0]?.["Id"] }, Qty: 1, UnitPrice: 325 },
          },
        ],
      },
    });
    const [known, unknown] = [
      await desk.invoice({ ...opening, number: "OLD-1" }),
      await desk.invoice({ ...opening, number: "OLD-2" }),
    ];
    await desk.rows("delete from app.qbo_jobs");
    const id = await desk.payment({ amount_cents: 40_000 }, [
      [known, 32_500],
      [unknown, 7500],
    ]);
    await desk.queue("Payment", id);

    await desk.drain();

    expect(await desk.linkOf(known)).toMatchObject({ qbo_id: theirs["Id"] });
    expect(desk.thereBy("Invoice", "DocNumber", "OLD-1")).toMatchObject([{ Balance: 0 }]);
    expect(desk.thereBy("Invoice", "DocNumber", "OLD-2")).toMatchObject([{ Balance: 250, TxnDate: "2026-01-05" }]);
    expect((await desk.sent("Payment", id))["UnappliedAmt"]).toBe(0);
  });

  test("waits for a person where the number is another amount's there", async () => {
    await desk.invoice();
    await desk.drain();
    const customer = await desk.linkOf(desk.shop.carla.customerId);
    const line = { ItemRef: { value: desk.there("Item")[0]?.["Id"] }, Qty: 1, UnitPrice: 900 };
    desk.simulator.admin.changeAsBookkeeper({
      name: "Invoice",
      operation: "save",
      body: {
        DocNumber: "OLD-3",
        CustomerRef: { value: customer?.qbo_id },
        Line: [{ Amount: 900, DetailType: "SalesItemLineDetail", SalesItemLineDetail: line }],
      },
    });
    const opening = { service_order_id: null, customer_id: desk.shop.carla.customerId, issue_date: "2026-01-05" };
    const invoice = await desk.invoice({ ...opening, number: "OLD-3" });
    await desk.rows("delete from app.qbo_jobs");
    await desk.queue("Payment", await desk.payment({}, [[invoice, 32_500]]));

    await desk.drain();

    expect(await desk.jobs()).toEqual(["Payment pending waitsForInvoice", "Invoice failed duplicateNumber"]);
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

    expect(await desk.sent("Payment", id)).toMatchObject({ DepositToAccountRef: { value: "3" } });
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
    expect(await desk.sent("Payment", id)).toMatchObject({ UnappliedAmt: 500, PaymentRefNum: "x".repeat(21) });

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

    expect(await desk.sent("Payment", id)).toMatchObject({ UnappliedAmt: 175, TotalAmt: 500 });
    expect((await desk.sent("Invoice", invoice))["Balance"]).toBe(0);
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
    expect(await desk.sent("Payment", id)).toBeDefined();
    await desk.rows("update app.qbo_jobs set status = 'pending' where id = $1", deletion);
    await desk.drain();

    expect((await desk.jobs()).slice(2)).toEqual(["Payment delete done", "Invoice void done"]);
    expect(await desk.sent("Payment", id)).toBeUndefined();
    expect((await desk.sent("Invoice", invoice))["TotalAmt"]).toBe(0);
  });

  test("of theirs is not written again for the order of its lines, nor when it pays more than what is ours", async () => {
    const [one, two] = [await desk.invoice(), await desk.invoice()];
    await desk.drain();
    const refs = [await desk.linkOf(two), await desk.linkOf(one)].map((link) => link?.qbo_id);
    const Line = refs.map((TxnId) => ({ Amount: 100, LinkedTxn: [{ TxnId, TxnType: "Invoice" }] }));
    const CustomerRef = { value: (await desk.linkOf(desk.shop.carla.customerId))?.qbo_id };
    const body = { CustomerRef, TotalAmt: 200, Line };
    const there = desk.simulator.admin.changeAsBookkeeper({ name: "Payment", operation: "save", body });
    const paid = [
      [one, 10_000],
      [two, 10_000],
    ] as const;
    const id = await desk.payment({ amount_cents: 20_000 }, paid);
    const cents = Line.map((line) => ({ ...line, Amount: 10_000 }));
    const link = {
      connection_id: desk.connectionId,
      entity: "Payment",
      local_id: id,
      qbo_id: there["Id"],
      sync_token: "0",
    };
    const snapshot = { CustomerRef, TotalAmt: 20_000, Line: cents };
    await save(desk.db.owner, "app.qbo_links", [{ ...link, origin: "theirs", snapshot, synced_at: desk.clock() }]);
    await desk.queue("Payment", id);
    await desk.drain();
    expect((await desk.sent("Payment", id))["SyncToken"]).toBe("0");

    await desk.rows(
      "update app.qbo_links set snapshot = jsonb_set(snapshot, '{TotalAmt}', '90000') where local_id = $1",
      id,
    );
    await desk.rows(
      "update app.payment_allocations set amount_cents = 5000 where payment_id = $1 and invoice_id = $2",
      id,
      one,
    );
    await desk.queue("Payment", id);
    await desk.drain();
    expect((await desk.sent("Payment", id))["SyncToken"]).toBe("0");
  });
});
