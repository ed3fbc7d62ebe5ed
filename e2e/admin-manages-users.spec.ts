import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCustomer, save } from "../server/db/rows/factories.ts";
import { password } from "../server/test/people.ts";
import { readMail } from "../server/test/mailbox.ts";
import { buildCarefulPerson } from "../server/test/sign-in/careful-person.ts";
import { chooseOption } from "./support/choose-option.ts";
import { openMailedLink } from "./support/open-mailed-link.ts";
import { addInvoice, addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const person = (name: string) => new RegExp(`^${name}`);

test("an admin proves who they are, invites a technician, and the technician signs in through the email", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/users");

  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByLabel("Name").fill("Tess Turner");
  await page.getByLabel("Email", { exact: true }).fill("tess@example.com");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("An invitation is on its way to tess@example.com").waitFor();
  await page.getByText("Tess Turner").waitFor();

  const mail = await readMail(app.server, "tess@example.com");
  const visitor = await app.visit("/login");
  await openMailedLink(visitor, mail.link);
  await visitor.getByLabel("New password").fill("a new secret");
  await visitor.getByLabel("Repeat the password").fill("a new secret");
  await visitor.getByRole("button", { name: "Set password" }).click();
  await visitor.waitForURL("**/dashboards/admin");
});

test("a waiting account is linked to a customer, and its page unlocks by itself, also on the person's phone", async () => {
  const customer = buildCustomer({ company_name: "Zenith Auto Glass" });
  await save(app.server.db.owner, "app.customers", [customer]);
  const uma = await app.signIn("uma");
  const phone = await app.signIn("uma", { viewport: { width: 390, height: 800 } });
  for (const window of [uma, phone]) {
    await window.goto("/");
    await window.getByText(/reviewing your account/i).waitFor();
  }
  const page = await app.signIn("ada");
  await page.goto("/admin/users?view=waiting");

  await page.getByRole("button", { name: "Actions for Uma User" }).click();
  await page.getByRole("menuitem", { name: "Link to customer" }).click();
  await page.getByRole("combobox", { name: "Customer" }).fill("zenith");
  await page.getByRole("option", { name: /Zenith/ }).click();
  await page.getByRole("button", { name: "Link", exact: true }).click();

  await page.getByText("Uma User is linked").waitFor();
  for (const window of [uma, phone]) await window.getByText(/reviewing your account/i).waitFor({ state: "detached" });
  await uma.goto("/pages/user-profile?tab=profile");
  await uma.getByText("Zenith Auto Glass").first().waitFor();
});

test("the last admin cannot be demoted, and the reason is shown", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/users?view=staff");

  await page.getByRole("button", { name: "Actions for Ada Admin" }).click();
  await page.getByRole("menuitem", { name: "Change role" }).click();
  await chooseOption(page, "Role", "Technician");
  await page.getByRole("button", { name: "Change role" }).click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Confirm" }).click();

  await page.getByText("This is the last active admin. Make someone else an admin first.").waitFor();
});

test("a disabled account cannot sign in until it is enabled again", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/users?search=cyd");

  await page.getByRole("button", { name: person("Actions for Cyd") }).click();
  await page.getByRole("menuitem", { name: "Deactivate" }).click();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("Cyd Customer is deactivated").waitFor();
  const visitor = await app.visit("/login");
  await visitor.getByLabel("Email").fill("cyd@example.com");
  await visitor.getByLabel("Password", { exact: true }).fill(password);
  await visitor.getByRole("button", { name: "Sign in" }).click();
  await visitor.getByText("User is disabled").waitFor();

  await page.getByRole("button", { name: person("Actions for Cyd") }).click();
  await page.getByRole("menuitem", { name: "Activate" }).click();
  await page.getByText("Cyd Customer can sign in again").waitFor();
  await visitor.getByRole("button", { name: "Sign in" }).click();
  await visitor.waitForURL("**/dashboards/customer");
});

