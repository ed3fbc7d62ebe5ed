import { afterAll, beforeAll, expect, test } from "vitest";
import { addBays } from "../server/test/bays.ts";
import { buildBay, buildFacility, save } from "../server/db/rows/factories.ts";
import { chooseOption } from "./support/choose-option.ts";
import { goOnTo } from "./support/go-on-to.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const { server, shop } = app;
  await addBays(server.db.owner, shop.facilityId);
  const elsewhere = buildFacility({ facility_name: "Colorado Springs" });
  await save(server.db.owner, "app.facilities", [elsewhere]);
  await save(server.db.owner, "app.bays", [buildBay({ facility_id: elsewhere.id, capabilities: ["staticFront"] })]);
});
afterAll(() => app[Symbol.asyncDispose]());

const draftOf = async (userId: string) => {
  const { rows } = await app.server.db.owner.query("select step, answers from app.intake_drafts where user_id = $1", [
    userId,
  ]);
  return rows[0];
};

test("Carla's errors disappear as she corrects them, Back leads through the steps, and a held time can be released", async () => {
  const page = await app.signIn("carla");
  await page.goto("/appointment-scheduling");

  await page.getByLabel("VIN").fill("1HGCV1F37LA0123");
  await page.getByLabel("Year").fill("2020");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText(/A VIN has 17/).waitFor();
  await page.getByLabel("VIN").fill("1HGCV1F37LA012345");
  await expect.poll(() => page.getByLabel("Make").inputValue()).toBe("Honda");
  expect(await page.getByText(/A VIN has 17/).count()).toBe(0);
  if ((await page.getByLabel("Model").inputValue()) === "") await page.getByLabel("Model").fill("Accord");
  const checked = page.getByRole("checkbox", { name: "I verified this VIN" });
  if ((await checked.count()) > 0) await checked.check();
  await page.getByRole("button", { name: "Next" }).click();

  await page.getByRole("checkbox", { name: /Windshield/ }).check();
  await page.getByText("Front camera calibration – static").waitFor();
  await page.goBack();
  await page.getByLabel("VIN").waitFor();
  await expect
    .poll(async () => (await draftOf(app.shop.carla.userId))?.answers.repairOperations)
    .toEqual(["windshield"]);
  await page.goForward();
  await page.getByRole("checkbox", { name: /Windshield/ }).waitFor();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText(/bring/).first().waitFor();
  await page.getByRole("button", { name: "Next" }).click();

  await page.getByText(/calibrations?, /).waitFor();
  const times = page.getByRole("button", { name: /M[DS]T$/ });
  await times.first().click();
  await page.getByText(/is held for you/).waitFor();
  await page.goBack();
  await page.getByText(/bring/).first().waitFor();
  await page.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => times.first().getAttribute("aria-pressed")).toBe("true");
  await times.first().click();
  await expect.poll(() => page.getByText(/is held for you/).count()).toBe(0);
  await times.first().click();
  await page.getByText(/is held for you/).waitFor();
  await chooseOption(page, "Location", "Colorado Springs");
  await expect.poll(() => page.getByText(/is held for you/).count()).toBe(0);
  await expect.poll(async () => (await app.server.db.owner.query("select id from app.appointments")).rowCount).toBe(0);
  await page.getByRole("button", { name: "Next" }).click();

  await page.getByText("None yet, we call").waitFor();
  await page.getByText("Colorado Springs").waitFor();
  await page.context().close();
});

test("a vehicle that is not ready is reported before a time is selected", async () => {
  const page = await app.signIn("cyd");
  await page.goto("/appointment-scheduling");
  await page.getByLabel("VIN").fill("4T1G11AK2MU990001");
  await expect.poll(() => page.getByLabel("Model").inputValue()).toBe("Camry");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("checkbox", { name: /Windshield/ }).check();
  await page.getByText("Front camera calibration – static").waitFor();
  await page
    .getByRole("group", { name: /Bumpers and glass are fitted/ })
    .getByText("No", { exact: true })
    .click();
  for (const step of [3, 4]) await goOnTo(page, step);

  await page.getByText("Bumper or glass is not fitted", { exact: false }).waitFor();
  expect(await page.getByRole("button", { name: /M[DS]T$/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("None yet, we call").waitFor();
  await page.context().close();
});
