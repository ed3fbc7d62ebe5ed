import { createHash, randomBytes } from "node:crypto";
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

test("a customer pays two of three invoices by card on a phone, after the first card was declined", async () => {
  const { owner } = app.server.db;
  const order = await addOrder(owner, app.shop, { customerId: app.shop.carla.customerId, status: "invoiced" });
  for (const number of ["INV-1", "INV-2", "INV-3"])
    await addInvoice(owner, app.shop, { service_order_id: order.id, number });
  const page = await app.signIn("carla", { viewport: { width: 390, height: 844 } });
  await page.goto("/billing");

  await page.getByRole("checkbox", { name: "Pay INV-2" }).uncheck();
  await page.getByRole("button", { name: "Pay $707.26 by card" }).click();
  await page.getByLabel("Card number").fill("4000 0000 0000 0002");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByText("Your card was declined.").waitFor();
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Pay" }).click();

  await page.getByText("Thank you. $707.26 was paid by card.").waitFor();
  await page.getByRole("button", { name: "Pay $353.63 by card" }).waitFor();
  const { rows } = await owner.query("select number, status from app.invoices order by number");
  expect(rows.map(({ number, status }) => `${number} ${status}`)).toEqual(["INV-1 paid", "INV-2 sent", "INV-3 paid"]);
});

test("whoever has the link of an invoice pays it by card without a sign-in", async () => {
  const { owner } = app.server.db;
  const order = await addOrder(owner, app.shop, { customerId: app.shop.carla.customerId, status: "invoiced" });
  const invoice = await addInvoice(owner, app.shop, { service_order_id: order.id, number: "INV-9" });
  const token = randomBytes(32).toString("base64url");
  await owner.query({
    text: `insert into app.billing_links (token_hash, invoice_id, customer_id, email, expires_at)
      values ($1, $2, $3, 'office@example.com', now() + interval '30 days')`,
    values: [createHash("sha256").update(token).digest("hex"), invoice.id, app.shop.carla.customerId],
  });
  const page = await app.visit(`/invoice/${token}`, { viewport: { width: 390, height: 844 } });

  await page.getByRole("heading", { name: "Invoice INV-9" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Pay $353.63 by card" }).click();
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Pay" }).click();

  await page.getByText("This invoice is paid. Thank you.").waitFor();
});
