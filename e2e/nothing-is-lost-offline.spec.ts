import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildOrderCalibration, buildOrderTask, buildOrderTaskFile, save } from "../server/test/factories.ts";
import { photo } from "../server/test/files/sample-files.ts";
import { addOrder } from "../server/test/shop.ts";
import { tokenFor } from "../server/test/token-for.ts";
import { numbersFrom } from "./support/numbers-from.ts";
import { isSafe, openQueue, type QueuedInput } from "./support/queue-alone.ts";
import { attempt, pass, photograph, tick, write, type TechnicianAction } from "./support/technician-actions.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

const cuts = 200;
/** How many come between two actions on the page, which has fewer of them than the queue alone. */
const between = 11;

let app: TestApp;
let orderId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const tasks = ["Connect a charger", "Set the tires", "Clean the glass", "Empty the trunk"];
const checks = ["Excess cargo removed", "No blocking fault code", "Tool software is current", "Lighting without glare"];

const checkKeys = ["cargo", "faultCodes", "toolSoftware", "lighting"];

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
  const names = new Map(checks.map((label, index) => [`pass ${checkKeys[index]}`, `pass ${label}`]));
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
  await page.getByText(/^Last sync/).waitFor(); // The first answer is kept; the order's follows.
  await expect.poll(() => page.evaluate(keptAnswers)).toContain(`${app.shop.tom.userId} ServiceOrderPage ${orderId}`);
  return page;
}

/** The names of the answers that the device keeps; in the page. */
const keptAnswers = () =>
  new Promise<unknown[]>((resolve, reject) => {
    const opening = indexedDB.open("boresight-answers");
    opening.addEventListener("error", () => reject(new Error("The answers cannot be opened")));
    opening.addEventListener("success", () => {
      const keys = opening.result.transaction("listed").objectStore("listed").getAllKeys();
      keys.addEventListener("success", () => {
        opening.result.close();
        resolve(keys.result);
      });
    });
  });

interface Asked {
  kept: Set<string>;
  asked: Set<string>;
}

/** One after the other, each asked for once: what the page did not get in time is not kept, and may be there or not. */
async function workUnderCuts(page: Page, random: () => number): Promise<Asked> {
  const [kept, asked] = [new Set<string>(), new Set<string>()];
  const all = await actions();
  const todo = all.toSorted(() => random() - 0.5);
  for (let cut = 0; cut < cuts; cut++) {
    const action = cut % between === 0 ? todo.shift() : undefined;
    let acting = Promise.resolve();
    if (action) {
      await page.getByRole("heading", { name: /^SO-/ }).waitFor();
      asked.add(action.name);
      const isFinished = random() < 0.75;
      acting = action.act(page, { timeout: isFinished ? 20_000 : 800 }).then(
        () => void kept.add(action.name),
        () => {}, // Cut off.
      );
      if (isFinished) await acting;
    }
    await page.waitForTimeout(random() * 40);
    await page.context().setOffline(random() < 0.6);
    await page.waitForTimeout(random() * 40);
    await reopen(page);
    await acting;
  }
  return { kept, asked };
}

/** A reload is refused while the one before is being shown. */
const reopen = (page: Page) =>
  expect.poll(() => page.reload({ waitUntil: "commit" }).then(() => true, messageOf)).toBe(true);
const messageOf = (error: Error) => error.message;

/** The same in every run, so that whoever changed nothing breaks nothing. */
const seedOf = (): number => Number(process.env["OFFLINE_SEED"] ?? 7);
const toldOf = (seed: number): string => `seed ${seed}: run again with OFFLINE_SEED=${seed}`;

