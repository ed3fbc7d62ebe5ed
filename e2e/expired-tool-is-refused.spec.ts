import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildEquipment, buildOrderCalibration, save } from "../server/db/rows/factories.ts";
import { pdf } from "../server/test/files/sample-files.ts";
import { addOrder } from "../server/test/shop.ts";
import { chooseOption } from "./support/choose-option.ts";
import { describeWindow, startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test("an expired tool is refused for a passed result, and an admin overrides with a reason", async ({
  onTestFailed,
}) => {
  const { shop } = app;
  const { owner } = app.server.db;
  const order = await inCalibration();
  const tool = { facility_id: shop.facilityId, name: "Autel MS909", serial_number: "ST-7", expires_on: "2020-01-31" };
  await save(owner, "app.equipment", [buildEquipment(tool)]);

  const page = await app.signIn("tom", phone);
  onTestFailed(() => describeWindow(page));
  await page.goto(`/service-orders/${order.id}`);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "Stop and record" }).click();
  await page.getByRole("combobox", { name: "Tool" }).fill("Autel");
  await page.getByRole("option", { name: "Autel MS909 ST-7" }).click();
  await page.getByText(/The certificate has ended .*Autel MS909 ST-7/).waitFor();
  expect(await page.getByLabel("Why the result counts anyway").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Passed", exact: true }).click();
  await page
    .getByRole("alert")
    .getByText(/out of use: Autel MS909 ST-7\. An admin can accept/)
    .waitFor();

  const office = await app.signIn("ada");
  await office.goto(`/service-orders/${order.id}`);
  await office.getByRole("button", { name: "Stop and record" }).click();
  await office.getByRole("combobox", { name: "Tool" }).fill("Autel");
  await office.getByRole("option", { name: "Autel MS909 ST-7" }).click();
  await office.getByLabel("Why the result counts anyway").fill("Renewed last week, the paper follows");
  await office.getByRole("button", { name: "Passed", exact: true }).click();
  await office.getByRole("dialog").waitFor({ state: "detached" });

  const { rows } = await owner.query({
    text: `select result, override_note as note, performed_by as by from app.calibration_attempts where service_order_id = $1`,
    values: [order.id],
  });
  expect(rows).toEqual([{ result: "passed", note: "Renewed last week, the paper follows", by: shop.ada.userId }]);
});

test("a pass without a certification is refused where the location requires one, and an admin accepts it with a reason", async ({
  onTestFailed,
}) => {
  const { owner } = app.server.db;
  const order = await inCalibration();
  await owner.query("update app.facilities set checks_competences = true");

  const page = await app.signIn("tom", phone);
  onTestFailed(() => describeWindow(page));
  await page.goto(`/service-orders/${order.id}`);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "Stop and record" }).click();
  await page.getByRole("combobox", { name: "Tool" }).fill("Stand 7");
  await page.getByText(/No certification in force: Tom Technician · Front camera/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Passed", exact: true }).click();
  await page
    .getByRole("alert")
    .getByText(/No certification in force: .* An admin can accept/)
    .waitFor();

  const office = await app.signIn("ada");
  await office.goto(`/service-orders/${order.id}`);
  await office.getByRole("button", { name: "Stop and record" }).click();
  await office.getByRole("combobox", { name: "Tool" }).fill("Stand 7");
  await office.getByLabel("Why the result counts anyway").fill("Trained by the maker, the paper follows");
  await office.getByRole("button", { name: "Passed", exact: true }).click();
  await office.getByRole("dialog").waitFor({ state: "detached" });
  await owner.query("update app.facilities set checks_competences = false");

  const { rows } = await owner.query({
    text: `select result, override_note as note, made_with->'technician'->>'name' as by
      from app.calibration_attempts where service_order_id = $1`,
    values: [order.id],
  });
  expect(rows).toEqual([
    { result: "passed", note: "Trained by the maker, the paper follows", by: expect.stringMatching(/^Ada/) },
  ]);
});

test("Ada adds a tool with its certificate as a file, which is stored with it", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/equipment?equipment=new");
  const sheet = page.getByRole("dialog", { name: "New equipment" });
  await sheet.getByLabel("Name").fill("Bosch ADS 625X");
  await chooseOption(sheet, "Location", /Denver/);
  const choosing = page.waitForEvent("filechooser");
  await sheet.getByRole("button", { name: "Choose a certificate" }).click();
  await (await choosing).setFiles([{ name: "bosch.pdf", mimeType: "application/pdf", buffer: pdf }]);
  await page.getByText("bosch.pdf is uploaded").waitFor();
  expect(await violations(page)).toEqual([]);

  const downloading = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Download the certificate" }).click();
  await downloading;
  await sheet.getByRole("button", { name: "Save" }).click();
  await page.getByText("Bosch ADS 625X is saved").waitFor();

  const { rows } = await app.server.db.owner.query(
    `select f.name, f.mime_type as "mimeType" from app.equipment e join app.files f on f.id = e.certificate_file_id`,
  );
  expect(rows).toEqual([{ name: "bosch.pdf", mimeType: "application/pdf" }]);
});

