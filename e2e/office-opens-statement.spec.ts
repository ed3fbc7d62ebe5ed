import { formatCents } from "@boresight/domain/base/money";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addInvoice, addOrder } from "../server/test/shop.ts";
import { tokenFor } from "../server/test/token-for.ts";
import { violations } from "./support/violations.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;

/** Where the shop is. */
const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/Denver" });

/** Carla was invoiced three times today, and paid one and a part of another. */
beforeAll(async () => {
  app = await startTestApp();
  const { customerId } = app.shop.carla;
  const order = await addOrder(app.server.db.owner, app.shop, { customerId, status: "invoiced" });
  for (const number of ["INV-1", "INV-2", "INV-3"])
    await addInvoice(app.server.db.owner, app.shop, {
      service_order_id: order.id,
      number,
      issue_date: today,
      due_date: today,
    });
  await pay(35_363);
  await pay(10_000);
});
afterAll(() => app[Symbol.asyncDispose]());

async function pay(amountCents: number): Promise<void> {
  const { errors } = await app.server.graphql(
    "mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { payment { id } } }",
    {
      input: {
        customerId: app.shop.carla.customerId,
        method: "check",
        amountCents,
        receivedOn: today,
        clientKey: crypto.randomUUID(),
      },
    },
    { token: await tokenFor(app.shop.ada, app.server) },
  );
  expect(errors).toBeUndefined();
}

const closingBalance = (page: Page) =>
  page.getByRole("region", { name: "Entries of the account" }).getByRole("row", { name: /^Closing balance/ });

test("an admin opens a customer's statement, whose closing balance is the invoices less the payments", async () => {
  const { rows } = await app.server.db.owner.query<{ balance: string }>(`select
    (select sum(total_cents) from app.invoices) - (select sum(amount_cents) from app.payments) as balance`);
  const page = await app.signIn("ada");
  await page.goto(`/customers/${app.shop.carla.customerId}?tab=billing`);

  await page.getByRole("link", { name: "Statement" }).click();
  await page.getByRole("heading", { name: "Statement", exact: true }).waitFor();

  const closing = await closingBalance(page).textContent();
  expect(closing).toBe(`Closing balance${formatCents(Number(rows[0]?.balance))}`);
  expect(Number(rows[0]?.balance)).toBe(60_726);
  expect(await violations(page)).toEqual([]);
});

test("a customer prints their own statement, without bars and buttons", async () => {
  const page = await app.signIn("carla");
  await page.goto("/billing");
  await page.getByRole("link", { name: "Statement" }).click();
  await closingBalance(page).waitFor();

  await page.emulateMedia({ media: "print" });

  expect(await closingBalance(page).textContent()).toBe("Closing balance$607.26");
  for (const left of [
    page.getByRole("navigation").first(),
    page.getByRole("button", { name: "Print" }),
    page.getByLabel("Period"),
  ])
    expect(await left.isVisible()).toBe(false);
});
