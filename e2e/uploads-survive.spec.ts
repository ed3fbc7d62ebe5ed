import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildOrderTask, buildOrderTaskFile, save } from "../server/db/rows/factories.ts";
import { photo } from "../server/test/files/sample-files.ts";
import { addOrder } from "../server/test/shop.ts";
import { atRest } from "./support/at-rest.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

const uploads = "**/v1/storage/files";
const phone = { viewport: { width: 390, height: 844 } };

let app: TestApp;
let picture: Buffer;
let orderId: string;

beforeAll(async () => {
  app = await startTestApp();
  picture = await photo(640, 480);
});
afterAll(() => app[Symbol.asyncDispose]());

beforeEach(async () => {
  const { server, shop } = app;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "checkedIn" });
  const task = buildOrderTask({ service_order_id: order.id, service_order_status_id: shop.status("checkedIn") });
  await save(server.db.owner, "app.order_tasks", [task]);
  await save(server.db.owner, "app.order_task_files", [
    buildOrderTaskFile({ service_order_id: order.id, order_task_id: task.id, max_size_mb: 25 }),
  ]);
  orderId = order.id;
});

async function openOrder(): Promise<Page> {
  const page = await app.signIn("tom", phone);
  await page.goto(`/service-orders/${orderId}`);
  await slot(page).getByRole("button", { name: "Choose files" }).waitFor();
  await atRest(page); // With the parts that are fetched ahead: stories of their own take the network away before.
  return page;
}

const slot = (page: Page) => page.getByRole("listitem").filter({ hasText: "Four sides" }).last();
const thumbnail = (page: Page, name: string) => slot(page).getByRole("button", { name: `Open ${name}` });

async function choose(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await slot(page).getByRole("button", { name: "Choose files" }).click();
  await (await choosing).setFiles(files);
}

/** Files dropped from the desktop. */
async function drop(page: Page, name: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([base64 = "", fileName = ""]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], fileName, { type: "image/jpeg" }));
      return transfer;
    },
    [picture.toString("base64"), name],
  );
  await slot(page).getByRole("button", { name: "Choose files" }).dispatchEvent("drop", { dataTransfer });
}

const jpeg = (name: string) => ({ name, mimeType: "image/jpeg", buffer: picture });

async function storedNames(): Promise<string[]> {
  const { rows } = await app.server.db.owner.query<{ name: string }>({
    text: "select name from app.files where service_order_id = $1 order by name",
    values: [orderId],
  });
  return rows.map(({ name }) => name);
}

test("an upload that loses the network is sent when it is back, also from another page, and stored once", async () => {
  const page = await openOrder();
  const context = page.context();
  await page.route(uploads, async (route) => {
    await context.setOffline(true); // First, so that its live connection cannot report the photo as stored.
    await route.fetch(); // Bypasses the page's network: the server stores the file, but its response never arrives.
    await route.abort("connectionreset");
  });

  await drop(page, "front.jpg");
  await slot(page).getByText("Waiting to upload: no network").waitFor();
  const storedUnheard = await storedNames();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(`/service-orders/${orderId}`);

  await thumbnail(later, "front.jpg").locator("img").waitFor();
  await slot(later).getByText("Waiting to upload").waitFor({ state: "detached" });
  expect([storedUnheard, await storedNames()]).toEqual([["front.jpg"], ["front.jpg"]]);
});

test("several photos are uploaded by themselves once the network is back", async () => {
  const page = await openOrder();
  await page.context().setOffline(true);

  await choose(page, ["1.jpg", "2.jpg", "3.jpg"].map(jpeg));
  await page.getByRole("region", { name: "Uploads" }).getByText("Waiting for the network · 0 of 3 uploaded").waitFor();
  await page.context().setOffline(false);

  for (const name of ["1.jpg", "2.jpg", "3.jpg"]) await thumbnail(page, name).waitFor();
  await page.getByRole("region", { name: "Uploads" }).getByText("3 of 3 uploaded").waitFor();
  expect(await storedNames()).toEqual(["1.jpg", "2.jpg", "3.jpg"]);
});

test("a photo that is added before the code of uploads could be loaded waits, and is uploaded by itself", async () => {
  const page = await app.signIn("tom", phone);
  let isMissing = true;
  await page.route("**/assets/browser-upload-queue-*.js", (route) => (isMissing ? route.abort() : route.continue()));
  await page.goto(`/service-orders/${orderId}`);

  await choose(page, [jpeg("front.jpg")]);
  await slot(page).getByText("Waiting to upload").waitFor();
  const storedBefore = await storedNames();
  isMissing = false;

  await thumbnail(page, "front.jpg").waitFor();
  expect([storedBefore, await storedNames()]).toEqual([[], ["front.jpg"]]);
});

