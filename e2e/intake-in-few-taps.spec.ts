import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildBay, save } from "../server/db/rows/factories.ts";
import { startJobs } from "../server/test/jobs.ts";
import { pdfOf } from "../server/test/files/sample-pdfs.ts";
import { addOrder } from "../server/test/shop.ts";
import { countTaps } from "./support/counted-taps.ts";
import { goOnTo } from "./support/go-on-to.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let jobs: AsyncDisposable;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Taps of the finger; choosing a file of the device takes two. It took 18, and the VIN and the numbers were typed. */
const most = 12;

beforeAll(async () => {
  app = await startTestApp();
  const { server, shop } = app;
  jobs = await startJobs(server); // They read the repair order.
  const { owner } = server.db;
  await save(owner, "app.bays", [
    buildBay({ facility_id: shop.facilityId, capabilities: ["staticFront", "staticRear", "surround"] }),
  ]);
  await addOrder(owner, shop, { customerId: shop.carla.customerId, status: "closed" });
});
afterAll(async () => {
  await jobs[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

test("from her dashboard Carla sends a vehicle with its repair order, its readiness and a time in at most 12 taps", async () => {
  const page = await app.signIn("carla", phone);
  const taps = countTaps(page);
  const { tap, choose } = taps;
  const next = page.getByRole("button", { name: "Next" });
  const step = (number: number) => page.getByText(`Step ${number} of 5`).waitFor();
  const paper = pdfOf([
    ["RO # 77412  Insurance company: State Farm", "Claim #: 04-1234", "VIN 4T1G11AK2MU990001"],
    ["R&R W/S", "REPL FRT BMPR CVR"],
  ]);

  await page.goto("/dashboards/customer");
  await tap(page.getByRole("link", { name: "New order" }).locator("visible=true").first());
  await choose(page.getByRole("button", { name: "Choose a file" }), [
    {
      name: "ro.pdf",
      mimeType: "application/pdf",
      buffer: paper,
    },
  ]);
  await page.getByText("2 repairs found", { exact: false }).waitFor();
  await expect.poll(() => page.getByLabel("Model").inputValue()).toBe("Camry");
  expect(await page.getByLabel("VIN", { exact: true }).inputValue()).toBe("4T1G11AK2MU990001");
  expect(await violations(page)).toEqual([]);
  await tap(next);
  await step(2);
  await tap(page.getByRole("button", { name: "Add all" }));
  const fitted = page.getByRole("list", { name: "If fitted" });
  await fitted.getByRole("checkbox", { name: /Head-up display/ }).waitFor();
  expect(await fitted.getByRole("checkbox", { checked: true }).count()).toBe(0);
  expect(await page.getByLabel("Repair order number").inputValue()).toBe("77412");
  expect(await page.getByText("From the repair order").count()).toBe(3);
  await tap(page.getByRole("button", { name: "All yes" }));
  expect(await violations(page)).toEqual([]);
  await tap(next);
  await step(3);
  await tap(next);
  await step(4);
  await tap(page.getByRole("group").getByRole("button").first());
  await page.getByText(/is held for you/).waitFor();
  expect(await violations(page)).toEqual([]);
  await tap(next);
  await step(5);
  await tap(page.getByRole("button", { name: "Submit request" }));
  await page.waitForURL(/service-orders\/[0-9a-f-]{36}/);

  expect(taps.count()).toBeLessThanOrEqual(most);
  const { rows } = await app.server.db.owner.query({
    text: `select o.repair_order_number as number, o.claim_number as claim, o.insurer_name as insurer,
        o.repair_operations as repairs, a.status as appointment, v.vin_number as vin,
        (select array_agg(i.key order by i.key) from app.order_calibrations c
          join app.line_item_types i on i.id = c.line_item_type_id where c.service_order_id = o.id) as calibrations
      from app.service_orders o join app.vehicles v on v.id = o.vehicle_id
      left join app.appointments a on a.service_order_id = o.id
      where o.customer_id = $1 order by o.created_at desc limit 1`,
    values: [app.shop.carla.customerId],
  });
  expect(rows).toEqual([
    {
      number: "77412",
      claim: "04-1234",
      insurer: "State Farm",
      repairs: ["windshield", "frontEnd"],
      appointment: "requested",
      vin: "4T1G11AK2MU990001",
      calibrations: ["CAL-FCAM-S", "CAL-FRAD"],
    },
  ]);
  process.stdout.write(`An intake took ${taps.count()} taps.\n`);
});

test("a repair order of another car asks which one it is, and the intake waits for the answer", async () => {
  const page = await app.signIn("cyd", phone);
  await page.goto("/appointment-scheduling");
  await page.getByLabel("VIN", { exact: true }).fill("1HGCV1F3XMA990002");
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  const buffer = pdfOf([["RO 4711", "VIN 4T1G11AK2MU990001", "R&R W/S"]]);
  await (await choosing).setFiles([{ name: "ro.pdf", mimeType: "application/pdf", buffer }]);
  const question = page.getByRole("alert").filter({ hasText: "for another vehicle" });
  await question.waitFor();
  await page.getByLabel("Year").fill("2021");
  await page.getByLabel("Make").fill("Honda");
  await page.getByLabel("Model").fill("Accord");

  await page.getByRole("button", { name: "Next" }).click();
  await question.getByText("Choose which vehicle this order is for").waitFor();
  expect(await violations(page)).toEqual([]);
  await question.getByRole("button", { name: "Use 4T1G11AK2MU990001" }).click();
  await question.waitFor({ state: "detached" });
  expect(await page.getByLabel("VIN", { exact: true }).inputValue()).toBe("4T1G11AK2MU990001");
  await expect.poll(() => page.getByLabel("Model").inputValue()).toBe("Camry");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("Step 2 of 5").waitFor();
  await page.getByRole("checkbox", { name: /Windshield/ }).check();
  await page.getByText(/^1 calibration, /).waitFor();
});

test("an order begun from a repair order is on the screen again after a reload, and is sent", async () => {
  const page = await app.signIn("cyd", phone);
  const { owner } = app.server.db;
  const draft = async () => {
    const { rows } = await owner.query("select step, answers from app.intake_drafts where user_id = $1", [
      app.shop.cyd.userId,
    ]);
    return rows[0];
  };
  await page.goto("/appointment-scheduling");
  if ((await draft()) !== undefined) await startOver(page);
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  const buffer = pdfOf([["RO 8812", "Insurance company: Geico", "VIN 5YJ3E1EAXLF990005", "R&R W/S"]]);
  await (await choosing).setFiles([{ name: "ro.pdf", mimeType: "application/pdf", buffer }]);
  await expect.poll(() => page.getByLabel("Model").inputValue()).toBe("Model 3");
  await goOnTo(page, 2);
  await page.getByRole("button", { name: "Add" }).first().click();
  await page.getByText(/^\d calibrations?, /).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(async () => (await draft())?.answers.calibrations.length).toBeGreaterThan(0);
  await expect.poll(async () => (await draft())?.step).toBe(1);
  const { answers: before } = await draft();

  await page.reload();
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByRole("button", { name: "Back to Vehicle" }).click();
  await page.getByLabel("Model").waitFor();

  expect(await Promise.all(["Year", "Make", "Model"].map((label) => page.getByLabel(label).inputValue()))).toEqual([
    "2020",
    "Tesla",
    "Model 3",
  ]);
  for (const step of [2, 3, 4, 5]) await goOnTo(page, step);
  await page.getByText("2020 Tesla Model 3").waitFor();
  expect((await draft()).answers).toEqual(before);
  await page.getByRole("button", { name: "Submit request" }).click();
  await page.waitForURL(/service-orders\/[0-9a-f-]{36}/);
  await page.getByText("2020 Tesla Model 3").first().waitFor();
});

/** The question whether to go on with a draft is answered with no. */
async function startOver(page: Page) {
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
}

/** What a phone call says: a car without its VIN, and two repairs. */
const mostOfCall = { taps: 8, fields: 3 };

test("the office enters a phone call without a VIN in at most 8 taps and 3 fields", async () => {
  const page = await app.signIn("ada", { ...phone, viewport: { width: 1366, height: 850 } });
  const { tap, count } = countTaps(page);
  let fields = 0;
  const fill = async (label: string, text: string) => {
    fields += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  };
  const next = page.getByRole("button", { name: "Next" });
  await page.goto("/dashboards/admin");

  await tap(page.getByRole("link", { name: "New order" }).locator("visible=true").first());
  await tap(page.getByRole("combobox", { name: "Customer" }));
  await tap(page.getByRole("option", { name: /Carla's Collision/ }));
  await tap(next);
  await page.getByText("VIN to follow?", { exact: false }).waitFor();
  await fill("Year", "2021");
  await fill("Make", "Honda");
  await fill("Model", "CR-V");
  expect(await violations(page)).toEqual([]);
  await tap(next);
  await tap(page.getByRole("checkbox", { name: /Windshield/ }));
  await tap(page.getByRole("checkbox", { name: /Front bumper/ }));
  await page.getByText(/^\d calibrations, /).waitFor();
  expect(await violations(page)).toEqual([]);
  await tap(page.getByRole("button", { name: "Create order now" }));
  await page.waitForURL(/service-orders\/[0-9a-f-]{36}/);

  await page.getByText("VIN to follow").locator("visible=true").first().waitFor();
  expect({ taps: count(), fields }).toEqual(mostOfCall);
  process.stdout.write(`A phone call took ${count()} taps and ${fields} fields.\n`);
});

test("photos of the damage are added one after the other, and removed again", async () => {
  const page = await app.signIn("carla", phone);
  await page.goto("/appointment-scheduling");
  await page.getByLabel("VIN", { exact: true }).fill("4T1G11AK2MU990001");
  await expect.poll(() => page.getByLabel("Model").inputValue()).toBe("Camry");
  await goOnTo(page, 2);
  const photos = page.getByRole("list", { name: "Photos of the damage" });
  const jpeg = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );

  for (const count of [1, 2]) {
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose photos" }).click();
    await (await choosing).setFiles([{ name: `damage-${count}.png`, mimeType: "image/png", buffer: jpeg }]);
    await photos
      .getByRole("listitem")
      .nth(count - 1)
      .waitFor();
  }
  expect(await violations(page)).toEqual([]);
  await photos.getByRole("button", { name: "Remove damage-1.png" }).click();

  await expect.poll(() => photos.getByRole("listitem").allInnerTexts()).toEqual(["damage-2.png"]);
});
