import { afterAll, beforeAll, expect, test } from "vitest";
import { buildBay, buildOrderCalibration, save } from "../server/db/rows/factories.ts";
import { chooseOption } from "./support/choose-option.ts";
import { monday, openScheduleDesk, schedule, type ScheduleDesk } from "./support/schedule-desk.ts";
import { describeWindow, startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let desk: ScheduleDesk;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
  desk = await openScheduleDesk(app);
  const { owner } = app.server.db;
  await save(owner, "app.bays", [buildBay({ facility_id: app.shop.facilityId, name: "Bay 3", sort_order: 25 })]);
  await owner.query(`insert into app.users (email, display_name, default_role)
    values ('mike@example.com', 'Mike', 'technician'), ('dan@example.com', 'Dan', 'technician')`);
});
afterAll(() => app[Symbol.asyncDispose]());

/** An order whose work needs the radar target. */
async function radarOrder() {
  const order = await desk.approvedOrder();
  const type = app.shop.lineItemType("CAL-FRAD");
  const calibration = buildOrderCalibration({ service_order_id: order.id, line_item_type_id: type });
  await save(app.server.db.owner, "app.order_calibrations", [calibration]);
  return { id: order.id, number: String(order["internal_order_number"]) };
}

test("a target for three bays is booked once, the office reads why not, and packs it for the day", async ({
  onTestFailed,
}) => {
  const [one, other] = [await radarOrder(), await radarOrder()];
  const page = await app.signIn("ada");
  onTestFailed(() => describeWindow(page));

  await page.goto("/admin/equipment?equipment=new");
  const sheet = page.getByRole("dialog", { name: "New equipment" });
  await chooseOption(sheet, "Type", "Target");
  await sheet.getByLabel("Name").fill("Radar reflector");
  await sheet.getByLabel("Part number").fill("CR-600");
  await chooseOption(sheet, "Location", /Denver/);
  await chooseOption(sheet, "Kept in", "Bay 1");
  await sheet.getByRole("checkbox", { name: /^Front radar/ }).check();
  const inForm = await violations(page);
  await sheet.getByRole("button", { name: "Save" }).click();
  await page.getByText("Radar reflector is saved").waitFor();
  await page.getByRole("button", { name: /Radar reflector.*Denver · Bay 1/ }).waitFor();

  await page.goto(schedule);
  const place = async ({ number }: { number: string }, bay: string) => {
    await page
      .getByRole("button", { name: new RegExp(number) })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await chooseOption(dialog, "Bay", bay);
    await dialog.getByLabel("Time", { exact: true }).fill("09:00");
    return dialog;
  };
  const first = await place(one, "Bay 1");
  await first.getByRole("button", { name: "Save" }).click();
  await page.getByText("Appointment booked").waitFor();

  const second = await place(other, "Bay 2");
  await second.getByText("Why not at this time").waitFor();
  await second.getByRole("listitem").getByText("In use at that time: Radar reflector").waitFor();
  const inDialog = await violations(page);
  await second.getByRole("button", { name: "Save" }).click();
  await second.getByRole("alert").getByText("In use at that time: Radar reflector: choose another").waitFor();
  await second.getByRole("button", { name: /10:30/ }).click();
  await second.getByRole("button", { name: "Save" }).click();
  await second.waitFor({ state: "detached" });
  expect(await desk.appointmentOf({ id: other.id })).toMatchObject({ starts: `${monday} 10:30`, overbooked: false });

  await page.getByRole("button", { name: "Packing list" }).click();
  const packed = page.getByRole("list", { name: "Packing list: Bay 1" });
  await packed.getByText("Radar reflector · CR-600").waitFor();
  await packed.getByText(`For ${one.number}, 9:00 AM`).waitFor();
  await packed.getByText("Now: Bay 1").waitFor();
  expect([inForm, inDialog, await violations(page)]).toEqual([[], [], []]);

  await page.emulateMedia({ media: "print" });
  await packed.getByText("Now: Bay 1").waitFor();
  const onPaper = ["Print", "Packing list", "Day off or absence: Dan"].map((name) =>
    page.getByRole("button", { name }),
  );
  expect(await Promise.all(onPaper.map((button) => button.count()))).toEqual([0, 0, 0]);
  await page.emulateMedia({ media: null });
});

test("a target lost in the middle of the day leaves its appointments to be moved until it is back", async ({
  onTestFailed,
}) => {
  const page = await app.signIn("ada");
  await page.goto(schedule);
  const technician = await app.signIn("tom", phone);
  onTestFailed(() => describeWindow(page));
  await technician.goto("/admin/equipment");
  await technician.getByRole("button", { name: /Radar reflector/ }).click();
  const facts = technician.getByRole("dialog", { name: "Radar reflector" });
  await facts.getByText(/^Front radar/).waitFor();
  await facts.getByRole("button", { name: "Report as down" }).click();
  const report = technician.getByRole("dialog").filter({ hasText: "What is wrong" });
  await report.getByLabel("What is wrong").fill("It fell off the stand");
  await report.getByRole("button", { name: "Report as down" }).click();
  await facts.getByText(/^Down since /).waitFor();

  await page.getByRole("button", { name: /resolve/i }).click();
  const drawer = page.getByRole("dialog", { name: "Appointments to resolve" });
  await drawer.getByText("Tool or target missing").first().waitFor();
  expect(await drawer.getByText("Tool or target missing").count()).toBe(2);
  expect(await violations(page)).toEqual([]);
});
