import { afterAll, beforeAll, expect, test } from "vitest";
import { readMail } from "../server/test/mailbox.ts";
import { password } from "../server/test/people.ts";
import { chooseOption } from "./support/choose-option.ts";
import { openMailedLink } from "./support/open-mailed-link.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const settings = "/pages/account-settings";

test.each([
  ["/pages/user-profile", "profile"],
  [settings, "account"],
])("%s opens its tab", async (path, tab) => {
  const page = await app.signIn("carla");

  await page.goto(path);

  await page.waitForURL(`**${path}?tab=${tab}`);
});

test("a new name and picture appear everywhere at once", async () => {
  const page = await app.signIn("carla");
  await page.goto(settings);

  await page.getByLabel("Name").fill("Carla Castillo");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Profile of Carla Castillo" }).waitFor();
  await page.getByLabel("Choose a picture").setInputFiles("docs/pictures/dashboard.png");
  await page.getByText("Your picture is changed").waitFor();

  await page.locator("header img").waitFor();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByText("Your picture is removed").waitFor();
});

test("a customer changes how the shop reaches them, and the office sees it", async () => {
  const page = await app.signIn("carla");
  await page.goto(`${settings}?tab=company`);

  await page.getByLabel("Phone (optional)").fill("(303) 555-0177");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Carla's Collision saved").waitFor();
  await page.getByRole("button", { name: "Add contact" }).click();
  await page.getByLabel("Contact name").fill("Nina Night");
  await page.getByLabel("Email (optional)").fill("nina@example.com");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByText("Nina Night saved").waitFor();

  const office = await app.signIn("ada");
  await office.goto(`/customers/${app.shop.carla.customerId}`);
  await office.getByText("(303) 555-0177").waitFor();
  await office.getByText("Nina Night").waitFor();
});

test("a new address applies once the link in its email is opened", async () => {
  const page = await app.signIn("cyd");
  await page.goto(settings);

  const form = page.locator("form").filter({ hasText: "Change email" });
  await form.getByLabel("New email").fill("cyd.new@example.com");
  await form.getByLabel("Current password").fill(password);
  await form.getByRole("button", { name: "Change email" }).click();
  await page.getByText("A link is on its way to cyd.new@example.com").waitFor();
  await page.getByText("cyd@example.com").waitFor();
  await openMailedLink(page, (await readMail(app.server, "cyd.new@example.com")).link);
  await page.getByText("Your new email is confirmed").waitFor();
  await page.goto(settings);

  await page.getByText("You sign in as cyd.new@example.com").waitFor();
});

test("a wrong current password is told at its field, and changes nothing", async () => {
  const page = await app.signIn("carla");
  await page.goto(settings);
  const form = page.locator("form").filter({ hasText: "Change password" });
  const change = form.getByRole("button", { name: "Change password" });
  await form.getByLabel("New password").fill("another secret");

  await change.click();
  await form.getByText("Enter your current password").waitFor();
  await form.getByLabel("Current password").fill("wrong");
  await change.click();

  await form.getByText("This is not your current password").waitFor();
  const { status } = await app.server.post("/v1/auth/signin/email-password", { email: "carla@example.com", password });
  expect(status).toBe(200);
});

test("a changed password signs other devices out, and signs in from then on", async () => {
  const here = await app.signIn("tom");
  const there = await app.signIn("tom");
  await there.goto("/");
  await there.getByRole("heading", { level: 1 }).waitFor();
  await here.goto(settings);

  const form = here.locator("form").filter({ hasText: "Change password" });
  await form.getByLabel("Current password").fill(password);
  await form.getByLabel("New password").fill("another secret");
  await form.getByRole("button", { name: "Change password" }).click();
  await here.getByText("Your password is changed").waitFor();

  await there.evaluate(() => {
    for (const key of ["accessToken", "userData"]) localStorage.removeItem(key);
  });
  await there.reload();
  await there.waitForURL("**/login**");
  await there.getByLabel("Email").fill("tom@example.com");
  await there.getByLabel("Password", { exact: true }).fill("another secret");
  await there.getByRole("button", { name: "Sign in" }).click();
  await there.waitForURL("**/dashboards/admin");
});

test("a forgotten device is signed out from the list of sessions", async () => {
  const here = await app.signIn("ada");
  await app.signIn("ada");
  await here.goto(`${settings}?tab=security`);
  const sessions = here.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await sessions.nth(1).waitFor();
  const last = sessions.nth((await sessions.count()) - 1);

  await here.getByRole("button", { name: "Sign out", exact: true }).first().click();
  await here.getByRole("dialog").getByLabel("Current password").fill(password);
  await here.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();

  await here.getByText("That device is signed out").waitFor();
  await last.waitFor({ state: "detached" });
  await here.getByText("(this device)").waitFor();
});

test("a personal access token is shown once, signs a program in, and ends when it is revoked", async () => {
  const page = await app.signIn("ada");
  await page.goto(`${settings}?tab=tokens`);
  await page.getByRole("button", { name: "New token" }).click();
  await page.getByLabel("What is it for?").fill("night export");
  await page.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Create token" }).click();
  await page.getByText("Copy it now").waitFor();
  const shown = await page.getByRole("dialog").innerText();
  const token = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(shown)?.[0] ?? "";
  const signIn = () => app.server.post("/v1/auth/signin/pat", { personalAccessToken: token });

  const before = await signIn();
  await page.getByRole("button", { name: "I have copied it" }).click();
  await page.getByRole("listitem").filter({ hasText: "night export" }).waitFor();
  const list = await page.getByRole("list", { name: "Personal access tokens" }).innerText();
  await page.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await page.getByText("The token is revoked").waitFor();

  expect(before.body.session.user.email).toBe("ada@example.com");
  expect(list).toContain("night export");
  expect(list).not.toContain(token);
  expect((await signIn()).body.error).toBe("invalid-pat");
});

test("a wrong password does not prove who you are, the right one does", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/users?search=carla");
  await page.getByRole("button", { name: /^Actions for Carla/ }).click();
  await page.getByRole("menuitem", { name: "Change role" }).click();
  await chooseOption(page, "Role", "Technician");
  await page.getByRole("button", { name: "Change role" }).click();

  await page.getByLabel("Your password").fill("wrong");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("Incorrect email or password").waitFor();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Confirm" }).click();

  await page.getByText(/now has the role Technician/).waitFor();
});
