import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openInvoiceDesk, type InvoiceDesk } from "../../../../test/invoice-desk.ts";
import { save } from "#db/rows/factories.ts";
import { addInvoice, addOrder, type Person } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

/** The day is May 20; Carla owes three invoices and has paid part of one, Cyd owes one. */
let desk: InvoiceDesk;

beforeAll(async () => {
  desk = await openInvoiceDesk(new Date("2026-05-20T18:00:00Z"));
  await desk.clear();
  const { shop, customerId, server } = desk;
  const owner = server.db.owner;
  const facility = { status: "invoiced", assigned_technician_id: shop.tom.userId };
  const [carla, cyd] = [
    await addOrder(owner, shop, { customerId, ...facility, po_number: "PO-ALPHA" }),
    await addOrder(owner, shop, { customerId: shop.cyd.customerId, ...facility }),
  ];
  const add = async (order: string, number: string, values: object) => {
    const { id } = await addInvoice(owner, shop, { service_order_id: order, number, ...values });
    await save(owner, "app.document_taxes", [
      { invoice_id: id, name: "State", rate: 8810, taxable_cents: 32_500, tax_cents: 2863 },
    ]);
    return id;
  };
  await add(carla.id, "INV-1", { issue_date: "2026-01-05", due_date: "2026-02-04" });
  await add(carla.id, "INV-2", { issue_date: "2026-04-10", due_date: "2026-05-20" });
  await add(carla.id, "INV-3", { issue_date: "2026-05-10", due_date: "2026-06-09", tax_cents: 0, total_cents: 32_500 });
  await add(carla.id, "INV-4", { issue_date: "2026-05-11", status: "void" });
  await add(cyd.id, "INV-5", { issue_date: "2026-04-10", due_date: "2026-04-19" });
  await desk.draftOf(carla.id);
  await desk.ask("recordPayment", { customerId, method: "check", amountCents: 5363, receivedOn: "2026-05-20" });
});
afterAll(() => desk[Symbol.asyncDispose]());

async function ask(query: string, variables: object = {}, by: Person = desk.shop.ada) {
  const { data, errors } = await desk.server.graphql(query, variables, { token: await tokenFor(by, desk.server) });
  return { data, code: errors?.[0].extensions.code };
}
const sums = "notDueCents to30Cents to60Cents to90Cents over90Cents totalCents";

const numbers = async (filter: object, sort = "issueDate", by?: Person) => {
  const query = `query ($filter: InvoiceListFilter, $sort: String) { invoicePage(filter: $filter, sort: $sort) {
    totalCount isMore invoices { number } } }`;
  const { data, code } = await ask(query, { filter, sort }, by);
  return code ?? data.invoicePage.invoices.map(({ number }: { number: string | null }) => number ?? "draft");
};

test("the office sees what is to be billed, what came in today and what was paid ahead; nobody else does", async () => {
  const { shop, server } = desk;
  await addOrder(server.db.owner, shop, { customerId: shop.cyd.customerId, status: "released" });
  const deposit = {
    customerId: shop.cyd.customerId,
    method: "cash",
    amountCents: 4000,
    allocations: [],
    keepExcess: true,
  };
  await desk.ask("recordPayment", { ...deposit, receivedOn: "2026-05-20" });
  await desk.ask("recordPayment", { ...deposit, receivedOn: "2026-05-19" });
  const query = `{ officeFigures {
    releasedNotInvoiced paymentsToday paymentsTodayCents unappliedCreditCents customersWithCredit } }`;

  const { data } = await ask(query);

  expect(data.officeFigures).toEqual({
    releasedNotInvoiced: 1,
    paymentsToday: 2,
    paymentsTodayCents: 9363,
    unappliedCreditCents: 8000,
    customersWithCredit: 1,
  });
  expect((await ask(query, {}, shop.tom)).code).toBe("permission-error");
  expect((await ask(query, {}, shop.carla)).code).toBe("permission-error");
});

