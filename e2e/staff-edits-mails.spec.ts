import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { looks } from "./support/accessible-screens.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let order: { id: string; number: string };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  const { shop, server } = app;
  await server.db.owner.query("truncate app.messages cascade");
  const { id } = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "inspect" });
  order = { id, number: await numberOf(id) };
});

async function numberOf(id: string): Promise<string> {
  const text = "select internal_order_number as number from app.service_orders where id = $1";
  const { rows } = await app.server.db.owner.query<{ number: string }>({ text, values: [id] });
  return rows[0]!.number;
}

async function openTemplate(page: Page, name: string): Promise<void> {
  await page.goto("/admin/service-order-emails");
  await page.getByRole("button", { name: new RegExp(`^${name} (?!by mail)`) }).click();
  await page.getByRole("dialog", { name }).waitFor();
}

const previewOf = (page: Page) => page.frameLocator("iframe[title='Email preview']").locator("body");

test("a technician edits an email, previews it with a real order, and restores the earlier version", async () => {
  const page = await app.signIn("tom");
  await openTemplate(page, "On hold");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const before = await text.innerText();

  await text.fill("We wait for a part. ");
  await text.press("End");
  await page.getByLabel("Insert a variable").fill("order number");
  await page.getByRole("option", { name: /Repair order number/ }).waitFor();
  await page.getByRole("option", { name: /^Order number/ }).click();
  await previewOf(page).getByText("We wait for a part.").waitFor();
  await previewOf(page).getByText(order.number, { exact: false }).first().waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("The email is saved").waitFor();
  const written = await storedText("on-hold");
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await page.getByText("The earlier text is restored").waitFor();

  expect(written).toMatch(/^<p>We wait for a part\. ?\{\{order\.internalOrderNumber\}\}<\/p>$/);
  await expect.poll(() => text.innerText()).toBe(before);
  await expect.poll(() => page.getByRole("button", { name: /^Restore version/ }).count()).toBe(2);
});

async function storedText(key: string): Promise<string> {
  const text = `select t.body_html as html from app.email_template_texts t join app.email_templates e on e.id = t.email_template_id
    where e.key = $1 and t.locale = 'en'`;
  const { rows } = await app.server.db.owner.query<{ html: string }>({ text, values: [key] });
  return rows[0]!.html;
}

test("a text is edited with chips or as HTML, and both say the same", async () => {
  const page = await app.signIn("ada");
  await openTemplate(page, "Vehicle arrived");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.getByText("if known: Location").waitFor();

  await page.getByRole("button", { name: "Edit as HTML" }).click();
  const html = await text.inputValue();
  await text.fill("<p>See {{vehicle.vehicleDescription}}</p>");
  await page.getByRole("button", { name: "Edit as HTML" }).click();

  expect(html).toContain("{{#if facility.facilityName}}");
  await expect.poll(async () => (await text.innerText()).trim()).toBe("See Vehicle");
});

test("an unknown variable is rejected by name, with the likely correction", async () => {
  const page = await app.signIn("ada");
  await openTemplate(page, "Vehicle ready");

  await page.getByLabel("Subject").fill("{{order.internalOrderNumbr}} is ready");
  await page.getByRole("button", { name: "Save" }).click();

  await page
    .getByText('There is no variable "order.internalOrderNumbr". Did you mean order.internalOrderNumber?')
    .first()
    .waitFor();
});

test("Arabic is shown from right to left", async () => {
  const page = await app.signIn("ada");
  await openTemplate(page, "Vehicle ready");

  await page.getByRole("button", { name: "العربية" }).click();
  await previewOf(page).getByText("جاهزة").first().waitFor();

  expect(await page.frameLocator("iframe").locator("html").getAttribute("dir")).toBe("rtl");
  expect(await page.getByLabel("Subject").getAttribute("dir")).toBe("rtl");
});

test("a test email goes to its author, and appears in the log", async () => {
  const page = await app.signIn("ada");
  await openTemplate(page, "Request received");
  await previewOf(page).getByText("Thank you.").waitFor();

  await page.getByRole("button", { name: "Send me a test" }).click();
  await page.getByText("A test is on its way to ada@example.com").waitFor();
  await page.goto("/admin/service-order-emails?tab=log");

  await page.getByRole("row", { name: /ada@example.com/ }).waitFor();
});

test("customers cannot edit emails", async () => {
  const page = await app.signIn("carla");

  await page.goto("/admin/service-order-emails");

  await page.getByText("You have no access to this page").waitFor();
});

test("the sheet of an email passes axe in every look", async () => {
  const page = await app.signIn("ada");
  await openTemplate(page, "Vehicle ready");

  const found: string[] = [];
  for (const { look, colorScheme, viewport, rules } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await previewOf(page).getByText("See the reports").waitFor();
    found.push(...(await violations(page, rules)).map((violation) => `${look}: ${violation}`));
  }

  expect(found).toEqual([]);
});
