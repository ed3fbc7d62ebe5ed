import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startCardProvider, type CardProviderServer } from "../../../../../simulators/cards/start-card-provider.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addInvoice, addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";
import { openStripe } from "#integrations/cards/stripe-provider.ts";
import { settleCardPayments } from "./settle-card-payment.ts";

let server: TestServer;
let shop: Shop;
let provider: CardProviderServer;
let orderId: string;
let customerId: string;
const isReached = { reports: true };

beforeAll(async () => {
  provider = await startCardProvider(() =>
    isReached.reports ? `${server.url}/v1/functions/webhooks/stripe` : "http://127.0.0.1:9/",
  );
  server = await startServer({ cards: provider.settings });
  shop = await openShop(server.db.owner);
  ({ customerId } = shop.carla);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

const rows = async (text: string, ...values: unknown[]) => (await server.db.owner.query({ text, values })).rows;
const later = () => new Date(Date.now() + 3_600_000);
const accepted = "4242 4242 4242 4242";

beforeEach(async () => {
  isReached.reports = true;
  await rows(
    "truncate app.payments, app.payment_returns, app.payment_reversals, app.payment_allocations, app.credit_entries, app.card_records, app.card_payments, app.card_payment_invoices",
  );
  await rows("delete from app.invoices");
  orderId = (await addOrder(server.db.owner, shop, { customerId, status: "invoiced" })).id;
});

const invoiceOf = async (values: object = {}): Promise<string> =>
  (await addInvoice(server.db.owner, shop, { service_order_id: orderId, ...values })).id;

async function call(path: string, body: object, by: Person = shop.carla) {
  const answer = await server.post(`/v1/functions/${path}`, body, {
    authorization: `Bearer ${await tokenFor(by, server)}`,
  });
  return { status: answer.status, ...answer.body };
}
const begin = (invoiceIds: string[], by?: Person) => call("card-payment", { invoiceIds }, by);
const enter = (url: string, form: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
const state = async (id: string) => {
  const [row] = await rows("select status, paid_cents from app.invoices where id = $1", id);
  return [row.status, row.paid_cents];
};
const payments = () => rows("select method, amount_cents from app.payments order by created_at");

describe("a payment by card", () => {
  test("leads to the provider's page, pays the invoice and leads back", async () => {
    const id = await invoiceOf();
    const { url, id: paymentId } = await begin([id]);
    expect(await (await fetch(url)).text()).toContain("$353.63");

    const paid = await enter(url, { card: accepted });

    expect(paid.headers.get("location")).toBe(`http://client.test/billing?cardPayment=${paymentId}`);
    expect(await state(id)).toEqual(["paid", 35_363]);
    expect(await call("card-payment-state", { id: paymentId })).toMatchObject({
      status: "succeeded",
      amountCents: 35_363,
    });
  });

  test("pays several invoices of one customer at once", async () => {
    const ids = [await invoiceOf(), await invoiceOf()];
    const { url } = await begin(ids);

    await enter(url, { card: accepted });

    expect(await Promise.all(ids.map(state))).toEqual([
      ["paid", 35_363],
      ["paid", 35_363],
    ]);
    expect(await payments()).toEqual([{ method: "card", amount_cents: 70_726 }]);
  });

  test("that is declined leaves everything open, and another card may follow", async () => {
    const id = await invoiceOf();
    const { url, id: paymentId } = await begin([id]);

    const declined = await enter(url, { card: "4000 0000 0000 0002" });

    expect(await declined.text()).toContain("Your card was declined.");
    expect(await state(id)).toEqual(["sent", 0]);
    expect(await call("card-payment-state", { id: paymentId })).toMatchObject({ status: "open" });
    await enter(url, { card: accepted });
    expect(await state(id)).toEqual(["paid", 35_363]);
  });

  test("that the bank confirms counts when it is confirmed, not when it is refused", async () => {
    const id = await invoiceOf();
    const { url } = await begin([id]);
    expect((await enter(url, { card: "4000 0025 0000 3155" })).headers.get("location")).toContain("/confirm");

    await enter(`${url}/confirm`, { confirmed: "no" });
    expect(await state(id)).toEqual(["sent", 0]);
    await enter(`${url}/confirm`, { confirmed: "yes" });

    expect(await state(id)).toEqual(["paid", 35_363]);
  });

  test("that is disputed is taken back and alerts the office", async () => {
    const id = await invoiceOf();
    const { url } = await begin([id]);

    await enter(url, { card: "4000 0000 0000 0259" });

    expect((await state(id))[1]).toBe(0);
    expect(await rows("select status from app.card_payments")).toEqual([{ status: "disputed" }]);
    const [alert] = await rows(
      "select message from app.admin_notifications where kind = 'paymentReversed' order by created_at desc limit 1",
    );
    expect(alert.message).toContain("fraudulent");
  });

  test("that is reported twice counts once", async () => {
    const id = await invoiceOf();
    const { url } = await begin([id]);
    await enter(url, { card: accepted });

    expect(await provider.repeatEvent()).toBe(true);

    expect(await payments()).toHaveLength(1);
  });

  test("that is reported late was found by asking; the late report changes nothing", async () => {
    const id = await invoiceOf();
    const { url, id: paymentId } = await begin([id]);
    await enter(url, { card: "4000 0000 0000 0077" });
    expect(await state(id)).toEqual(["sent", 0]);

    expect(await call("card-payment-state", { id: paymentId })).toMatchObject({ status: "succeeded" });
    await provider.sendLate();

    expect(await state(id)).toEqual(["paid", 35_363]);
    expect(await payments()).toHaveLength(1);
  });

  test("whose report never comes is found by the job", async () => {
    const id = await invoiceOf();
    const { url } = await begin([id]);
    isReached.reports = false;
    await enter(url, { card: "4000 0000 0000 0077" });
    await settleCardPayments({ pool: server.db.server, clock: later, cards: openStripe(provider.settings, later) });

    expect(await state(id)).toEqual(["paid", 35_363]);
  });

  test("of an invoice that was paid meanwhile becomes the customer's credit", async () => {
    const id = await invoiceOf();
    const { url } = await begin([id]);
    await rows("update app.invoices set status = 'void' where id = $1", id);

    await enter(url, { card: accepted });

    expect(await rows("select kind, amount_cents from app.credit_entries")).toMatchObject([{ amount_cents: 35_363 }]);
  });

  test("begun again closes the first page", async () => {
    const id = await invoiceOf();
    const first = await begin([id]);
    const second = await begin([id]);

    expect(await (await fetch(first.url)).text()).toContain("This payment is closed.");
    await enter(second.url, { card: accepted });
    expect(await state(id)).toEqual(["paid", 35_363]);
    expect(await begin([id])).toMatchObject({ status: 409, error: "invoice-not-open" });
  });
});

describe("who may pay", () => {
  test("customers pay their own invoices, nobody another's, technicians none", async () => {
    const id = await invoiceOf();

    expect((await begin([id], shop.cyd)).status).toBe(404);
    expect((await begin([id], shop.tom)).status).toBe(403);
    expect((await begin([])).status).toBe(400);
    expect((await begin([await invoiceOf({ status: "draft", number: null })])).status).toBe(404);
  });

  test("another customer's payment is not found", async () => {
    const { id } = await begin([await invoiceOf()]);

    expect((await call("card-payment-state", { id }, shop.cyd)).status).toBe(404);
  });

  test("an event that is not signed by the provider is refused, and nothing is booked", async () => {
    const { id } = await begin([await invoiceOf()]);
    const event = JSON.stringify({
      id: "evt_1",
      type: "checkout.session.completed",
      data: { object: { client_reference_id: id, payment_status: "paid" } },
    });
    const post = (signature: string) =>
      server.post("/v1/functions/webhooks/stripe", event, { "stripe-signature": signature });

    for (const signature of ["", "t=1,v1=abc", `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}`])
      expect((await post(signature)).status).toBe(403);
    expect(await payments()).toEqual([]);
  });
});
