import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addInvoice, addOrder } from "../server/test/shop.ts";
import { startCardApp, type CardApp } from "./support/card-app.ts";
import type { TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let cards: CardApp;
let app: TestApp;

beforeAll(async () => {
  cards = await startCardApp();
  app = cards.app;
});
afterAll(() => cards[Symbol.asyncDispose]());

const stepsOn = (page: Page) => page.getByRole("list", { name: "Refunds and disputes" });

test("Ada sees a refund, a question of the bank and a dispute that is won, each with its amount", async () => {
  const { owner } = app.server.db;
  const { customerId } = app.shop.carla;
  const order = await addOrder(owner, app.shop, { customerId, status: "invoiced" });
  await addInvoice(owner, app.shop, { service_order_id: order.id, number: "INV-1", sent_at: new Date() });
  const hers = await app.signIn("carla", { viewport: { width: 390, height: 844 } });
  await hers.goto("/billing");
  await hers.getByRole("button", { name: "Pay $353.63 by card" }).click();
  await hers.getByLabel("Card number").fill("4242 4242 4242 4242");
  await hers.getByRole("button", { name: "Pay" }).click();
  await hers.getByText("Thank you. $353.63 was paid by card.").waitFor();
  const bank = await hers.context().newPage();
  /** What the shop chooses on the provider's own page, or a bank does. */
  const choose = async (action: string, amount?: string) => {
    await bank.goto(`${cards.provider.settings.url}/dashboard`);
    if (amount) await bank.getByLabel("Amount").fill(amount);
    await bank.getByRole("button", { name: action, exact: true }).click();
    await bank.getByRole("heading", { name: "Payments" }).waitFor();
  };
  const desk = await app.signIn("ada");
  const open = async () => {
    await desk.goto(`/service-orders/${order.id}?tab=invoice`);
    return desk.getByRole("region", { name: "Invoice", exact: true });
  };

  await choose("Refund", "100");
  let invoice = await open();
  await stepsOn(invoice.page()).getByText("$100.00 · ").waitFor();
  await invoice.getByText("Partly paid").waitFor();
  await desk
    .getByText("$100.00 of a payment of $353.63 by Carla's Collision went back: Refunded to the card")
    .waitFor();
  const refundProblems = await violations(desk);

  await choose("Ask a question", "53.63");
  invoice = await open();
  await stepsOn(desk).getByText("The bank asks").waitFor();
  await stepsOn(desk)
    .getByText(/\$53\.63 · .* · the cardholder calls it fraudulent · answer by /)
    .waitFor();
  await choose("Make it a dispute");
  await open();
  await stepsOn(desk).getByText("In dispute", { exact: true }).waitFor();
  await desk.getByText(/\$53\.63 in dispute/).waitFor();
  const disputeProblems = await violations(desk);

  await choose("The shop wins");
  await open();
  await stepsOn(desk).getByText("Dispute won").waitFor();
  await desk.goto("/billing");
  await desk.getByRole("list", { name: "Payments" }).getByText("Dispute won").waitFor();
  const listProblems = await violations(desk);

  expect([refundProblems, disputeProblems, listProblems]).toEqual([[], [], []]);
  const { rows } = await owner.query("select balance_cents from app.invoices where number = 'INV-1'");
  expect(rows).toEqual([{ balance_cents: 10_000 }]);
});
