import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { buildUser, save } from "../server/db/rows/factories.ts";
import { letSignIn } from "../server/test/people.ts";
import { chooseOption } from "./support/choose-option.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const abe = buildUser({ display_name: "Abe Admin", email: "abe@example.com", default_role: "admin" });
  await save(app.server.db.owner, "app.users", [abe]);
  await save(app.server.db.owner, "app_private.user_roles", [{ user_id: abe["id"], role: "admin" }]);
  await letSignIn(app.server.db);
});
afterAll(() => app[Symbol.asyncDispose]());

const orderInInspection = () =>
  addOrder(app.server.db.owner, app.shop, { customerId: app.shop.carla.customerId, status: "inspect" });

test("Ada puts an order on hold and Abe's screen shows the alert without a reload", async () => {
  const order = await orderInInspection();
  const abe = await app.signIn("abe");
  const ada = await app.signIn("ada");
  await abe.goto("/");
  await abe.getByRole("heading", { level: 1 }).waitFor();

  await ada.goto(`/service-orders/${order.id}`);
  await ada.getByRole("button", { name: /^(Other moves|Move to)$/ }).click();
  await ada.getByRole("menuitem", { name: "On Hold" }).click();
  await chooseOption(ada, "Reason", "Low battery");
  await ada.getByRole("button", { name: "Move", exact: true }).click();

  await abe.getByText("1 Unhandled Alert", { exact: true }).waitFor();
  await abe.getByRole("button", { name: "1 Unhandled Alert" }).click();
  await abe.getByText("is on hold: Low battery").waitFor();
  await abe.getByRole("link", { name: "Open order", exact: true }).click();
  await abe.waitForURL(`**/service-orders/${order.id}`);
});

test("an alert without an order is dismissed from the panel, on both screens", async () => {
  const { owner } = app.server.db;
  await owner.query("update app.admin_notifications set status = 'handled'");
  const [abe, ada] = [await app.signIn("abe"), await app.signIn("ada")];
  for (const page of [abe, ada]) {
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
  }
  await save(owner, "app.admin_notifications", [{ message: "Lift 2 leaks" }]);

  await ada.getByRole("button", { name: "1 Unhandled Alert" }).click();
  await ada.getByText("Lift 2 leaks").waitFor();
  await ada.getByRole("button", { name: "Dismiss" }).click();

  await abe.getByRole("button", { name: "1 Unhandled Alert" }).waitFor({ state: "detached" });
  await ada.getByRole("button", { name: "1 Unhandled Alert" }).waitFor({ state: "detached" });
});

test("the second of two people is told who changed the status, and sees the new one", async () => {
  const order = await orderInInspection();
  const [abe, ada] = [await app.signIn("abe"), await app.signIn("ada")];
  for (const page of [abe, ada]) await page.goto(`/service-orders/${order.id}`);
  for (const page of [abe, ada]) {
    await page.getByRole("button", { name: /^(Other moves|Move to)$/ }).click();
    await page.getByRole("menuitem", { name: "On Hold" }).click();
    await chooseOption(page, "Reason", "Low battery");
  }

  await ada.getByRole("button", { name: "Move", exact: true }).click();
  await ada.getByRole("dialog").waitFor({ state: "detached" });
  await abe.getByRole("button", { name: "Move", exact: true }).click();

  await abe.getByText("Already moved to On Hold by Ada Admin").first().waitFor();
  expect(await stored(order.id)).toBe(2);
});

test("an override without a note is rejected once, beside the note", async () => {
  const order = await orderInInspection();
  const ada = await app.signIn("ada");
  await ada.goto(`/service-orders/${order.id}`);
  await ada
    .getByRole("button", { name: /^(Other moves|Move to)/ })
    .last()
    .click();
  await ada.getByRole("menuitem", { name: /In Calibration/ }).click();

  await ada.getByRole("dialog").getByRole("button", { name: "Move", exact: true }).click();
  await ada
    .getByRole("dialog")
    .getByText(/10 characters/)
    .last()
    .waitFor();

  expect(await ada.locator(".MuiSnackbar-root").count()).toBe(0);
  expect(await stored(order.id)).toBe(1);
});

test("two people edit the same field: the second sees the conflict, loses no input and chooses which value stays", async () => {
  const order = await orderInInspection();
  const [abe, ada] = [await app.signIn("abe"), await app.signIn("ada")];
  for (const page of [abe, ada]) {
    await page.goto(`/service-orders/${order.id}`);
    await page.getByRole("button", { name: "Edit references" }).click();
  }
  await ada.getByLabel("PO number").fill("14");
  await ada.getByLabel("Claim number").fill("C-7");
  await ada.getByRole("button", { name: "Save" }).click();
  await ada.getByRole("dialog").waitFor({ state: "detached" });

  await abe.getByLabel("PO number", { exact: true }).fill("15");
  await abe.getByLabel("Insurer").fill("Acme Mutual");
  await abe.getByRole("button", { name: "Save" }).click();
  await abe.getByRole("alert").getByText("Ada Admin set PO number to 14").waitFor();
  expect(await violations(abe)).toEqual([]);
  await abe.getByRole("button", { name: "Save" }).click();
  await abe.getByText("Choose below which one to keep").waitFor();
  await abe.getByRole("button", { name: "Keep mine" }).click();
  await abe.getByRole("button", { name: "Save" }).click();
  await abe.getByRole("dialog").waitFor({ state: "detached" });

  const { rows } = await app.server.db.owner.query({
    text: "select po_number as po, claim_number as claim, insurer_name as insurer from app.service_orders where id = $1",
    values: [order.id],
  });
  expect(rows).toEqual([{ po: "15", claim: "C-7", insurer: "Acme Mutual" }]);
});

async function stored(id: string): Promise<number> {
  const { rows } = await app.server.db.owner.query<{ count: number }>({
    text: "select count(*)::integer as count from app.status_changes where service_order_id = $1",
    values: [id],
  });
  return rows[0]?.count ?? 0;
}
