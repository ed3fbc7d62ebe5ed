import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asSystem } from "#platform/database/transaction.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addInvoice, addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";
import { expireRewards } from "../rewards/expire-rewards.ts";

const now = new Date("2026-05-20T18:00:00Z");
let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer({ clock: () => now });
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

interface Returned {
  payment: { id: string };
  invoice: object;
}

interface Answer {
  data: Returned;
  code: string | undefined;
  fields: string[] | undefined;
  figures: Record<string, number> | undefined;
}

async function ask(verb: string, input: object, { by = shop.ada }: { by?: Person } = {}): Promise<Answer> {
  const type = `${verb[0]!.toUpperCase()}${verb.slice(1)}Input!`;
  const returned = {
    recordPayment: "payment { id amountCents }",
    reversePayment: "payment { id }",
    applyCredit: "invoice { balanceCents status }",
    refundCredit: "customer { id }",
    adjustReward: "customer { id }",
  }[verb];
  const query = `mutation ($input: ${type}) { answer: ${verb}(input: $input) { ${returned} } }`;
  const { data, errors } = await server.graphql(query, { input }, { token: await tokenFor(by, server) });
  const { code, fields, data: figures } = errors?.[0].extensions ?? {};
  return { data: data?.answer, code, fields: fields?.map(({ field }: { field: string }) => field), figures };
}

const rows = async (text: string, ...values: unknown[]) => (await server.db.owner.query({ text, values })).rows;

let customerId: string;
let orderId: string;
const pay = (values: object = {}, by?: Person) =>
  ask(
    "recordPayment",
    { customerId, method: "check", amountCents: 1000, receivedOn: "2026-05-20", ...values },
    { ...(by && { by }) },
  );
const invoiceOf = async (values: object = {}): Promise<string> =>
  (await addInvoice(server.db.owner, shop, { service_order_id: orderId, ...values })).id;
const state = async (id: string) => {
  const [row] = await rows("select status, paid_cents, balance_cents from app.invoices where id = $1", id);
  return [row.status, row.paid_cents, row.balance_cents];
};
const credit = async (account: "customer" | "reward") => {
  const [row] = await rows("select app_private.credit_balance($1, $2)::integer as held", customerId, account);
  return row.held;
};

const paying = (invoiceId: string) => pay({ allocations: [{ invoiceId, amountCents: 1000 }] });

beforeEach(async () => {
  ({ customerId } = shop.carla);
  await rows("update app.customers set is_partner_reward = false where id = $1", customerId);
  await rows(
    "truncate app.payments, app.payment_returns, app.payment_reversals, app.payment_allocations, app.credit_entries, app.card_records, app.card_payments, app.card_payment_invoices",
  );
  await rows("delete from app.invoices");
  orderId = (await addOrder(server.db.owner, shop, { customerId, status: "invoiced" })).id;
});

