import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { codeOf, otherThan, untilStepLasts } from "../server/test/sign-in/authenticator-app.ts";
import { readMail } from "../server/test/mailbox.ts";
import { password } from "../server/test/people.ts";
import { authConfig } from "../server/test/server.ts";
import { buildCarefulPerson } from "../server/test/sign-in/careful-person.ts";
import { openMailedLink } from "./support/open-mailed-link.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const home = "**/dashboards/customer";

async function register(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByRole("heading", { name: "Create an account" }).waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Your name").fill("Una Newman");
  await page.getByLabel("Company").fill("Una's Glass");
  await page.getByRole("button", { name: "Create account" }).click();
}

test("a newcomer registers in two steps and is told that the account is under review", async () => {
  const page = await app.visit("/login");

  await register(page, "una@example.com");

  await page.waitForURL(home);
  await page.getByText(/reviewing your account/i).waitFor();
});

test("an address that is taken is reported at the end of registration, and no input is lost", async () => {
  const page = await app.visit("/login");

  await register(page, "carla@example.com");

  await page.getByText("Email already in use").waitFor();
  await page.getByRole("button", { name: "Change email or password" }).click();
  expect(await page.getByLabel("Email").inputValue()).toBe("carla@example.com");
});

test("a link by email signs in once", async () => {
  const page = await app.visit("/login");
  await page.getByRole("link", { name: "Email a link" }).click();
  await page.getByLabel("Email").fill("carla@example.com");
  await page.getByRole("button", { name: "Send link" }).click();
  await page.getByText("A link is on its way to carla@example.com").waitFor();
  const { link } = await readMail(app.server, "carla@example.com");

  await openMailedLink(page, link);
  await page.waitForURL(home);
  const stranger = await app.visit("/login");
  await stranger.goto(link);

  expect(new URL(page.url()).search).toBe("");
  await stranger.getByText("Invalid ticket").waitFor();
});

