import { afterAll, beforeAll, expect, test } from "vitest";
import { password } from "../server/test/people.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test.each(["/", "/service-orders", "/vehicles", "/dashboards/admin"])(
  "a visitor of %s signs in and gets there",
  async (path) => {
    const page = await app.visit(path);

    await page.waitForURL("**/login**");
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();

    await page.waitForURL(path === "/" ? "**/dashboards/admin" : `**${path}`);
  },
);

test("a wrong password is reported without further details", async () => {
  const page = await app.visit("/login");

  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Sign in" }).click();

  await page.getByText("Incorrect email or password").waitFor();
});

test("a signed-in person is redirected from the login page, and stays signed in after a reload", async () => {
  const page = await app.signIn("carla");

  await page.goto("/login");
  await page.waitForURL("**/dashboards/customer");
  await page.reload();

  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/dashboards/customer");
});

test("signing out in one tab signs the other out too", async () => {
  const first = await app.signIn("ada");
  await first.goto("/");
  const second = await first.context().newPage();
  await second.goto("/service-orders");
  await second.getByRole("heading", { name: "Service Orders" }).waitFor();

  await first.getByRole("button", { name: /account|profile/i }).click();
  await first.getByRole("menuitem", { name: "Sign out" }).click();

  await first.waitForURL("**/login**");
  await second.waitForURL("**/login**");
});

test.each([
  "/not-authorized",
  "/pages/misc/not-authorized",
  "/nowhere",
  "/pages/misc/not-found/x",
  "/privacy-policy",
  "/terms-of-service",
])("%s is public", async (path) => {
  const page = await app.visit(path);

  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
});
