/** What QuickBooks refuses, and what becomes of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSyncDesk, type SyncDesk } from "../../../../../test/accounting/sync-desk.ts";

let desk: SyncDesk;
beforeAll(async () => void (desk = await openSyncDesk()));
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(() => desk.clear());

const admin = () => desk.simulator.admin;
const edit = async (id: string, body: object) => {
  const link = await desk.linkOf(id);
  admin().changeAsBookkeeper({ name: "Customer", operation: "save", body: { Id: link?.qbo_id, ...body } });
};

describe("a record that changed there meanwhile", () => {
  test("takes our change on top of theirs, and theirs is read", async () => {
    const id = await desk.addCustomer({ company_name: "Stale Auto", email: "a@stale.test" });
    await desk.pushCustomer(id);
    await desk.drain();
    await edit(id, { PrimaryPhone: { FreeFormNumber: "303" } });
    await desk.rows("update app.customers set email = 'b@stale.test' where id = $1", id);
    await desk.pushCustomer(id);

    await desk.drain();

    expect(desk.thereBy("Customer", "DisplayName", "Stale Auto")).toMatchObject([
      { PrimaryEmailAddr: { Address: "b@stale.test" }, PrimaryPhone: { FreeFormNumber: "303" }, SyncToken: "2" },
    ]);
    expect(await desk.jobs()).toEqual(["Customer done", "Customer done", "Customer pull done"]);
  });

  test("is in conflict when both changed the same, and waits for a person", async () => {
    const id = await desk.addCustomer({ company_name: "Both Auto", email: "a@both.test" });
    await desk.pushCustomer(id);
    await desk.drain();
    await edit(id, { PrimaryEmailAddr: { Address: "theirs@both.test" } });
    await desk.rows("update app.customers set email = 'ours@both.test' where id = $1", id);
    await desk.pushCustomer(id);

    await desk.drain();

    expect(await desk.conflicts()).toMatchObject([
      {
        kind: "fields",
        fields: ["PrimaryEmailAddr"],
        ours: { PrimaryEmailAddr: { Address: "ours@both.test" } },
        theirs: { PrimaryEmailAddr: { Address: "theirs@both.test" } },
      },
    ]);
    expect(await desk.jobs()).toEqual(["Customer done", "Customer pending waitsForConflict"]);
    expect(desk.thereBy("Customer", "DisplayName", "Both Auto")).toMatchObject([
      { PrimaryEmailAddr: { Address: "theirs@both.test" } },
    ]);
  });

  test("gives up for now when it changes faster than we read", async () => {
    const id = await desk.addCustomer({ company_name: "Fast Auto", email: "a@fast.test" });
    await desk.pushCustomer(id);
    await desk.drain();
    await desk.rows("update app.customers set email = 'b@fast.test' where id = $1", id);
    await desk.pushCustomer(id);
    admin().planFault({ kind: "fault", status: 400, code: "5010", on: "POST", times: 20 });

    await desk.drain();

    expect(await desk.failure()).toMatchObject({ status: "sending", problem: "stale" });
  });
});

describe("a customer or item made inactive there", () => {
  test("makes its invoices wait for a person", async () => {
    const id = await desk.addCustomer({ company_name: "Closed Auto", email: "a@closed.test" });
    await desk.pushCustomer(id);
    await desk.drain();
    const link = await desk.linkOf(id);
    admin().changeAsBookkeeper({ name: "Customer", operation: "save", body: { Id: link?.qbo_id, Active: false } });
    await desk.invoice({ customerId: id });

    await desk.drain();

    expect(await desk.conflicts()).toMatchObject([{ entity: "Customer", kind: "inactiveThere", local_id: id }]);
    expect(await desk.jobs()).toContain("Invoice pending waitsForConflict");
  });

  test("is found for an item too", async () => {
    const type = desk.shop.lineItemType("CAL-LIDAR");
    await desk.queue("Item", type);
    await desk.drain();
    const link = await desk.linkOf(type);
    admin().changeAsBookkeeper({ name: "Item", operation: "save", body: { Id: link?.qbo_id, Active: false } });
    await desk.invoice({ lines: [{ line_item_type_id: type }] });

    await desk.drain();

    expect(await desk.conflicts()).toMatchObject([{ entity: "Item", kind: "inactiveThere", local_id: type }]);
  });
});

describe("a document that is gone there", () => {
  test("is in conflict", async () => {
    const id = await desk.invoice();
    await desk.drain();
    const link = await desk.linkOf(id);
    admin().changeAsBookkeeper({ name: "Invoice", operation: "delete", body: { Id: link?.qbo_id } });
    await desk.rows("update app.invoices set due_date = '2026-08-01' where id = $1", id);
    await desk.queue("Invoice", id);

    await desk.drain();

    expect(await desk.conflicts()).toMatchObject([{ entity: "Invoice", kind: "deletedThere", local_id: id }]);
  });

  test("that is paid there is not voided without a person", async () => {
    const id = await desk.invoice();
    await desk.drain();
    const link = await desk.linkOf(id);
    const body = {
      CustomerRef: { value: (await desk.linkOf(desk.shop.carla.customerId))?.qbo_id },
      TotalAmt: 100,
      Line: [{ Amount: 100, LinkedTxn: [{ TxnId: link?.qbo_id, TxnType: "Invoice" }] }],
    };
    admin().changeAsBookkeeper({ name: "Payment", operation: "save", body });
    await desk.rows("update app.invoices set status = 'void' where id = $1", id);
    await desk.queue("Invoice", id, { operation: "void" });

    await desk.drain();

    expect(await desk.conflicts()).toMatchObject([
      { kind: "voidedHere", theirs: { TotalAmt: 32_500, Balance: 22_500 } },
    ]);
    await desk.rows("update app.qbo_conflicts set status = 'solved', resolution = 'ours', solved_at = now()");
    desk.pass(3_600_000);
    await desk.drain();
    expect(desk.thereBy("Invoice", "Id", link?.qbo_id)).toMatchObject([{ TotalAmt: 0 }]);
  });
});

describe("what only a person can help", () => {
  const refusals = [
    ["2020", 400, "invalid"],
    ["2170", 400, "invalid"],
    ["2500", 400, "invalid"],
    ["4000", 400, "invalid"],
    ["4001", 400, "invalid"],
    ["6000", 400, "rejected"],
    ["6070", 400, "invalid"],
    ["6210", 400, "periodClosed"],
    ["6540", 400, "rejected"],
  ] as const;

  test.each(refusals)("fault %s is shown at once and not repeated", async (code, status, problem) => {
    await desk.invoice();
    admin().planFault({ kind: "fault", status, code, detail: "In their words", on: "/invoice" });

    await desk.drain();

    expect(await desk.failure()).toMatchObject({
      status: "failed",
      problem,
      detail: expect.stringContaining("In their words"),
    });
  });

  test("a closed period is shown in their words, and what follows goes on", async () => {
    admin().closeBooks({ through: "2026-05-05" });
    const closed = await desk.invoice({ issue_date: "2026-05-02" });
    const open = await desk.invoice();

    await desk.drain();

    expect(await desk.failure()).toMatchObject({
      problem: "periodClosed",
      detail: expect.stringContaining("2026-05-05"),
    });
    expect(await desk.linkOf(closed)).toBeUndefined();
    expect(await desk.linkOf(open)).toBeDefined();
  });

  test("a tax code that is not theirs is shown", async () => {
    await desk.rows("update app.qbo_connections set taxable_code = '5'");
    await desk.invoice();

    await desk.drain();

    expect(await desk.failure()).toMatchObject({ problem: "invalid", detail: expect.stringContaining("TaxCodeRef") });
    const [{ payload } = { payload: null }] = await desk.rows<{ payload: unknown }>(
      "select payload from app.qbo_jobs where status = 'failed'",
    );
    expect(payload).toMatchObject({ fields: { Line: [{ SalesItemLineDetail: { TaxCodeRef: { value: "5" } } }] } });
  });

  test("what our own schema refuses is shown without a call", async () => {
    const id = await desk.invoice({ number: "INV-SHORT" });
    const long = { action: "create", fields: { CustomerRef: { value: "1" }, DocNumber: "x".repeat(30), Line: [] } };
    await desk.rows(
      "update app.qbo_jobs set status = 'sending', payload = $2, payload_hash = repeat('a', 64), payload_number = 1 where local_id = $1",
      id,
      JSON.stringify({ ...long, otherNames: [] }),
    );

    await desk.drain();

    expect(await desk.failure()).toMatchObject({
      status: "failed",
      problem: "invalid",
      detail: expect.stringContaining("DocNumber"),
    });
  });

  test("goes through when it is tried again, and the alert is over", async () => {
    const id = await desk.invoice();
    admin().planFault({ kind: "fault", status: 400, code: "6000", on: "/invoice" });
    await desk.drain();

    await desk.queue("Invoice", id);
    await desk.drain();

    expect(await desk.jobs()).toEqual(["Invoice skipped rejected", "Invoice done"]);
    expect(
      await desk.rows(
        "select from app.admin_notifications where status = 'unhandled' and dedupe_key = $1",
        `qboFailure:${id}`,
      ),
    ).toEqual([]);
  });
});

describe("the connection", () => {
  test.each([
    ["3100", 403, "appNotAuthorized"],
    ["120", 401, "personLostRights"],
    ["6190", 400, "subscriptionEnded"],
  ])("is broken by fault %s, and the jobs wait", async (code, status, reason) => {
    const id = await desk.invoice();
    admin().planFault({ kind: "fault", status, code, on: "/invoice", times: 2 });

    await desk.drain();

    expect(await desk.rows("select status, broken_reason from app.qbo_connections")).toEqual([
      { status: "broken", broken_reason: reason },
    ]);
    expect((await desk.jobs())[0]).toMatch(/^Invoice sending (reconnect|subscriptionEnded)$/);
    await desk.rows("update app.qbo_connections set status = 'connected', broken_at = null, broken_reason = null");
    admin().clearFaults();
    desk.pass(3_600_000);
    await desk.drain();
    expect(await desk.linkOf(id)).toBeDefined();
  });

  test("survives an access token that has run out", async () => {
    const id = await desk.invoice();
    admin().expireAccessTokens();

    await desk.drain();

    expect(await desk.linkOf(id)).toBeDefined();
  });
});

describe("their tax", () => {
  test("is a conflict when it is another one than ours", async () => {
    await using taxed = await openSyncDesk({
      companies: [{ realmId: "4620816365", name: "Boresight", salesTaxPercent: 8.81 }],
    });
    const same = await taxed.invoice({ tax_cents: 2863 });
    const other = await taxed.invoice({ tax_cents: 2860 });

    await taxed.drain();

    expect(await taxed.conflicts()).toMatchObject([
      {
        kind: "tax",
        local_id: other,
        ours: { TotalTax: 2860, TotalAmt: 35_360 },
        theirs: { TotalTax: 2863, TotalAmt: 35_363 },
      },
    ]);
    expect(await taxed.rows("select from app.qbo_links where local_id = $1", same)).toHaveLength(1);
    await taxed.rows("update app.qbo_connections set tax_policy = 'theirs'");
    await taxed.invoice({ tax_cents: 2863 });
    await taxed.drain();
    const [{ payload } = { payload: null }] = await taxed.rows<{ payload: { fields: object } }>(
      "select payload from app.qbo_jobs order by number desc limit 1",
    );
    expect(payload?.fields).not.toHaveProperty("TxnTaxDetail");
  });
});
