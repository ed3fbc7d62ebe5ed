import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inEndurance, repeatedBy, seedOfDay } from "../server/test/endurance.ts";
import { tokenFor } from "../server/test/token-for.ts";
import { numbersFrom } from "./support/numbers-from.ts";
import { isSafe, openQueue, wakeQueue, type QueuedInput } from "./support/queue-alone.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { addWork, carriedOut, checkKeys, checks, cuts } from "./support/work-to-cut.ts";

/** As many as a page sends before it is cut. */
const mostRequests = 20;

let app: TestApp;
let orderId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

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
  `of ${cuts} cuts and reloads of the queue, nothing is lost and nothing doubled, whether request or response was lost`,
  {
    timeout: 300_000,
  },
  async () => {
    const random = numbersFrom(seedOfDay);
    orderId = await addWork(app);
    const inputs = await queuedInputs();
    const todo = [...inputs.keys()].toSorted(() => random() - 0.5);
    const page = await app.openWindow(null);
    const login = { id: app.shop.tom.userId, accessToken: await tokenFor(app.shop.tom, app.server) };
    const drawLosses = () => Array.from({ length: mostRequests }, () => random() < 0.3);
    const kept = new Set<string>();
    for (let cut = 0; cut < cuts; cut++) {
      await openQueue(page, login, { isCut: random() < 0.4, losses: drawLosses() });
      for (const name of todo.slice(0, random() < 0.5 ? 1 : 0)) {
        if (!(await isSafe(page, inputs.get(name)!))) continue;
        kept.add(name);
        todo.shift();
      }
      await page.waitForTimeout(random() * 60);
    }
    await openQueue(page, login, { isCut: false, losses: [] });
    await wakeQueue(page); // What failed last would wait for a minute.

    const lost = async () => {
      const done = await carriedOut(app, orderId);
      return [...kept].filter((name) => !done.has(name));
    };
    await expect.poll(lost, { message: repeatedBy }).toEqual([]);
    expect(
      [...(await carriedOut(app, orderId))].filter(([, times]) => times !== 1),
      repeatedBy,
    ).toEqual([]);
    expect(kept.size, repeatedBy).toBeGreaterThan(inEndurance(35, 1));
  },
);
