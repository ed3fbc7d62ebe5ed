import { afterAll, beforeAll, expect, test } from "vitest";
import { photo } from "../server/test/files/sample-files.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";
import { addWork } from "./support/work-to-cut.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test("a technician says with a photo what is fitted, and the suggestions follow", async () => {
  const id = await addWork(app);
  await app.server.db.owner.query({
    text: "update app.service_orders set repair_operations = '{windshield}' where id = $1",
    values: [id],
  });
  const page = await app.signIn("tom");
  await page.goto(`/service-orders/${id}`);
  const choosing = page.waitForEvent("filechooser");
  await page
    .getByRole("button", { name: /^Choose files/ })
    .first()
    .click();
  await (await choosing).setFiles([{ name: "windshield.jpg", mimeType: "image/jpeg", buffer: await photo(64, 48) }]);

  await page.getByRole("button", { name: "Open windshield.jpg" }).first().waitFor();

  await page.getByRole("button", { name: "Systems", exact: true }).click();
  const systems = page.getByRole("dialog", { name: "Systems of the vehicle" });
  const camera = systems.getByRole("listitem", { name: "Front camera" });
  await camera.getByRole("button", { name: "Fitted", exact: true }).click();
  await camera.getByRole("combobox").click();
  await page.getByRole("option", { name: "windshield.jpg" }).click();
  await camera.getByText(/we know that this vehicle has it · Tom/).waitFor();
  if (process.env["SHOT"]) await page.screenshot({ path: `${process.env["SHOT"]}/systems.png` });
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Edit calibrations" }).click();
  const suggested = page.getByRole("list", { name: "Suggested for these repairs" });
  await suggested.getByText("Needed").first().waitFor();
  if (process.env["SHOT"]) await page.screenshot({ path: `${process.env["SHOT"]}/needed.png` });
  expect(await violations(page)).toEqual([]);
});
