import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBooksDesk, soldLine, type BooksDesk } from "../../../../test/accounting/books-desk.ts";

let desk: BooksDesk;
let customerThere: string;
const now = new Date("2026-05-20T18:00:00Z");

beforeAll(async () => {
  desk = await openBooksDesk(() => now);
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(async () => {
  await desk.clear();
  customerThere = await desk.addCustomerThere();
});

const customer = () =>
  desk.row(
    `select company_name, first_name, last_name, email, phone, phone_extension, a.street, a.city, a.postal_code from app.customers c
      join app.addresses a on a.id = c.address_id where c.id = $1`,
    desk.customerId,
  );
const renameThere = (body: object) => desk.write("Customer", { Id: customerThere, ...body });
const pullCustomer = () => desk.pull("Customer", customerThere);
const conflicts = () => desk.conflicts();
const events = async () =>
  (await desk.rows("select type from app_private.events where type not like 'qbo.%' order by number")).map(
    ({ type }) => type,
  );

describe("a customer", () => {
  test("that was changed there is changed here", async () => {
    renameThere({
      DisplayName: "Alpine Auto Body",
      PrimaryEmailAddr: { Address: "office@alpine.test" },
      PrimaryPhone: { FreeFormNumber: "(303) 555-0188 x12" },
      BillAddr: { Line1: "9 Elm St", City: "Golden", CountrySubDivisionCode: "CO", PostalCode: "80401" },
    });

    await pullCustomer();

    expect(await customer()).toMatchObject({
      company_name: "Alpine Auto Body",
      email: "office@alpine.test",
      phone: "+13035550188",
      phone_extension: "12",
      street: "9 Elm St",
      city: "Golden",
    });
    expect(await conflicts()).toEqual([]);
    expect(await desk.rows("select status from app.qbo_jobs where operation = 'pull'")).toEqual([{ status: "done" }]);
    expect(await events()).toEqual(["customer.updated"]);
  });

  test("that says the same changes nothing", async () => {
    const before = await desk.row("select version from app.customers where id = $1", desk.customerId);

    await pullCustomer();
    await pullCustomer();

    expect(await desk.row("select version from app.customers where id = $1", desk.customerId)).toEqual(before);
    expect([await conflicts(), await events()]).toEqual([[], []]);
  });

  test("that both changed in different fields keeps both changes", async () => {
    await desk.rows("update app.customers set email = 'new@carla.test' where id = $1", desk.customerId);
    renameThere({ PrimaryPhone: { FreeFormNumber: "303-555-0177" } });

    await pullCustomer();

    expect(await customer()).toMatchObject({ email: "new@carla.test", phone: "+13035550177" });
    const { snapshot } = await desk.row("select snapshot from app.qbo_links where entity = 'Customer'");
    expect(snapshot.PrimaryEmailAddr.Address).not.toBe("new@carla.test"); // It is still to be sent.
    expect(await conflicts()).toEqual([]);
  });

  test("that both changed in the same field waits for a person, and nothing is taken over", async () => {
    await desk.rows("update app.customers set email = 'ours@carla.test' where id = $1", desk.customerId);
    renameThere({
      PrimaryEmailAddr: { Address: "theirs@carla.test" },
      PrimaryPhone: { FreeFormNumber: "303-555-0166" },
    });

    await pullCustomer();
    await pullCustomer();

    expect(await customer()).toMatchObject({ email: "ours@carla.test", phone: expect.not.stringContaining("0166") });
    expect(await conflicts()).toMatchObject([{ kind: "fields", fields: ["PrimaryEmailAddr"], status: "open" }]);
  });

  test("that both changed alike agrees, and its conflict is over", async () => {
    await desk.rows("update app.customers set email = 'ours@carla.test' where id = $1", desk.customerId);
    renameThere({ PrimaryEmailAddr: { Address: "theirs@carla.test" } });
    await pullCustomer();
    renameThere({ PrimaryEmailAddr: { Address: "ours@carla.test" } });

    await pullCustomer();

    expect(await conflicts()).toMatchObject([{ kind: "fields", status: "solved", resolution: "obsolete" }]);
  });

  test.each([
    ["two email addresses", { PrimaryEmailAddr: { Address: "a@x.test, b@x.test" } }, "PrimaryEmailAddr"],
    ["half an address", { BillAddr: { Line1: "9 Elm St", City: "Golden" } }, "BillAddr"],
    ["no telephone number", { PrimaryPhone: { FreeFormNumber: "ask Bob" } }, "PrimaryPhone"],
    ["an exemption that we have no certificate of", { ResaleNum: "CO-123" }, "ResaleNum"],
    ["a name longer than ours can be", { DisplayName: "x".repeat(200), CompanyName: "x".repeat(200) }, "CompanyName"],
  ])("with %s waits for a person", async (_what, body, field) => {
    renameThere(body);

    await pullCustomer();

    expect(await conflicts()).toMatchObject([{ kind: "fields", fields: expect.arrayContaining([field]) }]);
  });

  test("that was made inactive there waits for a person", async () => {
    renameThere({ Active: false });

    await pullCustomer();

    expect(await conflicts()).toMatchObject([{ kind: "inactiveThere", local_id: desk.customerId }]);
  });

  test("that was merged into another there waits for a person", async () => {
    const other = desk.write("Customer", { DisplayName: "Survivor" });
    desk.simulator.admin.mergeCustomers({ fromId: customerThere, intoId: String(other["Id"]) });

    await pullCustomer();

    expect(await conflicts()).toMatchObject([{ kind: "mergedThere", local_id: desk.customerId }]);
  });

  test("that is not ours is left alone", async () => {
    const { Id } = desk.write("Customer", { DisplayName: `Not ours ${customerThere}` });

    await desk.pull("Customer", String(Id));

    expect([await conflicts(), await events()]).toEqual([[], []]);
  });
});

const invoice = (id: string) => desk.row("select status, paid_cents, void_reason from app.invoices where id = $1", id);

describe("an invoice", () => {
  test("that was paid there is paid here, once", async () => {
    const { id, qboId, total } = await desk.addInvoiceOnBothSides(customerThere);
    const { Id } = desk.payThere(customerThere, total, [{ qboId, cents: total }], {
      PaymentRefNum: "4711",
      TxnDate: "2026-05-18",
    });

    await desk.pull("Invoice", qboId); // Which finds the payment.
    await desk.pull("Payment", String(Id));

    expect(await invoice(id)).toMatchObject({ status: "paid", paid_cents: total });
    expect(await desk.rows("select amount_cents, reference, received_on::text, method from app.payments")).toEqual([
      { amount_cents: total, reference: "4711", received_on: "2026-05-18", method: "other" },
    ]);
    expect(await desk.rows("select origin, qbo_id from app.qbo_links where entity = 'Payment'")).toEqual([
      { origin: "theirs", qbo_id: Id },
    ]);
    expect(await conflicts()).toEqual([]);
  });

  test("that was voided there is void here", async () => {
    const { id, qboId } = await desk.addInvoiceOnBothSides(customerThere);
    desk.write("Invoice", { Id: qboId }, "void");

    await desk.pull("Invoice", qboId);

    expect(await invoice(id)).toMatchObject({ status: "void", void_reason: "Voided in QuickBooks" });
    expect(await desk.rows("select from app.qbo_jobs where operation = 'void' and status = 'pending'")).toEqual([]);
    expect(await conflicts()).toEqual([]);
  });

  test("that was voided there after it was paid here waits for a person", async () => {
    const { id, qboId, total } = await desk.addInvoiceOnBothSides(customerThere);
    desk.payThere(customerThere, total, [{ qboId, cents: total }]);
    await desk.pull("Invoice", qboId);
    desk.write("Invoice", { Id: qboId }, "void");

    await desk.pull("Invoice", qboId);

    expect(await invoice(id)).toMatchObject({ status: "paid" });
    expect(await conflicts()).toMatchObject([{ kind: "voidedThere", entity: "Invoice" }]);
  });

  test.each([
    [
      "whose month is closed",
      "insert into app.closed_months (month) select date_trunc('month', issue_date) from app.invoices where id = $1",
    ],
    [
      "with a credit memo",
      `insert into app.credit_memos (number, customer_id, invoice_id, issued_on, subtotal_cents, tax_cents, total_cents, reason)
        select 'CM-1', customer_id, id, '2020-01-01', 1, 0, 1, 'Too dear' from app.invoices where id = $1`,
    ],
  ])("%s that was voided there waits for a person", async (_which, held) => {
    const { id, qboId } = await desk.addInvoiceOnBothSides(customerThere);
    await desk.rows(held, id);
    desk.write("Invoice", { Id: qboId }, "void");

    await desk.pull("Invoice", qboId);

    expect(await invoice(id)).toMatchObject({ status: "sent" });
    expect(await conflicts()).toMatchObject([{ kind: "voidedThere", entity: "Invoice" }]);
  });

  test("that is void here and was paid there waits for a person, and so does the payment", async () => {
    const { id, qboId, total } = await desk.addInvoiceOnBothSides(customerThere);
    await desk.rows(
      "update app.invoices set status = 'void', voided_at = now(), void_reason = 'wrong' where id = $1",
      id,
    );
    desk.payThere(customerThere, total, [{ qboId, cents: total }]);

    await desk.pull("Invoice", qboId);

    expect(await conflicts()).toMatchObject([
      { kind: "voidedHere", entity: "Invoice" },
      { kind: "payment", entity: "Payment", local_id: null },
    ]);
    expect(await desk.rows("select from app.payments")).toEqual([]);
  });

  test("whose amount was edited there keeps ours, and the difference is over when it is edited back", async () => {
    const { id, qboId, net } = await desk.addInvoiceOnBothSides(customerThere);
    const before = await invoice(id);
    const edit = async (dollars: number) => {
      desk.write("Invoice", { Id: qboId, Line: [soldLine(await desk.itemThere(), dollars)] });
      await desk.pull("Invoice", qboId);
    };

    await edit(net / 100 + 50);
    const edited = await conflicts();
    await edit(net / 100);

    expect(await invoice(id)).toEqual(before);
    expect(edited).toMatchObject([{ kind: "amount", fields: ["TotalAmt", "Balance"], status: "open" }]);
    expect(await conflicts()).toMatchObject([{ kind: "amount", status: "solved", resolution: "obsolete" }]);
  });

  test("whose tax differs there waits for a person", async () => {
    const { qboId } = await desk.addInvoiceOnBothSides(customerThere);
    desk.write("Invoice", { Id: qboId, TxnTaxDetail: { TotalTax: 12.5 } });

    await desk.pull("Invoice", qboId);

    expect(await conflicts()).toMatchObject([{ kind: "tax" }]);
  });

  test("that was deleted there waits for a person", async () => {
    const { qboId } = await desk.addInvoiceOnBothSides(customerThere);
    desk.write("Invoice", { Id: qboId }, "delete");

    await desk.pull("Invoice", qboId);

    expect(await conflicts()).toMatchObject([{ kind: "deletedThere", entity: "Invoice" }]);
  });

  test("whose other fields change there only moves its version", async () => {
    const { qboId } = await desk.addInvoiceOnBothSides(customerThere);
    desk.write("Invoice", { Id: qboId, PrivateNote: "called" });

    await desk.pull("Invoice", qboId);

    const { sync_token } = await desk.row("select sync_token from app.qbo_links where entity = 'Invoice'");
    expect([sync_token, await conflicts()]).toEqual(["1", []]);
  });
});

describe("reading", () => {
  test.each([
    ["QuickBooks fails", { kind: "server-error", status: 500 } as const, "unavailable"],
    ["a page comes instead", { kind: "html", status: 200 } as const, "unavailable"],
    ["the connection is cut", { kind: "cut" } as const, "unavailable"],
    ["a fault nobody knows comes", { kind: "fault", status: 400, code: "9999", detail: "?" } as const, "rejected"],
  ])("leaves the job and all else as it was when %s", async (_what, fault, kind) => {
    renameThere({ DisplayName: `Renamed ${customerThere}` });
    desk.simulator.admin.planFault({ ...fault, on: "/customer/" });

    await expect(pullCustomer()).rejects.toMatchObject({ problem: { kind } });

    expect(await desk.rows("select status from app.qbo_jobs")).toEqual([{ status: "pending" }]);
    await desk.work();
    expect(await customer()).toMatchObject({ company_name: `Renamed ${customerThere}` });
  });

  test("is done once more when the record is reported again meanwhile", async () => {
    renameThere({ DisplayName: `First ${customerThere}` });
    desk.simulator.admin.planFault({ kind: "slow", milliseconds: 300, on: "/customer/" });
    const reading = pullCustomer();
    await expect.poll(() => desk.simulator.admin.requests().at(-1)?.status).toBeNull();
    await desk.rows("update app.qbo_jobs set updated_at = updated_at + interval '1 second'"); // As queueing it again does.

    await reading;

    const reads = desk.simulator.admin.requests().filter(({ path }) => path.endsWith(`/customer/${customerThere}`));
    expect(reads).toHaveLength(2);
    expect(await desk.rows("select status from app.qbo_jobs where operation = 'pull'")).toEqual([{ status: "done" }]);
  });
});