test("on a phone a tap on an account opens its actions", async () => {
  await app.server.db.owner.query("update app.users set last_seen_at = now() where email = 'tom@example.com'");
  const page = await app.signIn("ada", { viewport: { width: 390, height: 844 } });
  await page.goto("/admin/users?search=tom");

  await page.getByRole("button", { name: /Tom Technician/ }).click();
  await page.getByRole("button", { name: "Send password reset" }).click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Confirm" }).click();

  await page.getByText("A link to choose a new password is on its way to tom@example.com").waitFor();
  expect((await readMail(app.server, "tom@example.com")).template).toBe("password-reset");
});

test("a technician cannot manage users", async () => {
  const page = await app.signIn("tom");

  await page.goto("/admin/users");

  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByRole("button", { name: "Invite" }).count()).toBe(0);
});

test("second factor rescued: an admin resets it with a reason, and the person signs in with the password alone", async () => {
  const maria = await buildCarefulPerson(app.server, { displayName: "Maria Lost" });
  const page = await app.signIn("ada");
  await page.goto("/admin/users?search=Maria");
  const visitor = await app.visit("/login");
  const enter = async () => {
    await visitor.goto("/login");
    await visitor.getByLabel("Email").fill(maria.email);
    await visitor.getByLabel("Password", { exact: true }).fill(password);
    await visitor.getByRole("button", { name: "Sign in" }).click();
  };
  await enter();
  await visitor.waitForURL("**/two-steps*");

  await page.getByRole("button", { name: "Actions for Maria Lost" }).click();
  await page.getByRole("menuitem", { name: "Reset two-step sign-in" }).click();
  await page.getByLabel("The reason").fill("Lost her phone on the road");
  await page.getByRole("button", { name: "Reset", exact: true }).click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("Maria Lost can sign in with the password alone").waitFor();
  await enter();

  await visitor.getByText(/reviewing your account/i).waitFor();
  expect((await readMail(app.server, maria.email)).template).toBe("second-factor-reset");
});

test("Tom gets office rights, records a check for the invoices it names, and loses them at once", async () => {
  const { owner } = app.server.db;
  const { customerId } = app.shop.carla;
  const ids: string[] = [];
  for (const number of ["INV-71", "INV-72"]) {
    const order = await addOrder(owner, app.shop, { customerId, repair_order_number: `RO-${number}` });
    const draft = await addInvoice(owner, app.shop, { service_order_id: order.id });
    ids.push(draft.id);
    await owner.query(
      "update app.invoices set status = 'issued', number = $2, due_date = current_date, issue_date = current_date where id = $1",
      [draft.id, number],
    );
  }
  const page = await app.signIn("ada");
  const tom = await app.signIn("tom");
  await tom.goto("/");
  await page.goto("/admin/users?search=tom");

  await page.getByRole("button", { name: "Actions for Tom Technician" }).click();
  await page.getByRole("menuitem", { name: "Give office rights" }).click();
  await page.getByRole("button", { name: "OK" }).click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("Technician · Office").waitFor();
  await tom.getByRole("link", { name: "Invoices" }).click();
  await tom.getByRole("row").filter({ hasText: "INV-71" }).waitFor();
  await tom.goto("/billing");
  await tom.getByRole("button", { name: "Record payment" }).click();
  await tom.getByRole("combobox", { name: "Customer" }).fill("carla");
  await tom.getByRole("option", { name: /Carla/ }).click();
  await tom.getByLabel("Amount ($)").fill("10");
  await tom.getByLabel("Paid of INV-71").fill("");
  await tom.getByLabel("Paid of INV-72").fill("10");
  await tom.getByRole("dialog").getByRole("button", { name: "Record payment" }).click();
  await tom.getByText("Payment recorded").waitFor();

  const { rows } = await owner.query(
    "select invoice_id, amount_cents from app.payment_allocations where invoice_id = any ($1)",
    [ids],
  );
  expect(rows).toEqual([{ invoice_id: ids[1], amount_cents: 1000 }]);
  await page.getByRole("button", { name: "Actions for Tom Technician" }).click();
  await page.getByRole("menuitem", { name: "Withdraw office rights" }).click();
  await page.getByRole("button", { name: "OK" }).click();
  await tom.getByRole("link", { name: "Invoices" }).waitFor({ state: "detached" });
});
