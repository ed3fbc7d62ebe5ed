import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildFacility, save } from "../server/db/rows/factories.ts";
import { pdf, photo } from "../server/test/files/sample-files.ts";
import { addOrder } from "../server/test/shop.ts";
import { tokenFor } from "../server/test/token-for.ts";
import { atRest } from "./support/at-rest.ts";
import { opensOffline } from "./support/opens-offline.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

let app: TestApp;
let picture: Buffer;
/** Larger than any window: phones take 12 megapixels and more. */
let phonePicture: Buffer;
let orderId: string;

beforeAll(async () => {
  app = await startTestApp();
  picture = await photo(640, 480);
  phonePicture = await photo(4000, 3000);
});
afterAll(() => app[Symbol.asyncDispose]());

beforeEach(async () => {
  orderId = (await addOrder(app.server.db.owner, app.shop, { customerId: app.shop.carla.customerId })).id;
});

async function openMessages(name: string, look: object = {}): Promise<Page> {
  const page = await app.signIn(name, look);
  await page.goto(`/service-orders/${orderId}?tab=messages`);
  await page.getByRole("button", { name: "Attach" }).waitFor();
  await atRest(page); // With the parts that are fetched ahead: one story takes the network away.
  return page;
}

async function choose(page: Page, button: string, names: readonly string[]): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  const files = names.map((name) =>
    name.endsWith(".pdf")
      ? { name, mimeType: "application/pdf", buffer: pdf }
      : { name, mimeType: "image/jpeg", buffer: name === "damage.jpg" ? phonePicture : picture },
  );
  await (await choosing).setFiles(files);
}

const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();
const thread = (page: Page) => page.getByRole("list", { name: "Messages", exact: true });
const sentFile = (page: Page, name: string) => thread(page).getByRole("button", { name: `Open ${name}` });

/** Runs in the page: returns whether an order is kept on the device. */
async function hasOrder(): Promise<boolean> {
  const stores = await indexedDB.databases();
  const answers = Promise.withResolvers<readonly unknown[]>();
  if (stores.every(({ name }) => name !== "boresight-answers")) return false; // Opening it would make it, empty.
  const opening = indexedDB.open("boresight-answers");
  opening.addEventListener("success", () => {
    const reading = opening.result.transaction("listed").objectStore("listed").getAllKeys();
    reading.addEventListener("success", () => answers.resolve(reading.result));
  });
  const isListed = (await answers.promise).some((key) => String(key).includes("ServiceOrderPage"));
  opening.result.close();
  return isListed;
}

async function sent() {
  const { rows } = await app.server.db.owner.query<{ body: string; names: string[]; id: string }>({
    text: `select m.body, array_agg(f.name order by f.message_position) as names, min(f.id::text) as id
      from app.order_messages m left join app.files f on f.order_message_id = m.id
      where m.service_order_id = $1 group by m.id order by m.created_at`,
    values: [orderId],
  });
  return rows;
}

test("a customer's photo is seen at once by the office, and by nobody of another location", async () => {
  const { server, shop } = app;
  const elsewhere = buildFacility({ facility_name: "Boulder" });
  await save(server.db.owner, "app.facilities", [elsewhere]);
  await server.db.owner.query("update app.users set facility_ids = $2 where id = $1", [
    shop.tom.userId,
    [elsewhere.id],
  ]);
  const [office, customer] = [await openMessages("ada"), await openMessages("carla", phone)];

  await choose(customer, "Take photo", ["damage.jpg"]);
  await choose(customer, "Attach", ["sheet.pdf", "wrong.jpg"]);
  await customer.getByRole("button", { name: "Remove wrong.jpg" }).click();
  const whileWriting = await violations(customer);
  await send(customer);

  await sentFile(office, "damage.jpg").locator("img").waitFor();
  await sentFile(office, "damage.jpg").click();
  await office.getByRole("dialog").getByRole("img", { name: "damage.jpg" }).waitFor();
  await office.keyboard.press("Escape");
  await sentFile(customer, "sheet.pdf").waitFor();
  const [message] = await sent();
  expect(message).toMatchObject({ body: "", names: ["damage.jpg", "sheet.pdf"] });
  expect([...whileWriting, ...(await violations(office)), ...(await violations(customer))]).toEqual([]);
  const tom = await app.signIn("tom");
  await tom.goto(`/service-orders/${orderId}`);
  await tom.getByText("Order not found").waitFor();
  const headers = { authorization: `Bearer ${await tokenFor(shop.tom, server)}` };
  expect((await fetch(`${server.url}/v1/storage/files/${message?.id}`, { headers })).status).toBe(404);
  await server.db.owner.query("update app.users set facility_ids = null where id = $1", [shop.tom.userId]);
});

test("a message with photos waits for the network, also over a reload, and is sent once, in its order", async () => {
  const page = await openMessages("carla", { ...phone, serviceWorkers: "allow" });
  await expect.poll(() => opensOffline(page, ["offline-parts", "browser-upload-queue"])).toBe(true);
  await expect.poll(() => page.evaluate(hasOrder)).toBe(true);
  await page.context().setOffline(true);

  await choose(page, "Attach", ["1.jpg", "2.jpg"]);
  await page.getByLabel("Message to us").fill("The bumper");
  await send(page);
  await thread(page).getByText("The bumper").waitFor();
  await page.getByLabel("Message to us").fill("And nothing else");
  await send(page);
  await thread(page).getByText("And nothing else").waitFor();
  await page.reload();
  await thread(page).getByText("Waiting to send").nth(1).waitFor();
  await thread(page).getByText("2.jpg").waitFor();
  const before = await sent();
  await page.context().setOffline(false);

  await sentFile(page, "2.jpg").waitFor();
  await thread(page).getByText("Waiting to send").first().waitFor({ state: "detached" });
  expect(before).toEqual([]);
  expect((await sent()).map(({ body, names }) => [body, names])).toEqual([
    ["The bumper", ["1.jpg", "2.jpg"]],
    ["And nothing else", [null]],
  ]);
});