test("a video is rejected with the reason before anything is sent, and the photo beside it is uploaded", async () => {
  const page = await openOrder();
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));

  await choose(page, [{ name: "IMG_1.mov", mimeType: "video/quicktime", buffer: picture }, jpeg("front.jpg")]);
  await slot(page).getByText("IMG_1.mov is a video. Accepted here: photos (JPEG, PNG).").waitFor();
  await thumbnail(page, "front.jpg").waitFor();

  expect(await storedNames()).toEqual(["front.jpg"]);
  expect(sent.filter((url) => url.endsWith("/v1/storage/files"))).toHaveLength(1);
});

test("a cancelled upload stays on the phone until it is removed or retried", async () => {
  const page = await openOrder();
  await page.route(uploads, () => {}); // Never answered.

  await choose(page, [jpeg("front.jpg"), jpeg("rear.jpg")]);
  for (const name of ["front.jpg", "rear.jpg"]) {
    await slot(page)
      .getByRole("button", { name: `Cancel ${name}` })
      .click();
  }
  await slot(page).getByText("Canceled, not uploaded").nth(1).waitFor();
  await page.unroute(uploads);
  await slot(page).getByRole("button", { name: "Remove rear.jpg" }).click();
  await slot(page).getByRole("button", { name: "Try front.jpg again" }).click();

  await thumbnail(page, "front.jpg").waitFor();
  expect(await storedNames()).toEqual(["front.jpg"]);
});

test("a photo is viewed by keyboard, and deleted after a confirmation", async () => {
  const page = await openOrder();
  for (const name of ["1.jpg", "2.jpg"]) {
    await choose(page, [jpeg(name)]);
    await thumbnail(page, name).waitFor(); // Sent together, either could arrive first.
  }

  await thumbnail(page, "1.jpg").click();
  const viewer = page.getByRole("dialog", { name: "1.jpg" });
  await viewer.getByRole("img", { name: "1.jpg" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("dialog", { name: "2.jpg" }).getByText("2 of 2").waitFor();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "OK" }).click();
  await viewer.getByText("1 of 1").waitFor();
  await page.keyboard.press("Escape");

  await thumbnail(page, "2.jpg").waitFor({ state: "detached" });
  expect(await storedNames()).toEqual(["1.jpg"]);
});

test("a better photo replaces the first, which stays as an earlier version", async () => {
  const page = await openOrder();
  await choose(page, [jpeg("blurred.jpg")]);
  await thumbnail(page, "blurred.jpg").click();

  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Replace" }).click();
  await (await choosing).setFiles([jpeg("sharp.jpg")]);
  await thumbnail(page, "sharp.jpg").click();
  await page.getByRole("button", { name: "Versions (2)" }).click();
  await page.getByRole("menuitem", { name: /^Older/ }).click();

  await page.getByRole("dialog", { name: "blurred.jpg" }).getByText("Older version").waitFor();
  expect(await storedNames()).toEqual(["blurred.jpg", "sharp.jpg"]);
});

test("the slot, the queue, the error and the viewer are accessible", async () => {
  const page = await openOrder();
  await choose(page, [jpeg("front.jpg")]);
  await thumbnail(page, "front.jpg").waitFor();
  await page.context().setOffline(true);
  await choose(page, [jpeg("rear.jpg"), { name: "a.pdf", mimeType: "application/pdf", buffer: picture }]);
  await slot(page).getByText("Waiting to upload: no network").waitFor();
  await page.getByRole("button", { name: /Waiting for the network/ }).click();
  const onPage = await violations(page);
  await page.context().setOffline(false);

  await thumbnail(page, "front.jpg").click();
  await page.getByRole("dialog").getByRole("img", { name: "front.jpg" }).waitFor();

  expect([...onPage, ...(await violations(page))]).toEqual([]);
});

test("a phone sends a chosen photo no larger than it needs to be, and a desk sends it as it is", async () => {
  const large = { name: "front.jpg", mimeType: "image/jpeg", buffer: await photo(4000, 3000) };
  const stored = async () => {
    const text = "select size::integer, width, height from app.files where service_order_id = $1 order by size";
    return (await app.server.db.owner.query<{ size: number; width: number; height: number }>(text, [orderId])).rows;
  };

  const handheld = await app.openWindow("tom", { ...phone, isMobile: true, hasTouch: true });
  await handheld.goto(`/service-orders/${orderId}`);
  await choose(handheld, [large]);
  await thumbnail(handheld, "front.jpg").waitFor();
  const desk = await app.openWindow("tom", { viewport: { width: 1366, height: 850 } });
  await desk.goto(`/service-orders/${orderId}`);
  await choose(desk, [{ ...large, name: "rear.jpg" }]);
  await thumbnail(desk, "rear.jpg").waitFor();

  const [small, whole] = await stored();
  expect([small?.width, small?.height]).toEqual([2560, 1920]);
  expect([whole?.size, whole?.width]).toEqual([large.buffer.length, 4000]);
  expect(small!.size).toBeLessThan(whole!.size * 0.7);
});
