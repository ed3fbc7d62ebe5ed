import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chooseOption } from "./support/choose-option.ts";
import { startDrag } from "./support/drag.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const tasksOf = (page: Page, status: string) => page.getByRole("list", { name: `Tasks of ${status}` });

/** The task names in order, from the labels of their handles. */
const namesIn = async (page: Page, status: string): Promise<string[]> => {
  const handles = tasksOf(page, status).getByRole("button", { name: /^Move / });
  return (await handles.all()).length === 0
    ? []
    : handles.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel?.replace("Move ", "") ?? ""));
};

const stored = async (status: string): Promise<string[]> => {
  const { rows } = await app.server.db.owner.query<{ name: string }>({
    text: `select task_name as name from app.tasks where service_order_status_id = $1 and archived_at is null order by task_order`,
    values: [app.shop.status(status)],
  });
  return rows.map(({ name }) => name);
};

async function addTask(page: Page, status: string, name: string): Promise<void> {
  await page.getByRole("button", { name: `Add a task to ${status}` }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Add task" }).click();
  await page.getByRole("heading", { name: "Required files" }).waitFor();
}

async function drag(page: Page, { from, to, heard }: { from: string; to: string; heard: string }): Promise<void> {
  const [handle, target] = [page.getByRole("button", { name: from }), page.getByRole("button", { name: to })];
  await handle.evaluate((element) => element.scrollIntoView({ block: "center" })); // Near an edge the page would scroll.
  const [start, end] = [await handle.boundingBox(), await target.boundingBox()];
  if (!start || !end) throw new Error("There is nothing to drag");
  await page.mouse.move(start.x + 10, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(end.x + 10, end.y + 10, { steps: 12 });
  await page.getByText(heard).waitFor(); // A faster drag would be dropped at its previous place.
  await page.mouse.up();
}

test("a technician adds a task with a required photo, puts it first by keyboard and archives it", async () => {
  const page = await app.signIn("tom");
  await page.goto("/admin/tasks");

  await addTask(page, "Checked In", "Check the battery");
  await page.getByRole("button", { name: "Add a file" }).click();
  await page.getByLabel("Title").fill("Battery photo");
  await page.getByRole("button", { name: "Add file" }).click();
  await page.getByText('"Battery photo" is added').waitFor();
  await page.getByRole("button", { name: "Close" }).first().click();
  await tasksOf(page, "Checked In").getByText("Battery photo · required").waitFor();

  const handle = page.getByRole("button", { name: "Move Check the battery" });
  await startDrag(handle, "Check the battery is at position 4 of 4 in Checked In.");
  await page.keyboard.press("ArrowUp");
  await page.getByText("Check the battery is at position 3 of 4 in Checked In.").waitFor();
  await page.keyboard.press("ArrowUp");
  await page.getByText("Check the battery is at position 2 of 4 in Checked In.").waitFor();
  await page.keyboard.press("Space");
  await page.getByText("Check the battery is put at position 2 of 4 in Checked In.").waitFor();
  await page.getByRole("button", { name: "Actions for Check the battery" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect
    .poll(() => stored("checkedIn"))
    .toEqual(["Check the battery", "Vehicle walk-around", "VIN and odometer", "Dash lights"]);
  await expect.poll(() => namesIn(page, "Checked In")).toEqual(await stored("checkedIn"));

  await page.getByRole("button", { name: "Actions for Check the battery" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await page.getByText('"Check the battery" is archived').waitFor();
  await expect
    .poll(() => namesIn(page, "Checked In"))
    .toEqual(["Vehicle walk-around", "VIN and odometer", "Dash lights"]);

  await page.getByLabel("Show archived").check();
  await page.getByRole("button", { name: "Actions for Check the battery" }).click();
  await page.getByRole("menuitem", { name: "Restore" }).click();
  await expect.poll(() => stored("checkedIn")).toContain("Check the battery");
});

test("a task moves to another status by menu, and back by mouse", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/tasks");

  await page.getByRole("button", { name: "Actions for Post-scan" }).click();
  await page.getByRole("menuitem", { name: "Move to status…" }).click();
  await chooseOption(page, "Status", "In Calibration");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(async () => (await stored("calibrate")).at(-1)).toBe("Post-scan");
  await expect.poll(() => namesIn(page, "In Calibration")).toEqual(await stored("calibrate"));

  await drag(page, {
    from: "Move Post-scan",
    to: "Move Road test",
    heard: "Post-scan is at position 1 of 3 in Quality Check.",
  });
  await expect.poll(() => stored("quality")).toEqual(["Post-scan", "Road test", "Second-person check"]);
  await expect.poll(() => namesIn(page, "Quality Check")).toEqual(await stored("quality"));
});

test("an order that the server rejects is reverted, with the reason", async () => {
  const page = await app.signIn("tom");
  await page.goto("/admin/tasks");
  await page.getByText("Confirm calibrations").waitFor();
  await app.server.db.owner.query({
    text: "insert into app.tasks (service_order_status_id, task_name, task_order) values ($1, 'Call the customer', 30)",
    values: [app.shop.status("new")],
  });

  await page.getByRole("button", { name: "Actions for Confirm calibrations" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();

  await page.getByText(/Someone else just changed this.*The order has not changed/).waitFor();
  await tasksOf(page, "New Request").getByText("Call the customer").waitFor();
  await expect
    .poll(() => namesIn(page, "New Request"))
    .toEqual(["Review request", "Confirm calibrations", "Call the customer"]);
});

test("errors are shown at their fields, and closing with unsaved changes asks first", async () => {
  const page = await app.signIn("tom");
  await page.goto("/admin/tasks");
  await page.getByText("Handover", { exact: true }).click();

  await page.getByLabel("Name", { exact: true }).fill("H");
  await page.getByRole("button", { name: "Add a condition" }).click();
  await page.getByRole("menuitem", { name: "A line item begins with" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("The name needs at least 2 characters").waitFor();
  await page.getByText("Enter how a line item's key begins, such as ALN or CAL-FCAM").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("You have unsaved changes. Discard them?").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Hand over the keys");
  await page.getByRole("textbox", { name: "A line item begins with" }).fill("CAL");
  await page.keyboard.press("Control+Enter");
  await page.getByText('"Hand over the keys" is saved.').waitFor();
  await page.keyboard.press("Escape");

  await tasksOf(page, "Released")
    .getByText(/When a line item begins with CAL/)
    .waitFor();
});

test("the files of all tasks are filtered, and a click opens the task", async () => {
  const page = await app.signIn("tom");
  await page.goto("/admin/task-files");

  await page.getByRole("button", { name: "Filters" }).click();
  await chooseOption(page, "Type", "Waiver");
  await page.keyboard.press("Escape");
  await page.waitForURL(/kind=waiver/);
  await page.getByText("Signed waiver").click();

  await page.getByRole("button", { name: "Actions for Signed waiver" }).waitFor();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Ride height waiver");
});

test.each(["/admin/tasks", "/admin/task-files"])("a customer has no access to %s", async (path) => {
  const page = await app.signIn("carla");

  await page.goto(path);

  await page.getByText("You have no access to this page").waitFor();
  expect(await page.getByRole("link", { name: "Tasks" }).count()).toBe(0);
});