describe("the list of invoices", () => {
  test.each([
    [{ statuses: ["void"] }, ["INV-4"]],
    [{ statuses: ["draft"] }, ["draft"]],
    [{ overdue: true }, ["INV-1", "INV-5"]],
    [{ search: "inv-3" }, ["INV-3"]],
    [{ search: "po-alpha", statuses: ["sent"] }, ["INV-2", "INV-3"]],
    [{ search: "Cyd's Body" }, ["INV-5"]],
    [{ issuedFrom: "2026-04-01", issuedTo: "2026-04-30", overdue: true }, ["INV-5"]],
    [{ dueFrom: "2026-06-01" }, ["INV-3", "INV-4"]],
    [{ search: "nothing of the kind" }, []],
  ])("narrowed by %j has %j", async (filter, expected) => {
    expect((await numbers(filter)).toSorted()).toEqual(expected);
  });

  test("is sorted as asked, and narrowed to a customer and a location", async () => {
    const { customerId } = desk.shop.cyd;

    expect(await numbers({ statuses: ["sent", "partiallyPaid"] }, "-balanceCents")).toEqual(
      expect.arrayContaining(["INV-1", "INV-2", "INV-3", "INV-5"]),
    );
    expect(await numbers({ statuses: ["sent", "partiallyPaid"] }, "balanceCents")).toHaveLength(4);
    expect((await numbers({}, "totalCents"))[0]).toBe("INV-3");
    expect(await numbers({ customer: customerId })).toEqual(["INV-5"]);
    expect(await numbers({ facility: desk.shop.facilityId })).toHaveLength(6);
    expect(await numbers({ facility: crypto.randomUUID() })).toEqual([]);
  });

  test("is a customer's own, without drafts; technicians have none", async () => {
    expect((await numbers({}, "issueDate", desk.shop.carla)).toSorted()).toEqual(["INV-1", "INV-2", "INV-3", "INV-4"]);
    expect((await numbers({ search: "po-alpha" }, "-dueDate", desk.shop.carla)).length).toBe(4);
    expect(await numbers({ search: "inv-5" }, "issueDate", desk.shop.carla)).toEqual([]);
    expect(await numbers({ search: "cyd's" }, "issueDate", desk.shop.carla)).toEqual([]);
    expect(await numbers({}, "issueDate", desk.shop.tom)).toBe("permission-error");
    expect(await numbers({ issuedFrom: "someday" })).toBe("invalid-input");
    expect(await numbers({ statuses: ["lost"] })).toBe("invalid-input");
    expect(await numbers({}, "secret")).toBe("invalid-input");
  });
});

describe("the reports", () => {
  test("age what is open by the days since it was due", async () => {
    const { data } = await ask(`{ ageing { ${sums} asOf isMore customers { name invoiceCount ${sums} } } }`);

    const carla = {
      name: "Carla's Collision",
      invoiceCount: 3,
      notDueCents: 67_863,
      to30Cents: 0,
      to60Cents: 0,
      to90Cents: 0,
      over90Cents: 30_000,
      totalCents: 97_863,
    };
    expect(data.ageing).toMatchObject({ asOf: "2026-05-20", to60Cents: 35_363, totalCents: 133_226, isMore: false });
    expect(data.ageing.customers).toEqual([carla, expect.objectContaining({ invoiceCount: 1, to60Cents: 35_363 })]);
  });

  test.each([
    ["calibration", [["Front radar (adaptive cruise) calibration", 4, 130_000]]],
    ["location", [["Denver", 4, 130_000]]],
    ["technician", [["Tom Technician", 4, 130_000]]],
    [
      "customer",
      [
        ["Carla's Collision", 3, 97_500],
        ["Cyd's Body Works", 1, 32_500],
      ],
    ],
    [
      "month",
      [
        ["2026-01", 1, 32_500],
        ["2026-04", 2, 65_000],
        ["2026-05", 1, 32_500],
      ],
    ],
  ])("say what was invoiced by %s, without void invoices and drafts", async (by, expected) => {
    const query = `query ($by: RevenueGrouping!) { revenueReport(by: $by, from: "2026-01-01", to: "2026-12-31") {
      revenueCents marginCents rows { name invoiceCount revenueCents } } }`;
    const { data } = await ask(query, { by });

    const rows = data.revenueReport.rows as { name: string; invoiceCount: number; revenueCents: number }[];
    expect(rows.map(({ name, invoiceCount, revenueCents }) => [name, invoiceCount, revenueCents])).toEqual(expected);
    expect(data.revenueReport).toMatchObject({ revenueCents: 130_000, marginCents: 130_000 - 4 * 4500 });
  });

  test("sum taxes by component", async () => {
    const { data } = await ask(
      `{ taxReport(from: "2026-04-01", to: "2026-04-30") { name rate invoiceCount taxableCents taxCents } }`,
    );

    expect(data.taxReport).toEqual([
      { name: "State", rate: 8810, invoiceCount: 2, taxableCents: 65_000, taxCents: 5726 },
    ]);
  });

  test("are for admins", async () => {
    const { tom, carla } = desk.shop;
    for (const by of [tom, carla]) {
      expect((await ask("{ ageing { totalCents } }", {}, by)).code).toBe("permission-error");
      const span = `from: "2026-01-01", to: "2026-12-31"`;
      expect((await ask(`{ taxReport(${span}) { taxCents } }`, {}, by)).code).toBe("permission-error");
      expect((await ask(`{ revenueReport(by: month, ${span}) { revenueCents } }`, {}, by)).code).toBe(
        "permission-error",
      );
    }
  });
});

