import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { followSlots } from "./follow-slots.ts";
import type { Slots, SlotsRun } from "./run-slots.ts";

const slots = { queue: { log: createLog("silent") }, taskList: {}, atOnce: 1 } as Slots;

/** A run of the queue that ends when it is released, or by itself. */
function createRun() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isReleased = false;
  const run: SlotsRun = {
    ended: promise,
    async release() {
      isReleased = true;
      resolve();
    },
  };
  return { run, end: resolve, isReleased: () => isReleased };
}

test("a run that ends by itself is followed by another, which ends with the server", async () => {
  const [first, second] = [createRun(), createRun()];
  const runs = [first.run, second.run];
  const worker = await followSlots(slots, async () => runs.shift()!);

  first.end();
  await expect.poll(() => runs.length).toBe(0);
  await worker.release();

  expect(second.isReleased()).toBe(true);
});

test("a server that stops while another run starts ends that one too", async () => {
  const [first, second] = [createRun(), createRun()];
  const starting = Promise.withResolvers<SlotsRun>();
  const runs = [Promise.resolve(first.run), starting.promise];
  const worker = await followSlots(slots, () => runs.shift()!);
  first.end();
  await expect.poll(() => runs.length).toBe(0);

  const released = worker.release();
  starting.resolve(second.run);
  await released;

  expect(second.isReleased()).toBe(true);
});