test(
  "of 200 cuts and reloads of the page in the middle of the work, nothing is lost and nothing doubled",
  {
    timeout: 400_000,
  },
  async () => {
    const seed = seedOf();
    await addWork();
    const page = await openOrder();

    const { kept, asked } = await workUnderCuts(page, numbersFrom(seed));
    await page.context().setOffline(false);
    await reopen(page);
    const lost = async () => {
      const done = await carriedOut();
      return [...kept].filter((name) => !done.has(name));
    };
    await expect.poll(lost, { timeout: 30_000, message: toldOf(seed) }).toEqual([]);
    await page.getByRole("region", { name: "Waiting to be sent" }).waitFor({ state: "detached" });
    const done = await carriedOut();

    expect(
      [...done].filter(([, times]) => times !== 1),
      toldOf(seed),
    ).toEqual([]);
    expect(
      [...done.keys()].filter((name) => !asked.has(name)),
      toldOf(seed),
    ).toEqual([]);
    expect(kept.size, toldOf(seed)).toBeGreaterThan(5);
  },
);

/** Everything that the queue takes, by the name under which it is counted. */
async function queuedInputs(): Promise<Map<string, QueuedInput>> {
  const { owner } = app.server.db;
  const { rows: listed } = await owner.query<{ id: string; name: string }>(
    "select id, task_name as name from app.order_tasks where service_order_id = $1",
    [orderId],
  );
  const { rows } = await owner.query<{ id: string }>(
    "select id from app.order_calibrations where service_order_id = $1",
    [orderId],
  );
  const calibrationId = rows[0]!.id;
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const passed = { orderId, outcome: "passed", value: "", note: "", seenVersion: 0 };
  const action = (name: string, verb: string, input: Record<string, unknown>, subject: string | null = null) =>
    [name, { verb, input, orderId, subject }] as const;
  return new Map([
    ...listed.map(({ id, name }) =>
      action(`tick ${name}`, "updateOrderTask", { id, version: 1, state: "done", note: "" }, id),
    ),
    ...checkKeys.map((key, index) => action(`pass ${checks[index]}`, "recordReadinessCheck", { ...passed, key }, key)),
    ...numbers.map((one) => action(`write ${one}`, "postOrderMessage", { orderId, body: String(one) })),
    ...numbers.map((one) => {
      const attempted = {
        id: randomUUID(),
        calibrationId,
        result: "passed",
        tool: "Stand 7",
        conditions: `Run ${one}`,
      };
      return action(`attempt Run ${one}`, "recordCalibrationAttempt", attempted, calibrationId);
    }),
  ]);
}

test(
  "of 200 cuts and reloads of the queue, nothing is lost and nothing doubled, whether request or response was lost",
  {
    timeout: 180_000,
  },
  async () => {
    const seed = seedOf();
    const random = numbersFrom(seed);
    await addWork();
    const inputs = await queuedInputs();
    const todo = [...inputs.keys()].toSorted(() => random() - 0.5);
    const page = await app.openWindow(null);
    const login = { id: app.shop.tom.userId, accessToken: await tokenFor(app.shop.tom, app.server) };
    const open = () => openQueue(page, login);
    let isCut = false;
    await page.route("**/v1/graphql", async (route) => {
      if (isCut) return route.abort();
      const isResponseLost = random() < 0.3;
      if (!isResponseLost) return route.continue().catch(() => {}); // The page is gone.
      await route.fetch().catch(() => {});
      return route.abort().catch(() => {});
    });
    const kept = new Set<string>();
    for (let cut = 0; cut < cuts; cut++) {
      isCut = random() < 0.4;
      await open();
      for (const name of todo.slice(0, random() < 0.5 ? 1 : 0)) {
        if (!(await isSafe(page, inputs.get(name)!))) continue;
        kept.add(name);
        todo.shift();
      }
      await page.waitForTimeout(random() * 60);
    }
    await page.unroute("**/v1/graphql");
    await open();

    const lost = async () => {
      const done = await carriedOut();
      return [...kept].filter((name) => !done.has(name));
    };
    await expect.poll(lost, { timeout: 60_000, message: toldOf(seed) }).toEqual([]);
    expect(
      [...(await carriedOut())].filter(([, times]) => times !== 1),
      toldOf(seed),
    ).toEqual([]);
    expect(kept.size, toldOf(seed)).toBeGreaterThan(35);
  },
);
