import { afterAll, beforeAll, expect, test } from "vitest";
import { startFakeOpenIdProvider, type FakeOpenIdProvider } from "../server/test/fakes/fake-openid-provider.ts";
import { authConfig } from "../server/test/server.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let acme: FakeOpenIdProvider;
let app: TestApp;

beforeAll(async () => {
  acme = await startFakeOpenIdProvider();
  const providers = [acme.settings({ id: "acme", name: "Acme" })];
  app = await startTestApp({ auth: authConfig({ providers }) });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await acme[Symbol.asyncDispose]();
});

test("a person whom Acme identifies gets a new account, and the URL is clean afterwards", async () => {
  acme.signIn({ sub: "una", email: "una@example.com", email_verified: true, name: "Una Newman" });
  const page = await app.visit("/login");

  await page.getByRole("link", { name: "Continue with Acme" }).click();

  await page.waitForURL("**/dashboards/customer");
  await page.getByRole("button", { name: "Profile of Una Newman" }).waitFor();
  expect(new URL(page.url()).search).toBe("");
});

test("cancelling at Acme leads back to the login with the reason", async () => {
  acme.misbehave({ denies: true });
  const page = await app.visit("/login");

  await page.getByRole("link", { name: "Continue with Acme" }).click();

  await page.waitForURL("**/login**");
  await page.getByText("The provider refused the sign-in").waitFor();
  acme.misbehave({});
});

test("a signed-in person links Acme to their account, and unlinks it again", async () => {
  acme.signIn({ sub: "carla at acme", email: "carla@acme.example", email_verified: true, name: "Carla" });
  const page = await app.signIn("carla");
  await page.goto("/pages/account-settings?tab=security");

  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByText("carla@acme.example").waitFor();
  expect(new URL(page.url()).hash).toBe("");
  await page.getByRole("button", { name: "Unlink" }).click();
  const proof = page.getByRole("dialog", { name: "Unlink" });
  await proof.getByLabel("Current password").fill("open sesame");
  await proof.getByRole("button", { name: "Unlink" }).click();

  await page.getByText("Acme is unlinked").waitFor();
});
