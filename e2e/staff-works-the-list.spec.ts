import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { chooseOption } from "./support/choose-option.ts";
import { startDrag } from "./support/drag.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const add = (description: string, values: Partial<Parameters<typeof addOrder>[2]> = {}) =>
  addOrder(app.server.db.owner, app.shop, {
    customerId: app.shop.carla.customerId,
    vehicle: { vehicle_description: description },
    ...values,
  });

async function numberOf({ id }: { id: string }): Promise<string> {
  const { rows } = await app.server.db.owner.query<{ number: string }>({
    text: "select internal_order_number as number from app.service_orders where id = $1",
    values: [id],
  });
  return rows[0]?.number ?? "";
}

async function statusOf({ id }: { id: string }): Promise<string> {
  const { rows } = await app.server.db.owner.query<{ key: string }>({
    text: "select s.key from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1",
    values: [id],
  });
  return rows[0]?.key ?? "";
}

const choose = async (page: Page, description: string) =>
  page.getByRole("row").filter({ hasText: description }).getByRole("checkbox").check();

test("Ada filters the list, saves it as a view with its columns, shares it, and Tom opens it", async () => {
  await add("2020 Audi A4", { status: "hold", intake_method: "mobile" });
  await add("2019 Ford Focus", { status: "hold" });
  const ada = await app.signIn("ada");

  await ada.goto("/service-orders?view=all");
  await ada.getByRole("button", { name: "Filters" }).click();
  await chooseOption(ada, "Intake", "Mobile call-out");
  await ada.getByRole("checkbox", { name: "On hold" }).check();
  await ada.keyboard.press("Escape");
  await ada.getByText("2019 Ford Focus").waitFor({ state: "detached" });
  await ada.getByRole("button", { name: "Columns" }).click();
  await ada.getByRole("checkbox", { name: "PO number" }).check();
  await ada.keyboard.press("Escape");
  await ada.getByRole("columnheader", { name: "PO number" }).waitFor();
  await ada.getByRole("button", { name: "Saved views" }).click();
  await ada.getByRole("button", { name: "Save this view…" }).click();
  await ada.getByRole("button", { name: "Save", exact: true }).click();
  await ada.getByText("The name needs at least 2 characters").waitFor();
  await ada.getByLabel("Name").fill("Held on the road");
  await ada.getByLabel("Share with staff").check();
  await ada.getByRole("button", { name: "Save", exact: true }).click();
  await ada.getByText("View “Held on the road” saved").waitFor();

  const tom = await app.signIn("tom");
  await tom.goto("/service-orders?view=all");
  await tom.getByText("2019 Ford Focus").waitFor();
  await tom.getByRole("button", { name: "Saved views" }).click();
  await tom.getByRole("button", { name: "Held on the road" }).click();
  await tom.getByText("2019 Ford Focus").waitFor({ state: "detached" });
  await tom.getByText("2020 Audi A4").waitFor();
  await tom.getByRole("columnheader", { name: "PO number" }).waitFor();
});

test("selected orders change status together, and the one that may not says why", async () => {
  const ready = await add("2021 Kia Niro", { status: "checkedIn" });
  const blocked = await add("2022 Kia Soul", { status: "estimating" });
  const page = await app.signIn("tom");

  await page.goto("/service-orders?view=all&search=Kia");
  await choose(page, "2021 Kia Niro");
  await choose(page, "2022 Kia Soul");
  await page.getByRole("toolbar", { name: "Selected orders" }).getByRole("button", { name: "Move…" }).click();
  await chooseOption(page, "To", /^Pre-Scan & Inspection/);
  await page.getByRole("button", { name: "Move", exact: true }).click();

  const report = page.getByRole("dialog", { name: "1 moved, 1 not moved" });
  await report.getByText("An order cannot go from Estimating to Pre-Scan & Inspection").waitFor();
  await report.getByText(await numberOf(blocked)).waitFor();
  expect([await statusOf(ready), await statusOf(blocked)]).toEqual(["inspect", "estimating"]);
});

test("an order is assigned from its row", async () => {
  await add("2018 Mazda 3");
  const page = await app.signIn("ada");

  await page.goto("/service-orders?view=all&search=Mazda");
  await page
    .getByRole("row")
    .filter({ hasText: "2018 Mazda 3" })
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: "Assign technician…" }).click();
  await chooseOption(page, "Technician", "Tom Technician");
  await page.getByRole("button", { name: "Assign", exact: true }).click();

  await page.getByRole("row").filter({ hasText: "2018 Mazda 3" }).getByText("Tom Technician").waitFor();
});

test("the export has all orders of the filter, not only the page", async () => {
  const page = await app.signIn("tom");
  for (let number = 1; number <= 3; number++) await add(`2017 Seat Leon ${number}`);

  await page.goto("/service-orders?view=all&search=Seat&size=2");
  await page.getByText("1–2 of 3").waitFor();
  const loading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export these as CSV" }).click();

  const text = await readFile(await (await loading).path(), "utf8");
  expect(text.match(/2017 Seat Leon \d/g)?.toSorted()).toEqual([1, 2, 3].map((number) => `2017 Seat Leon ${number}`));
});

