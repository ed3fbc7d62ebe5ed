import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addConversation } from "../server/test/conversations.ts";
import { startFakeSmsGateway, type FakeSmsGateway } from "../server/test/fakes/fake-sms-gateway.ts";
import { postText } from "../server/test/fakes/post-text.ts";
import { photo } from "../server/test/files/sample-files.ts";
import { startJobs } from "../server/test/jobs.ts";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const carlas = "+13035550103";

let app: TestApp;
let gateway: FakeSmsGateway;
let jobs: AsyncDisposable;
let orderId: string;

beforeAll(async () => {
  gateway = await startFakeSmsGateway();
  app = await startTestApp({ twilio: gateway.settings });
  const { owner } = app.server.db;
  await owner.query("update app.facilities set working_hours = '{}'"); // Nothing answers by itself.
  await owner.query("update app.customers set phone = $2 where id = $1", [app.shop.carla.customerId, carlas]);
  await owner.query(
    "insert into app.answer_templates (name, body) values ('Where we are', 'We are behind the bakery.')",
  );
  orderId = (await addOrder(owner, app.shop, { customerId: app.shop.carla.customerId })).id;
  jobs = await startJobs(app.server);
});
afterAll(async () => {
  await jobs[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});

const list = (page: Page) => page.getByRole("list", { name: "Conversations", exact: true });
const thread = (page: Page) => page.getByRole("list", { name: "Messages", exact: true });
const answerField = (page: Page) => page.getByRole("textbox", { name: /^Answer / });
const text = (Body: string, more: Record<string, string> = {}, From = carlas) => {
  const { url, config } = app.server;
  return postText({ Body, From, ...more }, { url, publicUrl: config.publicUrl, gateway });
};

test("a text with a picture appears by itself and is answered by text from the inbox", async () => {
  const page = await app.signIn("ada");
  await page.goto("/inbox");
  await page.getByText("Nothing here").waitFor();

  await text("It looks like this", {
    NumMedia: "1",
    MediaUrl0: gateway.holds(await photo(320, 240), "image/jpeg"),
    MediaContentType0: "image/jpeg",
  });
  await list(page)
    .getByRole("link", { name: /It looks like this/ })
    .click();
  await thread(page)
    .getByRole("button", { name: /^Open picture-1/ })
    .waitFor();
  await page.getByRole("button", { name: "Insert a template" }).click();
  await page.getByRole("menuitem", { name: "Where we are" }).click();
  await page.getByRole("button", { name: "Send answer" }).click();
  await thread(page).getByText("We are behind the bakery.").waitFor();

  await expect.poll(() => gateway.taken).toMatchObject([{ To: carlas, Body: "We are behind the bakery." }]);
  expect(await violations(page)).toEqual([]);
});

test("a text is answered with a picture, which the gateway fetches from us", async () => {
  const page = await app.signIn("ada");
  await text("What does the damage look like?", {}, "+13035550144");
  await page.goto("/inbox");
  await list(page)
    .getByRole("link", { name: /What does the damage look like/ })
    .click();
  await answerField(page).fill("Like this.");
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Attach", exact: true }).click();
  await (await choosing).setFiles({ name: "damage.jpg", mimeType: "image/jpeg", buffer: await photo(2400, 1800) });
  await page.getByRole("list", { name: "Attached files" }).getByText("damage.jpg").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Send answer" }).click();

  await thread(page)
    .getByRole("button", { name: /^Open damage/ })
    .waitFor();
  await expect.poll(() => gateway.taken.at(-1)).toMatchObject({ To: "+13035550144", Body: "Like this." });
  expect(await sharp(gateway.fetched.at(-1)?.content).metadata()).toMatchObject({ format: "jpeg", width: 1600 });
});

test("a conversation is assigned, put away and brought back by the next word, and done", async () => {
  await addConversation(app.server.db.owner, {
    contact_name: "Bob Builder",
    subject: "Camry",
    last_words: "When can I come?",
    messages: [{ body: "When can I come?", subject: "Camry" }],
  });
  const page = await app.signIn("ada");
  await page.goto("/inbox");

  await list(page)
    .getByRole("link", { name: /Bob Builder/ })
    .click();
  await page.getByRole("button", { name: /^Assigned to/ }).click();
  await page.getByRole("menuitem", { name: "Ada Admin" }).click();
  await page.getByRole("button", { name: "Assigned to Ada Admin" }).waitFor();
  await page.getByRole("button", { name: "Snooze", exact: true }).click();
  await page.getByRole("menuitem", { name: "Tomorrow morning" }).click();
  await list(page)
    .getByRole("link", { name: /Bob Builder/ })
    .waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Snoozed/ }).click();
  await list(page)
    .getByRole("link", { name: /Bob Builder/ })
    .click();
  await page.getByRole("button", { name: "Mark done" }).click();

  await page.getByRole("button", { name: /^Done/ }).click();
  await list(page)
    .getByRole("link", { name: /Bob Builder/ })
    .waitFor();
});

test("what a customer writes on the order is answered from the inbox, on a phone too", async () => {
  const customer = await app.signIn("carla");
  await customer.goto(`/service-orders/${orderId}?tab=messages`);
  await customer.getByRole("textbox", { name: "Message to us" }).fill("Is it ready on Friday?");
  await customer.getByRole("button", { name: "Send", exact: true }).click();

  const page = await app.signIn("ada", phone);
  await page.goto("/inbox");
  await list(page)
    .getByRole("link", { name: /Is it ready on Friday\?/ })
    .click();
  await answerField(page).fill("Yes, from noon on.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await thread(page).getByText("Yes, from noon on.").waitFor();
  await page.getByRole("button", { name: "Back to the inbox" }).click();
  await list(page)
    .getByRole("link", { name: /You: Yes, from noon on\./ })
    .waitFor();

  await customer.getByText("Yes, from noon on.").waitFor();
  expect(await violations(page)).toEqual([]);
});