describe("a payment", () => {
  test("pays what is due first, and closes the order when nothing is left", async () => {
    const other = await addOrder(server.db.owner, shop, { customerId, status: "invoiced" });
    const later = await invoiceOf({ due_date: "2026-07-01" });
    const first = await addInvoice(server.db.owner, shop, { service_order_id: other.id, due_date: "2026-06-01" });

    await pay({ amountCents: 40_000 });

    expect(await state(first.id)).toEqual(["paid", 35_363, 0]);
    expect(await state(later)).toEqual(["partiallyPaid", 4637, 30_726]);
    expect(await statusOf(other.id)).toBe("closed");
    expect(await statusOf(orderId)).toBe("invoiced");
  });

  test("pays several invoices as it is told", async () => {
    const [one, two] = [await invoiceOf(), await invoiceOf()];

    await pay({
      amountCents: 3000,
      allocations: [1000, 2000].map((amountCents, i) => ({ invoiceId: [one, two][i], amountCents })),
    });

    expect([await state(one), await state(two)]).toEqual([
      ["partiallyPaid", 1000, 34_363],
      ["partiallyPaid", 2000, 33_363],
    ]);
  });

  test("of more than is owed is refused, or becomes credit that pays another invoice", async () => {
    const id = await invoiceOf({ total_cents: 5000, subtotal_cents: 5000, tax_cents: 0 });

    expect(await pay({ amountCents: 6000 })).toMatchObject({
      code: "payment-exceeds-balance",
      figures: { balanceCents: 5000 },
    });
    await pay({ amountCents: 6000, keepExcess: true });

    expect(await state(id)).toEqual(["paid", 5000, 0]);
    expect(await credit("customer")).toBe(1000);
    const next = await invoiceOf();
    expect((await ask("applyCredit", { customerId, invoiceId: next, amountCents: 1001 })).code).toBe(
      "credit-over-balance",
    );
    expect((await ask("applyCredit", { customerId, invoiceId: next })).data.invoice).toEqual({
      balanceCents: 34_363,
      status: "partiallyPaid",
    });
    expect(await credit("customer")).toBe(0);
  });

  test("credit pays a customer's own invoice when they ask, as far as it goes, and nobody else's", async () => {
    const id = await invoiceOf();
    await pay({ amountCents: 7000, allocations: [], keepExcess: true });
    const use = (by: Person) => ask("applyCredit", { customerId, invoiceId: id }, { by });

    expect((await use(shop.cyd)).code).toBe("not-found");
    expect((await use(shop.tom)).code).toBe("permission-error");
    expect((await use(shop.carla)).data.invoice).toEqual({ balanceCents: 28_363, status: "partiallyPaid" });

    expect((await use(shop.carla)).code).toBe("credit-over-balance");
    expect(await credit("customer")).toBe(0);
  });

  test("credit pays several invoices at once, what is due first at the front; all of them or none", async () => {
    const later = await invoiceOf({ due_date: "2026-07-01" });
    const first = await invoiceOf({ due_date: "2026-06-01" });
    await pay({ amountCents: 40_000, allocations: [], keepExcess: true });
    const use = (invoiceIds: string[], more: object = {}) =>
      ask("applyCredit", { customerId, invoiceIds, ...more }, { by: shop.carla });
    const strange = await use([first, crypto.randomUUID()]);
    const both = await ask("applyCredit", { customerId, invoiceId: first, invoiceIds: [later] });
    const beyond = await use([first, later], { amountCents: 40_001 });

    expect([strange.code, both.code, beyond.code]).toEqual(["not-found", "invalid-input", "credit-over-balance"]);
    expect(await credit("customer")).toBe(40_000);
    expect((await use([later, first, later])).code).toBeUndefined();

    expect([await state(first), await state(later)]).toEqual([
      ["paid", 35_363, 0],
      ["partiallyPaid", 4637, 30_726],
    ]);
    expect(await credit("customer")).toBe(0);
    expect((await use([first, later])).code).toBe("invoice-not-open");
  });

  test("ahead of any invoice is a deposit, which can be given back", async () => {
    await pay({ amountCents: 7000, allocations: [], keepExcess: true });

    expect(await rows("select kind, amount_cents from app.credit_entries")).toEqual([
      { kind: "deposit", amount_cents: 7000 },
    ]);
    expect((await ask("refundCredit", { customerId, amountCents: 7001, note: "By check" })).code).toBe(
      "credit-over-balance",
    );
    await ask("refundCredit", { customerId, amountCents: 7000, note: "By check" });
    expect(await credit("customer")).toBe(0);
  });

  test("is an event that the customer's webhooks hear", async () => {
    await invoiceOf();

    await pay();

    expect(
      await rows(
        "select customer_id, service_order_id, payload ->> 'amountCents' as amount from app_private.events where type = 'payment.received' order by number desc limit 1",
      ),
    ).toEqual([{ customer_id: customerId, service_order_id: orderId, amount: "1000" }]);
  });

  test.each([
    [{ amountCents: 0 }, ["amountCents"]],
    [{ amountCents: -5 }, ["amountCents"]],
    [{ receivedOn: "2026-05-22" }, ["receivedOn"]],
    [{ receivedOn: "someday" }, ["receivedOn"]],
    [{ currency: "EUR" }, ["currency"]],
    [{ reference: "x".repeat(81) }, ["reference"]],
  ])("with %j is refused at the field", async (values, fields) => {
    await invoiceOf();

    expect(await pay(values)).toMatchObject({ code: "invalid-input", fields });
  });

  test("of tomorrow at the shop is in the future, even where that day has begun already", async () => {
    await invoiceOf();

    expect((await pay({ receivedOn: "2026-05-21" })).code).toBe("payment-in-the-future");
  });

  test("pays neither drafts nor void invoices nor another customer's", async () => {
    const [draft, gone] = [await invoiceOf({ status: "draft", number: null }), await invoiceOf({ status: "void" })];
    const strange = await addOrder(server.db.owner, shop, { customerId: shop.cyd.customerId });
    const other = await addInvoice(server.db.owner, shop, { service_order_id: strange.id });

    expect((await paying(draft)).code).toBe("invoice-not-open");
    expect((await paying(gone)).code).toBe("invoice-not-open");
    expect((await paying(other.id)).code).toBe("not-found");
  });

  test("is recorded by admins alone", async () => {
    await invoiceOf();

    for (const person of [shop.tom, shop.carla, shop.uma])
      expect((await pay({}, person)).code).toBe("permission-error");
  });

  test("of 64 at once never pays more than is owed", async () => {
    const id = await invoiceOf({ total_cents: 10_000, subtotal_cents: 10_000, tax_cents: 0 });

    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        pay({ amountCents: 1000, reference: `R${index}`, allocations: [{ invoiceId: id, amountCents: 1000 }] }),
      ),
    );

    expect(answers.filter(({ code }) => !code)).toHaveLength(10);
    const refused = new Set(answers.flatMap(({ code }) => code ?? []));
    expect([...refused].every((code) => ["payment-exceeds-balance", "invoice-not-open"].includes(code))).toBe(true);
    expect(await state(id)).toEqual(["paid", 10_000, 0]);
    expect(await rows("select count(*)::integer as count from app.payments")).toEqual([{ count: 10 }]);
  });
});

