import { afterAll, beforeAll, expect, test } from "vitest";
import { placeMail } from "../server/src/modules/inbox/placing/place-mail.ts";
import { asSystem } from "../server/src/platform/database/transaction.ts";
import { buildReceivedMail } from "../server/test/received-mail.ts";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const receive = (values: Parameters<typeof buildReceivedMail>[0]) =>
  asSystem(app.server.db.server, (_system, work) =>
    placeMail(buildReceivedMail({ receivedAt: new Date(), ...values }), work),
  );

test("a customer's reply stands on its order; a stranger's mail waits until the office places it", async () => {
  const { server, shop } = app;
  const { id } = await addOrder(server.db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "inspect",
    vehicle: { vin_number: "4T1G11AK2MU990001" },
  });
  await receive({ from: "carla@example.com", subject: "VIN 4T1G11AK2MU990001", text: "The key is in the box." });
  await receive({
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
  await receive({ from: "eve@elsewhere.example", subject: "Hello", text: "About my car" });
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
