import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const camry = "4T1G11AK2MU990001";

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** A browser whose reader sees these barcodes, one after the other. */
const sees = (codes: readonly string[]) => {
  const left = [...codes];
  const detect = () => Promise.resolve(left.length > 0 ? [{ rawValue: left.shift() }] : []);
  Reflect.set(
    globalThis,
    "BarcodeDetector",
    class {
      detect = detect;
    },
  );
};

test("the camera reads the VIN's barcode in the intake, and passes by what is none or has a wrong check digit", async () => {
  const page = await app.signIn("carla", phone);
  const script = await page.addInitScript(sees, ["PART-4711", "4T1G11AK3MU990001", `I${camry}`]);
  onTestFinished(() => script.dispose());
  await page.goto("/appointment-scheduling");

  await page.getByRole("button", { name: "Scan the VIN" }).tap();
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await expect.poll(() => page.getByLabel("VIN", { exact: true }).inputValue()).toBe(camry);
  await expect.poll(() => page.getByLabel("Model").inputValue()).toBe("Camry");
});

test("a browser without a reader of its own looks with ours; a wrong check digit is refused beside the picture", async () => {
  const { server, shop } = app;
  const order = await addOrder(server.db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "scheduled",
    vehicle: { vin_number: camry, year: 2021 },
  });
  const page = await app.signIn("tom", phone);
  const script = await page.addInitScript(() => Reflect.deleteProperty(globalThis, "BarcodeDetector"));
  onTestFinished(() => script.dispose());
  await page.goto(`/service-orders/${order.id}`);
  await page.getByRole("button", { name: "Move to Checked In", exact: true }).tap();
  const verify = page.getByRole("dialog", { name: "Verify VIN" });
  await verify.getByRole("button", { name: "Scan the VIN" }).tap();
  const scan = page.getByRole("dialog", { name: "Scan the VIN" });
  await scan.getByText("Hold the barcode in the picture", { exact: false }).waitFor();
  await scan.getByRole("button", { name: "Hold the picture" }).tap();
  await scan.getByRole("button", { name: "Go on" }).waitFor();
  expect(await violations(page)).toEqual([]);

  await scan.getByLabel("VIN", { exact: true }).fill("4T1G11AK3MU990001");
  await scan.getByRole("button", { name: "Use" }).tap();
  await scan.getByText("Check each character", { exact: false }).waitFor();
  await scan.getByLabel("VIN", { exact: true }).fill(camry);
  await scan.getByRole("button", { name: "Use" }).tap();
  await scan.waitFor({ state: "detached" });

  expect(await verify.getByLabel("VIN", { exact: true }).inputValue()).toBe(camry);
});