describe("a reversed payment", () => {
  test("leaves its invoice open again and alerts the office", async () => {
    const id = await invoiceOf();
    const { data } = await pay({ amountCents: 35_363 });

    await ask("reversePayment", { id: data.payment.id, reason: "The check bounced" });

    expect(await state(id)).toEqual(["issued", 0, 35_363]);
    const [alert] = await rows(
      "select message from app.admin_notifications where kind = 'paymentReversed' order by created_at desc limit 1",
    );
    expect(alert.message).toContain("$353.63");
    expect(alert.message).toContain("The check bounced");
  });

  test("is reversed once, with a reason, by an admin", async () => {
    await invoiceOf();
    const { id } = (await pay()).data.payment;

    expect((await ask("reversePayment", { id, reason: "no" })).fields).toEqual(["reason"]);
    expect((await ask("reversePayment", { id, reason: "Bounced" }, { by: shop.tom })).code).toBe("permission-error");
    const answers = await Promise.all([1, 2, 3].map(() => ask("reversePayment", { id, reason: "Bounced" })));
    expect(answers.map(({ code }) => code ?? "").toSorted()).toEqual([
      "",
      "payment-already-reversed",
      "payment-already-reversed",
    ]);
    expect((await ask("reversePayment", { id: crypto.randomUUID(), reason: "Bounced" })).code).toBe("not-found");
  });

  test("takes its credit back, even when it is spent", async () => {
    const { id } = (await pay({ amountCents: 5000, allocations: [], keepExcess: true })).data.payment;
    await ask("refundCredit", { customerId, amountCents: 2000, note: "By check" });

    await ask("reversePayment", { id, reason: "The check bounced" });

    expect(await credit("customer")).toBe(-2000);
  });
});

describe("a partner", () => {
  beforeEach(() => rows("update app.customers set is_partner_reward = true where id = $1", customerId));

  test("earns 5 % of the calibrations of a paid invoice, once, and loses it with the payment", async () => {
    await invoiceOf();
    const { id } = (await pay({ amountCents: 35_363 })).data.payment;
    expect(await credit("reward")).toBe(1625);

    await ask("reversePayment", { id, reason: "The check bounced" });
    expect(await credit("reward")).toBe(0);

    await pay({ amountCents: 35_363 });
    expect(await credit("reward")).toBe(1625);
  });

  test("pays half of an invoice with reward credit, and no more than it has", async () => {
    await ask("adjustReward", { customerId, amountCents: 30_000, note: "Welcome" });
    const id = await invoiceOf();
    const paying = (amountCents: number) =>
      pay({ method: "rewardCredit", amountCents, allocations: [{ invoiceId: id, amountCents }] });

    expect(await paying(16_251)).toMatchObject({ code: "reward-over-cap", figures: { mostCents: 16_250 } });
    const { payment } = (await paying(10_000)).data;
    expect((await paying(6251)).code).toBe("reward-over-cap");
    expect([await credit("reward"), await state(id)]).toEqual([20_000, ["partiallyPaid", 10_000, 25_363]]);

    await ask("reversePayment", { id: payment.id, reason: "By mistake" });
    expect([await credit("reward"), await state(id)]).toEqual([30_000, ["issued", 0, 35_363]]);
    expect((await ask("adjustReward", { customerId, amountCents: -30_001, note: "Too much" })).code).toBe(
      "reward-over-balance",
    );
  });

  test("loses credit that was not redeemed in time", async () => {
    const entry = { customer: customerId, day: "2026-05-19" };
    await rows(
      "insert into app.credit_entries (customer_id, account, kind, amount_cents, expires_on) values ($1, 'reward', 'earn', 700, $2), ($1, 'reward', 'earn', 900, '2026-05-20')",
      entry.customer,
      entry.day,
    );

    await expire();
    await expire();

    expect(await credit("reward")).toBe(900);
  });
});

const expire = () => asSystem({ pool: server.db.server, clock: () => now }, (_, work) => expireRewards(work));

async function statusOf(id: string): Promise<string> {
  const [row] = await rows(
    "select s.key from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1",
    id,
  );
  return row.key;
}
