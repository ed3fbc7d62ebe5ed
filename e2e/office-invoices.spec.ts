import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildOrderCalibration, save } from "../server/db/rows/factories.ts";
import { password } from "../server/test/people.ts";
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

const invoiceOn = (page: Page) => page.getByRole("region", { name: "Invoice", exact: true });

async function stored(orderId: string) {
  const text = `select s.key as order, i.number, i.status, i.paid_cents = i.total_cents as is_paid
    from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
    join app.invoices i on i.service_order_id = o.id where o.id = $1 order by i.created_at`;
  return (await app.server.db.owner.query(text, [orderId])).rows;
}

test("Ada invoices a released order and records a part of its payment; Carla pays the rest by card, and it closes", async () => {
  const { owner } = app.server.db;
  const order = await addOrder(owner, app.shop, { customerId: app.shop.carla.customerId, status: "released" });
  const calibration = { service_order_id: order.id, line_item_type_id: app.shop.lineItemType("CAL-FCAM-S") };
  await save(owner, "app.order_calibrations", [buildOrderCalibration(calibration)]);
  const desk = await app.signIn("ada");
  await desk.goto(`/service-orders/${order.id}?tab=invoice`);

  await desk.getByRole("button", { name: "Create draft: From the calibrations" }).click();
  const sheet = desk.getByRole("dialog", { name: "Edit invoice" });
  await sheet
    .getByRole("group", { name: /^Line 1: Front camera/ })
    .getByLabel("Unit price")
    .fill("300.00");
  await sheet.getByRole("button", { name: "Save draft" }).click();
  await sheet.waitFor({ state: "detached" });
  await invoiceOn(desk).getByRole("button", { name: "Issue invoice" }).click();
  await desk.getByRole("checkbox", { name: "Email it now" }).waitFor();
  const dialogProblems = await violations(desk);
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: /^Issue \$3/ })
    .click();
  await invoiceOn(desk).getByRole("button", { name: "Record payment" }).click();
  await desk.getByRole("dialog").getByLabel("Amount ($)").fill("100");
  await desk.getByRole("dialog").getByRole("button", { name: "Record payment" }).click();
  await invoiceOn(desk).getByText("Partly paid").waitFor();
  const deskProblems = await violations(desk);

  const hers = await app.signIn("carla", { viewport: { width: 390, height: 844 } });
  await hers.goto(`/service-orders/${order.id}?tab=invoice`);
  await invoiceOn(hers)
    .getByRole("button", { name: /^Pay \$/ })
    .click();
  await hers.getByLabel("Card number").fill("4242 4242 4242 4242");
  await hers.getByRole("button", { name: "Pay" }).click();
  await hers.getByText(/^Thank you\. \$.* was paid by card\.$/).waitFor();

  await invoiceOn(desk).getByText("Paid", { exact: true }).first().waitFor();
  expect(await stored(order.id)).toMatchObject([{ order: "closed", status: "paid", is_paid: true }]);
  expect([dialogProblems, deskProblems]).toEqual([[], []]);
});

test("Ada voids a wrong invoice, mends the draft that replaces it, and issues that under a number of its own", async () => {
  const { owner } = app.server.db;
  const order = await addOrder(owner, app.shop, { customerId: app.shop.carla.customerId, status: "invoiced" });
  await addInvoice(owner, app.shop, { service_order_id: order.id, number: "INV-900" });
  const desk = await app.signIn("ada");
  await desk.goto(`/service-orders/${order.id}?tab=invoice`);

  await invoiceOn(desk).getByRole("button", { name: "More actions for the invoice" }).click();
  await desk.getByRole("menuitem", { name: "Void invoice" }).click();
  const question = desk.getByRole("dialog", { name: "Void invoice INV-900" });
  await question.getByLabel("The reason").fill("The wrong price");
  await question.getByRole("checkbox", { name: "Start a new draft with the same lines" }).check();
  await question.getByRole("button", { name: "Void invoice" }).click();
  const proof = desk.getByRole("dialog", { name: "Confirm it's you" });
  await proof.getByRole("textbox", { name: "Your password" }).fill(password);
  await proof.getByRole("button", { name: "Confirm" }).click();
  const sheet = desk.getByRole("dialog", { name: "Edit invoice" });
  await sheet
    .getByRole("group", { name: /^Line 1:/ })
    .getByLabel("Unit price")
    .fill("200.00");
  await sheet.getByRole("button", { name: "Save draft" }).click();
  await sheet.waitFor({ state: "detached" });
  await invoiceOn(desk).getByRole("button", { name: "Issue invoice" }).click();
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: /^Issue \$2/ })
    .click();

  await invoiceOn(desk).getByText("Replaces invoice INV-900, which is void").waitFor();
  const earlier = desk.getByRole("list", { name: "Earlier invoices" });
  await earlier.getByRole("button", { name: /INV-900.*Void/ }).waitFor();
  const [first, second] = await stored(order.id);
  expect(first).toMatchObject({ number: "INV-900", status: "void" });
  expect(second).toMatchObject({ status: "sent", number: expect.stringMatching(/^INV-\d+$/) });
  expect(second.number).not.toBe("INV-900");
});
