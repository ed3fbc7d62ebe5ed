import { afterAll, beforeAll, expect, test } from "vitest";
import { receiveMail } from "../server/test/receive-mail.ts";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test("a customer's reply stands on its order; a stranger's mail waits until the office places it", async () => {
  const { server, shop } = app;
  const { id } = await addOrder(server.db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "inspect",
    vehicle: { vin_number: "4T1G11AK2MU990001" },
  });
  await receiveMail(app.server.db, {
    from: "carla@example.com",
    subject: "VIN 4T1G11AK2MU990001",
    text: "The key is in the box.",
  });
  await receiveMail(app.server.db, {
    from: "bob@elsewhere.example",
    subject: "Camry",
    text: "Is 4T1G11AK2MU990001 ready?",
    authentication: { spf: "fail", dkim: "none", dmarc: "fail", by: "mx.acme.test" },
  });
  const page = await app.signIn("ada");

  await page.goto(`/service-orders/${id}?tab=messages`);
  await page.getByText("The key is in the box.").waitFor();
  expect(await page.getByText(/Is 4T1G11AK2MU990001 ready/).count()).toBe(0);

  await page.goto("/inbox");
  await page.getByRole("list", { name: "Conversations", exact: true }).getByRole("link", { name: /bob@/ }).click();
  await page.getByText("Sender not verified").waitFor();
  if (process.env["SHOT"]) await page.screenshot({ path: `${process.env["SHOT"]}/inbox.png` });
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Belongs here: SO-/ }).click();
  await page.getByRole("textbox", { name: /^Answer by email to/ }).waitFor();
  await page.getByText("It stands among the order’s messages too.").waitFor();

  await page.goto(`/service-orders/${id}?tab=messages`);
  await page.getByText(/Is 4T1G11AK2MU990001 ready/).waitFor();
});

test("a waiting mail is put with another order by its number, on a phone too", async () => {
  const { server, shop } = app;
  const { id } = await addOrder(server.db.owner, shop, {
    customerId: shop.cyd.customerId,
    status: "inspect",
  });
  const { rows } = await server.db.owner.query(
    "select internal_order_number as number from app.service_orders where id = $1",
    [id],
  );
  const number = String(rows[0].number);
  await receiveMail(app.server.db, { from: "eve@elsewhere.example", subject: "Hello", text: "About my car" });
  const page = await app.signIn("ada", { ...phone, colorScheme: "dark" });

  await page.goto("/inbox");
  await page.getByRole("link", { name: /eve@/ }).click();
  await page.getByRole("combobox", { name: "Put it with an order" }).fill(number);
  await page.getByRole("option", { name: new RegExp(number) }).waitFor();
  if (process.env["SHOT"]) await page.screenshot({ path: `${process.env["SHOT"]}/inbox-phone.png` });
  await page.getByRole("option", { name: new RegExp(number) }).click();

  await page.getByRole("textbox", { name: /^Answer by email to/ }).waitFor();
  await page.getByText("It stands among the order’s messages too.").waitFor();
});
