import { afterAll, beforeAll, expect, test } from "vitest";
import { startJobs } from "../server/test/jobs.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let jobs: AsyncDisposable;

beforeAll(async () => {
  app = await startTestApp();
  jobs = await startJobs(app.server);
});
afterAll(async () => {
  await jobs[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

test("an admin adds a webhook, sees its secret once, reads why its test failed, and disables it", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/utils?tab=webhooks");

  await page.getByText("No webhooks yet").waitFor();
  await page.getByRole("button", { name: "Add webhook" }).click();
  await page.getByLabel("Address").fill("https://hooks.invalid/hook");
  await page.getByLabel("Select all").check();
  await page.getByRole("dialog").getByRole("button", { name: "Add webhook" }).click();
  const secret = await page.getByText(/^whsec_/).innerText();
  await page.getByRole("button", { name: "I have copied it" }).click();
  const actions = page.getByRole("button", { name: "Actions for https://hooks.invalid/hook" });
  await actions.click();
  await page.getByRole("menuitem", { name: "Send a test event" }).click();
  const log = page.getByRole("dialog", { name: "Deliveries" });
  const first = log.getByRole("list", { name: "Deliveries" }).getByRole("listitem").first();
  let delivery = "";
  await expect
    .poll(async () => {
      await log.getByRole("button", { name: "Refresh" }).click();
      delivery = await first.innerText();
      return delivery;
    })
    .toContain("this address is not reachable from the internet");
  await log.getByRole("button", { name: "Close" }).click();
  await actions.click();
  await page.getByRole("menuitem", { name: "Turn off" }).click();
  await page.getByText("The webhook is off").waitFor();

  expect(delivery).toMatch(/Test event[^]*Waiting[^]*1 attempt · next attempt/);
  await page.reload();
  const line = await page.getByRole("list", { name: "Webhooks" }).getByRole("listitem").innerText();
  expect(line).toMatch(/Last event[^]*Waiting[^]*Off/);
  expect(await page.content()).not.toContain(secret);
});
