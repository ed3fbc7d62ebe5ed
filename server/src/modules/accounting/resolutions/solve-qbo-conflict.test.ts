import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openBooksDesk, soldLine, type BooksDesk } from "../../../../test/accounting/books-desk.ts";
import type { Person } from "../../../../test/shop.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { runLane } from "../run-lane.ts";
import { raiseConflict, type QboConflict } from "../conflicts/raise-conflict.ts";
import { solveQboConflict } from "./solve-qbo-conflict.ts";

let desk: BooksDesk;
let customerThere: string;
const now = new Date("2026-05-20T18:00:00Z");
const clock = () => now;

beforeAll(async () => {
  desk = await openBooksDesk(clock);
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(async () => {
  await desk.clear();
  customerThere = await desk.addCustomerThere();
});

interface Deciding {
  by?: Person;
  choices?: { field: string; side: "ours" | "theirs" }[];
}

/** Decides the one open conflict, or the one of this kind. */
async function solve(resolution: string, { by = desk.shop.ada, choices = [] }: Deciding = {}, kind?: string) {
  const open = await desk.rows("select id, kind from app.qbo_conflicts where status = 'open'");
  const { id } = open.find((one) => kind === undefined || one.kind === kind);
  return inTransaction({ pool: desk.db.server, clock }, by, (tx) => solveQboConflict({ id, resolution, choices }, tx));
}

const raise = (conflict: Omit<QboConflict, "connectionId" | "label">) =>
  asSystem({ pool: desk.db.server, clock }, (_system, work) =>
    raiseConflict({ connectionId: desk.connectionId, label: "it", ...conflict }, work),
  );

const refusedAs = (code: string) => expect.objectContaining({ code });
const jobs = () =>
  desk.rows(
    "select entity, operation, status, payload from app.qbo_jobs where status in ('pending', 'sending', 'unconfirmed') order by number",
  );
const linked = (entity: string) => desk.rows("select qbo_id, snapshot from app.qbo_links where entity = $1", entity);
const customer = () =>
  desk.row("select email, phone, company_name, status from app.customers where id = $1", desk.customerId);

const there = () => desk.there("Customer", customerThere);

async function sendWhatWaits(): Promise<void> {
  await desk.rows("update app.qbo_connections set is_sending = true");
  const lane = { connectionId: desk.connectionId, lane: `customer:${desk.customerId}` };
  await runLane(lane, { pool: desk.db.server, clock, books: desk.books, random: () => 0, isStopping: () => false });
  await desk.rows("update app.qbo_connections set is_sending = false");
}

/** What was taken over here waits to be looked at, and is found unchanged when its turn comes. */
const forgetEchoes = () => desk.rows("delete from app.qbo_jobs where operation = 'push' and status = 'pending'");

/** Both changed the email address and the telephone; only they changed the name. */
async function disputeFields() {
  await desk.rows(
    "update app.customers set email = 'ours@carla.test', phone = '+13035550111' where id = $1",
    desk.customerId,
  );
  desk.write("Customer", {
    Id: customerThere,
    DisplayName: `Alpine ${customerThere}`,
    CompanyName: `Alpine ${customerThere}`,
    PrimaryEmailAddr: { Address: "theirs@carla.test" },
    PrimaryPhone: { FreeFormNumber: "303-555-0122" },
  });
  await desk.pull("Customer", customerThere);
}

test("theirs of a customer is taken over, together with what only they changed", async () => {
  await disputeFields();

  await solve("theirs");

  expect(await customer()).toMatchObject({
    email: "theirs@carla.test",
    phone: "+13035550122",
    company_name: `Alpine ${customerThere}`,
  });
  expect(await desk.conflicts()).toMatchObject([{ status: "solved", resolution: "theirs" }]);
});

test("ours of a customer is sent, and what only they changed is taken over", async () => {
  await disputeFields();

  await solve("ours");

  expect(await customer()).toMatchObject({ email: "ours@carla.test", company_name: `Alpine ${customerThere}` });
  expect(await jobs()).toMatchObject([{ entity: "Customer", operation: "push", status: "pending" }]);
  const [{ snapshot }] = await linked("Customer");
  expect(snapshot.PrimaryEmailAddr).toEqual({ Address: "theirs@carla.test" }); // Ours is what differs now.
});

test("a person chooses field by field", async () => {
  await disputeFields();

  await solve("ours", { choices: [{ field: "PrimaryPhone", side: "theirs" }] });

  expect(await customer()).toMatchObject({ email: "ours@carla.test", phone: "+13035550122" });
});

test("what cannot be ours is not taken over, and nothing else is", async () => {
  desk.write("Customer", { Id: customerThere, PrimaryEmailAddr: { Address: "a@x.test, b@x.test" } });
  await desk.pull("Customer", customerThere);

  await expect(solve("theirs")).rejects.toEqual(refusedAs("qbo-field-not-taken"));

  expect(await desk.conflicts()).toMatchObject([{ status: "open" }]);
});

test("a difference that is accepted stays: nothing is sent or taken over, until theirs is another one", async () => {
  await disputeFields();
  await solve("accept");
  await desk.pull("Customer", customerThere);
  await sendWhatWaits();

  expect(await customer()).toMatchObject({ email: "ours@carla.test", phone: "+13035550111" });
  expect(there()).toMatchObject({ PrimaryEmailAddr: { Address: "theirs@carla.test" } });
  desk.write("Customer", { Id: customerThere, PrimaryPhone: { FreeFormNumber: "303-555-0133" } });
  await desk.pull("Customer", customerThere);
  await sendWhatWaits();

  expect(await customer()).toMatchObject({ email: "ours@carla.test", phone: "+13035550133" });
  expect(there()).toMatchObject({ SyncToken: "2" }); // After two edits of theirs and none of ours.
});

test("an edited amount is overwritten by ours, written out to be sent once", async () => {
  const { qboId, net, total } = await desk.addInvoiceOnBothSides(customerThere);
  desk.write("Invoice", { Id: qboId, Line: [soldLine(await desk.itemThere(), net / 100 + 50)] });
  const item = desk.shop.lineItemType("CAL-FRAD");
  await desk.link("Item", item, desk.there("Item", await desk.itemThere()) ?? {});
  await desk.rows("update app.qbo_connections set income_account_id = '1'");
  await desk.pull("Invoice", qboId);

  await solve("ours");

  const [job] = await jobs();
  expect(job).toMatchObject({
    entity: "Invoice",
    status: "sending",
    payload: { action: "update", id: qboId, syncToken: "1", fields: { Line: expect.any(Array) } },
  });
  await sendWhatWaits();
  await desk.pull("Invoice", qboId);
  expect(desk.there("Invoice", qboId)).toMatchObject({ TotalAmt: total / 100, SyncToken: "2" });
  expect(await desk.rows("select from app.qbo_conflicts where status = 'open'")).toEqual([]);
});

test("an edited amount that is accepted stays quiet, also when it is paid", async () => {
  const { qboId, net } = await desk.addInvoiceOnBothSides(customerThere);
  desk.write("Invoice", { Id: qboId, Line: [soldLine(await desk.itemThere(), net / 100 + 50)] });
  await desk.pull("Invoice", qboId);
  await solve("accept");
  desk.payThere(customerThere, 1000, [{ qboId, cents: 1000 }]);

  await desk.pull("Invoice", qboId);

  expect(await desk.rows("select from app.qbo_conflicts where status = 'open'")).toEqual([]);
});

test("an invoice that was deleted there is sent again, or is void here, or goes its own way", async () => {
  for (const [resolution, status, operations] of [
    ["sendAgain", "sent", ["push"]],
    ["theirs", "void", []],
    ["unlink", "sent", []],
  ] as const) {
    await desk.clear();
    customerThere = await desk.addCustomerThere();
    const { id, qboId } = await desk.addInvoiceOnBothSides(customerThere);
    desk.write("Invoice", { Id: qboId }, "delete");
    await desk.pull("Invoice", qboId);

    await solve(resolution);

    expect(await desk.row("select status from app.invoices where id = $1", id)).toEqual({ status });
    expect(await linked("Invoice")).toEqual([]);
    expect((await jobs()).map(({ operation }) => operation)).toEqual(operations);
  }
});

test("an invoice that was voided there and is paid here cannot be void here before its payment is taken back", async () => {
  const { qboId, total } = await desk.addInvoiceOnBothSides(customerThere);
  desk.payThere(customerThere, total, [{ qboId, cents: total }]);
  await desk.pull("Invoice", qboId);
  desk.write("Invoice", { Id: qboId }, "void");
  await desk.pull("Invoice", qboId);

  const solved = solve("theirs", {}, "voidedThere");

  await expect(solved).rejects.toEqual(refusedAs("invoice-has-payments"));
});

test("an invoice that is void here and paid there is voided there as well", async () => {
  const { id, qboId } = await desk.addInvoiceOnBothSides(customerThere);
  await desk.rows(
    "update app.invoices set status = 'void', voided_at = now(), void_reason = 'wrong' where id = $1",
    id,
  );
  await raise({ entity: "Invoice", kind: "voidedHere", localId: id, qboId, fields: [], ours: {}, theirs: {} });

  await solve("ours");

  expect(await jobs()).toMatchObject([{ entity: "Invoice", operation: "void", status: "pending" }]);
  await sendWhatWaits();
  expect(desk.there("Invoice", qboId)).toMatchObject({ TotalAmt: 0 });
});

test("a payment that was changed there is booked as it is there now", async () => {
  const { id, qboId, total } = await desk.addInvoiceOnBothSides(customerThere);
  const { Id } = desk.payThere(customerThere, 1000, [{ qboId, cents: 1000 }]);
  await desk.pull("Payment", String(Id));
  const Line = [{ Amount: total / 100, LinkedTxn: [{ TxnId: qboId, TxnType: "Invoice" }] }];
  desk.write("Payment", { Id, TotalAmt: total / 100, Line });
  await desk.pull("Payment", String(Id));

  await solve("theirs");
  await desk.work();

  expect(await desk.row("select status, paid_cents from app.invoices where id = $1", id)).toEqual({
    status: "paid",
    paid_cents: total,
  });
  expect(await desk.rows("select from app.payment_reversals")).toHaveLength(1);
  expect(await desk.rows("select from app.qbo_jobs where operation = 'delete'")).toEqual([]);
  expect(await linked("Payment")).toMatchObject([{ qbo_id: Id }]);
});

test("a payment of ours that was changed there is sent as it is here", async () => {
  const { qboId } = await desk.addInvoiceOnBothSides(customerThere);
  const { Id } = desk.payThere(customerThere, 1000, [{ qboId, cents: 1000 }]);
  await desk.pull("Payment", String(Id));
  desk.write("Payment", { Id, TotalAmt: 5, Line: [] });
  await desk.pull("Payment", String(Id));

  await forgetEchoes();
  await solve("ours");

  expect(await jobs()).toMatchObject([
    { entity: "Payment", status: "sending", payload: { action: "update", fields: { TotalAmt: 1000 } } },
  ]);
  await sendWhatWaits();
  await desk.pull("Payment", String(Id));
  expect(desk.there("Payment", String(Id))).toMatchObject({ TotalAmt: 10, UnappliedAmt: 0 });
  expect(await desk.rows("select from app.qbo_conflicts where status = 'open'")).toEqual([]);
});

test("a payment of ours that was deleted there is taken back here", async () => {
  const { id, qboId } = await desk.addInvoiceOnBothSides(customerThere);
  const { Id } = desk.payThere(customerThere, 1000, [{ qboId, cents: 1000 }]);
  await desk.pull("Payment", String(Id));
  await desk.rows("update app.qbo_links set origin = 'ours' where entity = 'Payment'");
  desk.write("Payment", { Id }, "delete");
  await desk.pull("Payment", String(Id));

  await forgetEchoes();
  await solve("theirs");

  expect(await desk.row("select paid_cents from app.invoices where id = $1", id)).toEqual({ paid_cents: 0 });
  expect(await jobs()).toEqual([]);
});

test("a customer who was made inactive there is active again, or archived here", async () => {
  desk.write("Customer", { Id: customerThere, Active: false });
  await desk.pull("Customer", customerThere);
  await solve("ours");
  const [job] = await jobs();
  await sendWhatWaits();
  const sent = there();
  await desk.clear();
  customerThere = await desk.addCustomerThere();
  desk.write("Customer", { Id: customerThere, Active: false });
  await desk.rows("delete from app.service_orders where customer_id = $1", desk.customerId);
  await desk.pull("Customer", customerThere);

  await solve("theirs");

  expect(job).toMatchObject({ entity: "Customer", payload: { fields: { Active: true } } });
  expect(sent).toMatchObject({ Active: true });
  expect(await customer()).toMatchObject({ status: "archived" });
  await desk.rows("update app.customers set status = 'active', archived_at = null where id = $1", desk.customerId);
});

test("a customer who was merged there gets a record of their own again", async () => {
  const other = desk.write("Customer", { DisplayName: `Survivor ${customerThere}` });
  desk.simulator.admin.mergeCustomers({ fromId: customerThere, intoId: String(other["Id"]) });
  await desk.pull("Customer", customerThere);

  await solve("sendAgain");

  expect(await linked("Customer")).toEqual([]);
  expect(await jobs()).toMatchObject([{ entity: "Customer", operation: "push" }]);
});

test("a name that another record has is that record's, when a person says so", async () => {
  const { Id, SyncToken } = desk.write("Customer", { DisplayName: `Namesake ${customerThere}` });
  await desk.rows("delete from app.qbo_links");
  const theirs = { SyncToken, DisplayName: `Namesake ${customerThere}` };
  await raise({
    entity: "Customer",
    kind: "taken",
    localId: desk.customerId,
    qboId: String(Id),
    fields: [],
    ours: {},
    theirs,
  });

  await solve("theirs");

  expect(await linked("Customer")).toMatchObject([{ qbo_id: Id }]);
});

test("what waited for a decision goes on", async () => {
  await disputeFields();
  await desk.rows(
    `insert into app.qbo_jobs (connection_id, lane, entity, local_id, operation, problem, next_attempt_at)
      values ($1, 'customer:1', 'Invoice', $2, 'push', 'waitsForConflict', now() + interval '1 hour')`,
    desk.connectionId,
    desk.customerId,
  );

  await solve("theirs");

  expect(await desk.row("select next_attempt_at from app.qbo_jobs where entity = 'Invoice'")).toEqual({
    next_attempt_at: null,
  });
  expect(await desk.rows("select type from app_private.events where type = 'qbo.conflictSolved'")).toHaveLength(1);
});

test("only what the kind offers can be chosen, and only once", async () => {
  const { id, qboId } = await desk.addInvoiceOnBothSides(customerThere);
  await raise({ entity: "Invoice", kind: "amount", localId: id, qboId, fields: [], ours: {}, theirs: {} });

  await expect(solve("theirs")).rejects.toEqual(refusedAs("qbo-resolution-not-offered"));
  const [{ id: conflictId }] = await desk.rows("select id from app.qbo_conflicts");
  await solve("accept");

  const again = inTransaction({ pool: desk.db.server, clock }, desk.shop.ada, (tx) =>
    solveQboConflict({ id: conflictId, resolution: "accept" }, tx),
  );
  await expect(again).rejects.toEqual(refusedAs("qbo-conflict-solved"));
});

test.each([["tom"], ["carla"]] as const)("%s decides nothing", async (name) => {
  await disputeFields();

  await expect(solve("theirs", { by: desk.shop[name] })).rejects.toEqual(refusedAs("permission-error"));
});