/** Drops only once the board announces the status: a faster drag would be dropped at its previous place. */
async function carry(page: Page, description: string, to: { column: string; status: string }): Promise<void> {
  const status = page.getByRole("region", { name: to.column }).getByText(to.status, { exact: true });
  await page.getByText(description).hover();
  await page.mouse.down();
  await status.hover();
  await status.hover(); // The first movement only starts the drag.
  await page.getByText(`is over ${to.status}.`).waitFor();
  await page.mouse.up();
}

test("a card is dragged to its next status by mouse", async () => {
  const order = await add("2023 Volvo EX30", { status: "checkedIn" });
  const page = await app.signIn("ada");

  await page.goto("/service-orders?show=board&search=Volvo EX30");
  await carry(page, "2023 Volvo EX30", { column: "In work", status: "Pre-Scan & Inspection" });

  await page.getByText(`${await numberOf(order)} moved to Pre-Scan & Inspection`).waitFor();
  await page.getByRole("list", { name: "Pre-Scan & Inspection" }).getByText("2023 Volvo EX30").waitFor();
});

test("a card that was dropped by mistake goes back with Undo", async () => {
  const order = await add("2023 Volvo EX90", { status: "checkedIn" });
  const page = await app.signIn("ada");
  await page.goto("/service-orders?show=board&search=Volvo EX90");
  await carry(page, "2023 Volvo EX90", { column: "In work", status: "Pre-Scan & Inspection" });

  await page.getByRole("button", { name: "Undo" }).click();

  await page.getByText(`${await numberOf(order)} is back where it was`).waitFor();
  await page.getByRole("list", { name: "Checked In" }).getByText("2023 Volvo EX90").waitFor();
  expect(await statusOf(order)).toBe("checkedIn");
});

test("a card whose status change is rejected returns with the reason", async () => {
  const order = await add("2023 Volvo XC40", { status: "new" });
  const page = await app.signIn("tom");

  await page.goto("/service-orders?show=board&search=Volvo XC40");
  await carry(page, "2023 Volvo XC40", { column: "In work", status: "In Calibration" });

  await page.getByText("was not moved. It cannot go from New Request to In Calibration").waitFor();
  await page.getByRole("list", { name: "New Request" }).getByText("2023 Volvo XC40").waitFor();
  expect(await statusOf(order)).toBe("new");
});

test("a card goes on hold by keyboard, and the status change asks for its reason", async () => {
  const order = await add("2023 Volvo V60", { status: "inspect" });
  const page = await app.signIn("tom");

  await page.goto("/service-orders?show=board&search=Volvo V60");
  const handle = page.getByRole("button", { name: `Move ${await numberOf(order)}` });
  await startDrag(handle, "is over Pre-Scan & Inspection");
  await page.keyboard.press("ArrowRight");
  await page.getByText(/is over On Hold/).waitFor();
  await page.keyboard.press("Space");
  await chooseOption(page.getByRole("dialog"), "Reason", "Low battery");
  await page.getByRole("button", { name: "Move", exact: true }).click();

  await page.getByRole("list", { name: "On Hold" }).getByText("2023 Volvo V60").waitFor();
  expect(await statusOf(order)).toBe("hold");
});

test("a card's menu does what dragging does, on a phone too", async () => {
  const order = await add("2023 Volvo C40", { status: "checkedIn" });
  const page = await app.signIn("tom", { viewport: { width: 390, height: 844 } });

  await page.goto("/service-orders?show=board&search=Volvo C40");
  await page.getByRole("button", { name: `Actions for ${await numberOf(order)}` }).click();
  await page.getByRole("menuitem", { name: "Move…" }).click();
  await page.getByRole("menuitem", { name: "Pre-Scan & Inspection" }).click();

  await page.getByText("moved to Pre-Scan & Inspection").waitFor();
  expect(await statusOf(order)).toBe("inspect");
});

test("customers have neither board nor export, and no internal column", async () => {
  await add("2016 Tesla Model S", { promised_at: new Date() });
  const page = await app.signIn("carla");

  await page.goto("/service-orders?show=board");
  await page.getByText("2016 Tesla Model S").waitFor();

  expect(await page.getByRole("button", { name: "Board", exact: true }).count()).toBe(0);
  expect(await page.getByRole("button", { name: /Export/ }).count()).toBe(0);
  expect(await page.getByRole("columnheader", { name: "Technician" }).count()).toBe(0);
});

test.each(["/service-orders", "/service-orders?show=board", "/service-orders?show=calendar"])(
  "%s has no barriers",
  async (path) => {
    const page = await app.signIn("ada");

    await page.goto(path);
    await page.getByText("2016 Tesla Model S").waitFor();

    expect(await violations(page)).toEqual([]);
  },
);
