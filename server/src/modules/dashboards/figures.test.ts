import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { save } from "#db/rows/factories.ts";
import { addCardPayment } from "../../../test/card-payments.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addEstimate, addInvoice, addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person, query: string, variables: object = {}) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

test("staff see what is to be done, and only admins the alerts", async () => {
  await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  const figures = "{ adminDashboard { openOrders alertsToHandle statuses { key count } } }";

  const [ada, tom] = [await ask(shop.ada, figures), await ask(shop.tom, figures)];

  expect(ada.data.adminDashboard.openOrders).toBeGreaterThan(0);
  expect(ada.data.adminDashboard.alertsToHandle).toBe(0);
  expect(tom.data.adminDashboard).toMatchObject({ ...ada.data.adminDashboard, alertsToHandle: null });
  expect(codeOf(await ask(shop.carla, figures))).toBe("permission-error");
});

test("customers count their own orders", async () => {
  const { data } = await ask(shop.cyd, "{ customerDashboard { openOrders months { month orders } } }");

  expect(data.customerDashboard.openOrders).toBe(0);
  expect(data.customerDashboard.months).toHaveLength(6);
});

describe("the office's money", () => {
  const query = "{ moneyFigures { figures { key value beside } } }";

  test("is what was collected, decided and invoiced in the period, and what is open today", async () => {
    const { owner } = server.db;
    const order = await addOrder(owner, shop, { customerId: shop.cyd.customerId, status: "invoiced" });
    const day = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
    const late = { issue_date: day, due_date: day };
    await addInvoice(owner, shop, { service_order_id: order.id, number: "INV-1", ...late });
    await addInvoice(owner, shop, {
      service_order_id: order.id,
      number: "INV-2",
      issue_date: day,
      due_date: "2099-01-01",
    });
    await addInvoice(owner, shop, { service_order_id: order.id, number: "INV-3", ...late, status: "void" });
    const decided = async (revision: number, hours: number, decision: object) => {
      const sent_at = new Date(Date.now() - hours * 3_600_000);
      const { id } = await addEstimate(owner, shop, { service_order_id: order.id, revision, sent_at });
      const made = {
        estimate_id: id,
        customer_id: shop.cyd.customerId,
        channel: "phone",
        is_approved: true,
        ...decision,
      };
      await save(owner, "app.estimate_decisions", [made]);
    };
    await decided(1, 2, { total_cents: 40_000 });
    await decided(2, 4, { total_cents: 50_000 });
    await decided(3, 9, { total_cents: 90_000, is_approved: false, reason_key: "price" });
    const pay = (amountCents: number, receivedOn: string) =>
      ask(shop.ada, "mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { payment { id } } }", {
        input: {
          customerId: shop.cyd.customerId,
          method: "check",
          amountCents,
          receivedOn,
          allocations: [],
          keepExcess: true,
          clientKey: randomUUID(),
        },
      });
    await pay(7000, day);
    await pay(3000, day);
    await owner.query(`insert into app.payment_reversals (payment_id, customer_id, reason)
      select id, customer_id, 'It bounced' from app.payments where amount_cents = 3000`);
    await owner.query(`insert into app.payments (customer_id, method, amount_cents, received_on)
      select customer_id, 'rewardCredit', 500, received_on from app.payments where amount_cents = 7000`);

    const { data } = await ask(shop.ada, query);

    const figures = new Map<string, { value: number; beside: number | null }>(
      data.moneyFigures.figures.map(({ key, ...figure }: { key: string; value: number; beside: number | null }) => [
        key,
        figure,
      ]),
    );
    const expected = {
      collectedCents: 7000,
      averageEstimateCents: 60_000,
      averageOrderCents: 65_000,
      revenueCents: 65_000,
      decisionHours: 5,
    };
    for (const [key, value] of Object.entries(expected)) expect(figures.get(key)?.value, key).toBeCloseTo(value, 1);
    expect(figures.get("approvalRate")?.value).toBeCloseTo(2 / 3, 6);
    expect(figures.get("marginRate")?.beside).toBeLessThan(65_000);
  });

  test("is the admins' alone", async () => {
    expect(codeOf(await ask(shop.tom, query))).toBe("permission-error");
    expect(codeOf(await ask(shop.carla, query))).toBe("permission-error");
  });

  test("tells customers how many invoices wait for them, and how many of them are late", async () => {
    const { data } = await ask(shop.cyd, "{ customerDashboard { payableInvoices overdueInvoices openBalanceCents } }");

    expect(data.customerDashboard).toEqual({ payableInvoices: 2, overdueInvoices: 1, openBalanceCents: 70_726 });
  });

  test("tells customers of nothing that is in dispute", async () => {
    const { owner } = server.db;
    const open = "select id, balance_cents from app.invoices where customer_id = $1 and balance_cents > 0";
    for (const { id, balance_cents: amount } of (await owner.query(open, [shop.cyd.customerId])).rows)
      await addCardPayment(owner, { invoiceId: id, status: "disputed", amount });

    const { data } = await ask(shop.cyd, "{ customerDashboard { payableInvoices overdueInvoices openBalanceCents } }");
    await owner.query("update app.card_payments set contested_cents = 0");

    expect(data.customerDashboard).toEqual({ payableInvoices: 0, overdueInvoices: 0, openBalanceCents: 0 });
  });

  test("sorts customers by what they owe, for those who may see it", async () => {
    const sorted =
      "{ customers(first: 1, orderBy: OPEN_BALANCE_DESC) { nodes { companyName accounts { openBalance } } } }";

    const { data } = await ask(shop.ada, sorted);

    expect(data.customers.nodes).toEqual([{ companyName: "Cyd's Body Works", accounts: { openBalance: 70_726 } }]);
    expect(codeOf(await ask(shop.tom, sorted))).toBe("permission-error");
  });

  test("an invoice that is due today is owed, and not overdue yet", async () => {
    const { owner } = server.db;
    const sums = async () => {
      const { data } = await ask(shop.ada, query);
      const valueOf = (wanted: string) =>
        data.moneyFigures.figures.find(({ key }: { key: string }) => key === wanted).value;
      return { owed: valueOf("receivableCents"), overdue: valueOf("overdueCents") };
    };
    const before = await sums();
    const order = await addOrder(owner, shop, { customerId: shop.carla.customerId, status: "invoiced" });
    const { id } = await addInvoice(owner, shop, { service_order_id: order.id, number: "INV-9" });
    const due =
      "update app.invoices set due_date = (now() at time zone app_private.shop_zone())::date - $2::integer where id = $1";
    await owner.query(due, [id, 0]);
    const today = await sums();
    await owner.query(due, [id, 1]);
    const tomorrow = await sums();

    expect(today.owed).toBeGreaterThan(before.owed);
    expect(today.overdue).toBe(before.overdue);
    expect(tomorrow).toEqual({ owed: today.owed, overdue: before.overdue + today.owed - before.owed });
  });
});