test("Tom reports a tool that is down: it is not offered until the office puts it back in service", async ({
  onTestFailed,
}) => {
  const { shop } = app;
  const { owner } = app.server.db;
  const order = await inCalibration();
  const tool = { facility_id: shop.facilityId, name: "Hunter HDS", serial_number: "ST-9", expires_on: "2099-01-31" };
  await save(owner, "app.equipment", [buildEquipment(tool)]);
  const page = await app.signIn("tom", phone);
  onTestFailed(() => describeWindow(page));

  await page.goto("/dashboards/admin");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("st-9");
  await page.getByRole("option", { name: /Hunter HDS · ST-9/ }).click();
  const facts = page.getByRole("dialog", { name: "Hunter HDS" });
  await facts.getByText("Jan 31, 2099").waitFor();
  await facts.getByRole("button", { name: "Report as down" }).click();
  const report = page.getByRole("dialog", { name: "Hunter HDS · ST-9" });
  await report.getByLabel("What is wrong").fill("The screen stays black");
  await report.getByRole("button", { name: "Report as down" }).click();
  await facts.getByText(/^Down since .*: The screen stays black$/).waitFor();
  expect(await facts.getByRole("button", { name: "Put back in service" }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.goto(`/service-orders/${order.id}`);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "Stop and record" }).click();
  await page.getByRole("combobox", { name: "Tool" }).fill("Hunter");
  const down = page.getByRole("option", { name: /Hunter HDS ST-9/ });
  await down.getByText("Down: The screen stays black").waitFor();
  expect(await down.getAttribute("aria-disabled")).toBe("true");
  await page.getByRole("combobox", { name: "Tool" }).fill("Hunter HDS ST-9");
  await page.getByRole("button", { name: "Passed", exact: true }).click();
  await page.getByRole("alert").getByText("Reported as down: Hunter HDS ST-9").waitFor();

  const office = await app.signIn("ada");
  await office.goto("/admin/equipment");
  await office.getByRole("button", { name: /Hunter HDS.*Down/ }).click();
  await office.getByRole("button", { name: "Put back in service" }).click();
  await office.getByText("Hunter HDS · ST-9 is back in service").waitFor();
  await office.getByRole("button", { name: "Report as down" }).waitFor();
});

test("Tom reads how a calibration is done, and chooses a procedure that was recorded for the same make", async ({
  onTestFailed,
}) => {
  const { shop } = app;
  const { owner } = app.server.db;
  const [before, order] = [await inCalibration(), await inCalibration()];
  const { rows } = await owner.query({
    text: `update app.order_calibrations set requirement_source = 'TIS 2024-11', result = 'passed' where service_order_id = $1 returning id`,
    values: [before.id],
  });
  const done = { service_order_id: before.id, order_calibration_id: rows[0].id, number: 1, result: "passed" };
  await save(owner, "app.calibration_attempts", [
    { id: randomUUID(), ...done, tool: "Autel MS909 ST-7", target: "Board 5", performed_by: shop.tom.userId },
  ]);
  const rule = `select r.id from app.calibration_rules r where r.line_item_type_id = $2 limit 1`;
  await owner.query({
    text: `with named as (update app.calibration_rules set source_title = 'TIS 2020-01', source_url = 'https://example.com/tis', note = 'Empty the trunk'
        where id = (${rule}) returning id)
      update app.order_calibrations set calibration_rule_id = (select id from named) where service_order_id = $1`,
    values: [order.id, shop.lineItemType("CAL-FCAM-S")],
  });
  const page = await app.signIn("tom", phone);
  onTestFailed(() => describeWindow(page));

  await page.goto(`/service-orders/${order.id}`);
  await page.getByRole("button", { name: /^How it is done: Front camera/ }).click();
  const known = page.getByRole("dialog", { name: /^Front camera/ });
  await known.getByText("Board 5").waitFor();
  await known.getByText("Empty the trunk").waitFor();
  await known.getByText("TIS 2024-11", { exact: true }).waitFor();
  expect(await known.getByRole("link", { name: "TIS 2020-01" }).getAttribute("href")).toBe("https://example.com/tis");
  expect(await violations(page)).toEqual([]);
  await known.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "Stop and record" }).click();
  await page.getByRole("combobox", { name: "Procedure" }).click();
  expect(await page.getByRole("option").allTextContents()).toEqual(["TIS 2024-11", "TIS 2020-01"]);
  await page.getByRole("option", { name: "TIS 2024-11" }).click();
  expect(await page.getByRole("combobox", { name: "Procedure" }).inputValue()).toBe("TIS 2024-11");
  expect(await violations(page)).toEqual([]);
});

async function inCalibration(): Promise<{ id: string }> {
  const { shop, server } = app;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "calibrate" });
  const type = { service_order_id: order.id, line_item_type_id: shop.lineItemType("CAL-FCAM-S") };
  await save(server.db.owner, "app.order_calibrations", [buildOrderCalibration(type)]);
  return order;
}