describe("a statement", () => {
  const query = `query ($id: UUID) { statement(customerId: $id) { ${sums} creditCents
    invoices { number balanceCents bucket } payments { amountCents method isReversed } } }`;

  test("is the customer's own: what is open, how old it is, and what was paid", async () => {
    const { data } = await ask(query, {}, desk.shop.carla);

    expect(data.statement).toMatchObject({ totalCents: 97_863, over90Cents: 30_000, creditCents: 0 });
    expect(data.statement.invoices).toEqual([
      { number: "INV-1", balanceCents: 30_000, bucket: "90+" },
      { number: "INV-2", balanceCents: 35_363, bucket: "notDue" },
      { number: "INV-3", balanceCents: 32_500, bucket: "notDue" },
    ]);
    expect(data.statement.payments).toEqual([{ amountCents: 5363, method: "check", isReversed: false }]);
  });

  test("is an admin's of anyone, and nobody else's", async () => {
    const { ada, tom, cyd, carla, uma } = desk.shop;

    expect((await ask(query, { id: cyd.customerId }, ada)).data.statement.totalCents).toBe(35_363);
    expect((await ask(query, { id: cyd.customerId }, carla)).code).toBe("not-found");
    expect((await ask(query, {}, uma)).code).toBe("not-found");
    expect((await ask(query, { id: cyd.customerId }, tom)).code).toBe("permission-error");
  });
});

test("each report, the list and the statement are CSV files too", async () => {
  const get = async (path: string, by: Person = desk.shop.ada) => {
    const response = await fetch(`${desk.server.url}/v1/functions/${path}`, {
      headers: { authorization: `Bearer ${await tokenFor(by, desk.server)}` },
    });
    const name = /filename="?([^";]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
    return { name, status: response.status, lines: (await response.text()).trim().split("\r\n") };
  };

  expect((await get("invoices-csv?overdue=true")).lines).toHaveLength(3);
  const ageing = await get("ageing-csv");
  expect(ageing.name).toBe("open-invoices-by-age-2026-05-20.csv");
  expect(ageing.lines[1]).toBe("Carla's Collision,3,678.63,0,0,0,300,978.63");
  expect((await get("revenue-csv?by=customer&from=2026-01-01&to=2026-12-31")).lines[2]).toBe(
    "Cyd's Body Works,1,325,280",
  );
  expect((await get("tax-csv?from=2026-04-01&to=2026-04-30")).lines[1]).toBe("State,8.81,2,650,0,650,57.26");
  expect((await get("statement-csv", desk.shop.carla)).lines[1]).toMatch(/^INV-1,SO-\d+,,2026-01-05,2026-02-04,90\+,/);
  expect((await get("invoices-csv", desk.shop.carla)).status).toBe(403);
  expect((await get("tax-csv?from=someday")).status).toBe(400);
});
