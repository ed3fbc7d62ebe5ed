import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildOrderCalibration, buildOrderTask, buildOrderTaskFile, save } from "../server/test/factories.ts";
import { photo } from "../server/test/files/sample-files.ts";
import { addOrder } from "../server/test/shop.ts";
import { numbersFrom } from "./support/numbers-from.ts";
import { attempt, pass, photograph, tick, write, type TechnicianAction } from "./support/technician-actions.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

const cuts = 200;
/** How many cuts come between two actions. */
const between = 6;

let app: TestApp;
let orderId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const tasks = ["Connect a charger", "Set the tires", "Clean the glass", "Empty the trunk"];
const checks = ["Excess cargo removed", "No blocking fault code", "Tool software is current", "Lighting without glare"];

async function addWork(): Promise<void> {
  const { server, shop } = app;
  ({ id: orderId } = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "calibrate" }));
  const place = { service_order_id: orderId, service_order_status_id: shop.status("calibrate") };
  const photos = buildOrderTask({ ...place, task_name: "Photograph the target" });
  const ticks = tasks.map((name) => buildOrderTask({ ...place, task_name: name }));
  await save(server.db.owner, "app.order_tasks", [photos, ...ticks]);
  await save(server.db.owner, "app.order_task_files", [
    buildOrderTaskFile({ service_order_id: orderId, order_task_id: photos.id, max_size_mb: 25, required: false }),
  ]);
  await save(server.db.owner, "app.order_calibrations", [
    buildOrderCalibration({ service_order_id: orderId, line_item_type_id: shop.lineItemType("CAL-FCAM-S") }),
  ]);
}

async function actions(): Promise<TechnicianAction[]> {
  const picture = await photo(64, 48);
  const three = ["one", "two", "three"];
  return [
    ...tasks.map(tick),
    ...checks.map(pass),
    ...three.map((name) => write(`Message ${name}`)),
    ...three.map((name) => attempt(`Attempt ${name}`)),
    ...three.map((name) => photograph(`${name}.jpg`, picture)),
  ];
}

/** How often each action was carried out: each change of a row counts. */
async function carriedOut(): Promise<Map<string, number>> {
  const { rows } = await app.server.db.owner.query<{ name: string; times: number }>({
    text: `select 'tick ' || task_name as name, version - 1 as times from app.order_tasks
        where service_order_id = $1 and state = 'done'
      union all select 'pass ' || key, version from app.readiness_checks where service_order_id = $1
      union all select 'write ' || body, count(*)::integer from app.order_messages where service_order_id = $1 group by body
      union all select 'attempt ' || conditions, count(*)::integer from app.calibration_attempts
        where service_order_id = $1 group by conditions
      union all select 'photo ' || name, count(*)::integer from app.files where service_order_id = $1 group by name`,
    values: [orderId],
  });
  const names = new Map(
    checks.map((label, index) => [
      `pass ${["cargo", "faultCodes", "toolSoftware", "lighting"][index]}`,
      `pass ${label}`,
    ]),
  );
  return new Map(rows.map(({ name, times }) => [names.get(name) ?? name, times]));
}

/** The page that can be opened without a network. */
async function openOrder(): Promise<Page> {
  const page = await app.signIn("tom", { serviceWorkers: "allow" });
  await page.goto(`/service-orders/${orderId}`);
  await page.getByRole("heading", { name: /^SO-/ }).waitFor();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  await page.waitForLoadState("networkidle");
  return page;
}

interface Asked {
  kept: Set<string>;
  asked: Set<string>;
}

/** One after the other; what the page did not get in time is asked again. */
async function workUnderCuts(page: Page, random: () => number): Promise<Asked> {
  const [kept, asked] = [new Set<string>(), new Set<string>()];
  const all = await actions();
  const todo = all.toSorted(() => random() - 0.5);
  for (let cut = 0; cut < cuts; cut++) {
    const [action] = todo;
    let acting = Promise.resolve();
    if (action && cut % between === 0) {
      await page.getByRole("heading", { name: /^SO-/ }).waitFor();
      asked.add(action.name);
      acting = action.act(page).then(
        () => void kept.add(action.name),
        () => {}, // Cut off.
      );
      if (random() < 0.6) await acting;
    }
    await page.waitForTimeout(random() * 40);
    await page.context().setOffline(random() < 0.6);
    await page.waitForTimeout(random() * 40);
    await page.reload({ waitUntil: "commit" });
    await acting;
    if (action && kept.has(action.name)) todo.shift();
  }
  return { kept, asked };
}

test(
  "of 200 cuts and reloads in the middle of the work, nothing is lost and nothing doubled",
  { timeout: 180_000 },
  async () => {
    const seed = Number(process.env["OFFLINE_SEED"] ?? Date.now() % 100_000);
    const told = `seed ${seed}: run again with OFFLINE_SEED=${seed}`;
    await addWork();
    const page = await openOrder();

    const { kept, asked } = await workUnderCuts(page, numbersFrom(seed));
    await page.context().setOffline(false);
    await page.reload();
    const lost = async () => {
      const done = await carriedOut();
      return [...kept].filter((name) => !done.has(name));
    };
    await expect.poll(lost, { timeout: 30_000, message: told }).toEqual([]);
    await page.getByText(/waiting to send/).waitFor({ state: "detached" });
    const done = await carriedOut();

    expect(
      [...done].filter(([, times]) => times !== 1),
      told,
    ).toEqual([]);
    expect(
      [...done.keys()].filter((name) => !asked.has(name)),
      told,
    ).toEqual([]);
    expect(kept.size, told).toBeGreaterThan(10);
  },
);