test.each([
  { way: "Email a code", label: "Email", who: "cyd@example.com" },
  { way: "Text a code", label: "Mobile number", who: "+13035550142" },
])("$way: six digits sign in, wrong ones do not", async ({ way, label, who }) => {
  const page = await app.visit("/login");
  await page.getByRole("link", { name: way }).click();
  await page.getByLabel(label).fill(who);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByText("A 6-digit code is on its way").waitFor();
  const { ticket } = await readMail(app.server, who);

  await page.getByLabel("Code").fill(ticket === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").waitFor();
  await page.getByLabel("Code").fill(ticket);
  await page.getByRole("button", { name: "Sign in" }).click();

  await page.waitForURL(home);
});

test("a forgotten password is replaced by email, and the old one stops working", async () => {
  const page = await app.visit("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
  await page.getByLabel("Email").fill("uma@example.com");
  await page.getByRole("button", { name: "Send link" }).click();
  await page.getByText("A link is on its way to uma@example.com").waitFor();

  await openMailedLink(page, (await readMail(app.server, "uma@example.com")).link);
  await page.getByLabel("New password").fill("ab");
  await page.getByLabel("Repeat the password").fill("second try");
  await page.getByRole("button", { name: "Set password" }).click();
  await page.getByText("The password needs at least 3 characters").waitFor();
  await page.getByText("The two passwords do not match").waitFor();
  await page.getByLabel("New password").fill("first try");
  await page.getByLabel("Repeat the password").fill("first try");
  await page.getByRole("button", { name: "Set password" }).click();
  await page.waitForURL(home);

  const later = await app.visit("/login");
  await later.getByLabel("Email").fill("uma@example.com");
  await later.getByLabel("Password", { exact: true }).fill(password);
  await later.getByRole("button", { name: "Sign in" }).click();
  await later.getByText("Incorrect email or password").waitFor();
});

test("an unknown address gets the same answer as a known one", async () => {
  const page = await app.visit("/forgot-password");

  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByRole("button", { name: "Send link" }).click();

  await page.getByText("A link is on its way to nobody@example.com").waitFor();
});

test("a second factor is set up from its secret, required at the next sign-in, and turned off again", async () => {
  const page = await app.signIn("ada");
  await page.goto("/pages/account-settings?tab=security");
  await page.getByRole("button", { name: "Set up" }).click();
  await page.getByAltText("QR code for your authenticator app").waitFor();
  const shown = await page.getByRole("dialog").innerText();
  const secret = (/(?:[A-Z2-7]{4} ?){13}/.exec(shown)?.[0] ?? "").replaceAll(" ", "");
  await untilStepLasts();
  await page.getByLabel("Code").fill(codeOf(secret, -1));
  await page.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Turn on" }).click();
  const stored = page.getByRole("dialog", { name: "Store your recovery codes" });
  await stored.getByRole("listitem").first().waitFor();
  expect(await stored.getByRole("listitem").count()).toBe(10);
  expect(await violations(page)).toEqual([]);
  const recoveryCode = await stored.getByRole("listitem").first().innerText();
  await stored.getByRole("button", { name: "I have stored them" }).click();
  await page.getByText("10 recovery codes left").waitFor();

  const visitor = await app.visit("/login?to=/customers");
  await visitor.getByLabel("Email").fill("ada@example.com");
  await visitor.getByLabel("Password", { exact: true }).fill(password);
  await visitor.getByRole("button", { name: "Sign in" }).click();
  await visitor.getByRole("heading", { name: "Two-step code" }).waitFor();
  expect(await violations(visitor)).toEqual([]);
  await visitor.getByLabel("Code").fill(otherThan(codeOf(secret)));
  await visitor.getByRole("button", { name: "Sign in" }).click();
  await visitor.getByText("Invalid TOTP code").waitFor();
  await visitor.getByLabel("Code").fill(codeOf(secret));
  await visitor.getByRole("button", { name: "Sign in" }).click();
  await visitor.waitForURL("**/customers");

  // A reset link does not walk round the code, and leads to the new password after it.
  const forgetful = await app.visit("/forgot-password");
  await forgetful.getByLabel("Email").fill("ada@example.com");
  await forgetful.getByRole("button", { name: "Send link" }).click();
  await forgetful.getByText("A link is on its way to ada@example.com").waitFor();
  await openMailedLink(forgetful, (await readMail(app.server, "ada@example.com")).link);
  await forgetful.getByRole("heading", { name: "Two-step code" }).waitFor();
  await forgetful.getByLabel("Code").fill(codeOf(secret, 1));
  await forgetful.getByRole("button", { name: "Sign in" }).click();
  await forgetful.getByRole("heading", { name: "Choose a new password" }).waitFor();
  await page.goto("/pages/account-settings?tab=security");

  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByLabel("Code").fill(codeOf(secret));
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await page.getByText("Invalid TOTP code").waitFor(); // It has been used.
  await page.getByRole("dialog").getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCode);
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await page.getByText("Two-step sign-in is off").waitFor();
});

test("second factor rescued: a recovery code signs in without the app, and another one turns it off", async () => {
  const maria = await buildCarefulPerson(app.server);
  const proof = { code: codeOf(maria.secret) };
  const made = await app.server.post("/v1/auth/user/recovery-codes", proof, maria.session.bearer);
  const [first, second] = made.body.recoveryCodes;
  const page = await app.visit("/login?to=/pages/account-settings");
  await page.getByLabel("Email").fill(maria.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();

  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill("ABCD-EFGH-IJKL-MNOP");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("This recovery code is wrong or was already used").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Recovery code").fill(first);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/pages/account-settings*");
  expect((await readMail(app.server, maria.email)).template).toBe("recovery-code-used");

  await page.goto("/pages/account-settings?tab=security");
  await page.getByText("9 recovery codes left").waitFor();
  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(second);
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await page.getByText("Two-step sign-in is off").waitFor();
});

test("the two-step page without a sign-in leads to the login", async () => {
  const page = await app.visit("/two-steps");

  await page.waitForURL("**/login**");
});

test("a security key is added, and signs in by itself the next time", async () => {
  const page = await app.signIn("tom");
  await addAuthenticator(page);
  await page.goto("/pages/account-settings?tab=security");
  await page.getByRole("button", { name: "Add a key" }).click();
  await page.getByLabel("Name").fill("blue key");
  await page.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("You can now sign in with blue key").waitFor();
  await page.getByRole("button", { name: /profile/i }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL("**/login**");

  await page.getByRole("button", { name: "Use a security key" }).click();

  await page.waitForURL("**/pages/account-settings?tab=security");
});

describe("where addresses must be verified", () => {
  let strict: TestApp;

  beforeAll(async () => {
    strict = await startTestApp({ auth: authConfig({ emailVerification: "required" }) });
  });
  afterAll(() => strict[Symbol.asyncDispose]());

  test("a newcomer opens the link in the email first, and is told that it worked", async () => {
    const page = await strict.visit("/login");
    await register(page, "una@example.com");
    await page.getByText("A link is on its way to una@example.com").waitFor();

    await openMailedLink(page, (await readMail(strict.server, "una@example.com")).link);

    await page.waitForURL(home);
    await page.getByText("Your email is verified").waitFor();
  });

  test("signing in before that is rejected, sends the link on request, and the link leads to the requested page", async () => {
    const page = await strict.visit("/login");
    await register(page, "ulla@example.com");
    await page.getByText("A link is on its way to ulla@example.com").waitFor();
    await page.goto("/login?to=/service-orders");
    await page.getByLabel("Email").fill("ulla@example.com");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();

    await page.waitForURL("**/verify-email**");
    await page.getByRole("heading", { name: "Verify your email first" }).waitFor();
    expect(await page.getByText("A link is on its way to").count()).toBe(0);
    expect(await page.getByLabel("Email").inputValue()).toBe("ulla@example.com");
    await page.getByRole("button", { name: "Send link" }).click();
    await page.getByText("A link is on its way to ulla@example.com").waitFor();
    await openMailedLink(page, (await readMail(strict.server, "ulla@example.com")).link);
    await page.waitForURL("**/service-orders**");
  });
});

/** A virtual security key of this window's browser, which approves at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  onTestFinished(() => session.detach());
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
