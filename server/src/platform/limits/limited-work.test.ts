import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { limitWork } from "./limited-work.ts";

test("no more than two pieces of work run at once, some wait, and the rest is refused", async () => {
  const limited = limitWork({ atOnce: 2, waiting: 3, refuse: () => new Error("busy") });
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await sleep(5);
    running--;
    return "done";
  };

  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => limited(work).catch((error: Error) => error.message)),
  );

  expect(outcomes.toSorted()).toEqual(["busy", "busy", "busy", "done", "done", "done", "done", "done"]);
  expect(most).toBe(2);
});

const failing = () => Promise.reject(new Error("broken"));

test("work that fails gives its place to the next", async () => {
  const limited = limitWork({ atOnce: 1, waiting: 5, refuse: () => new Error("busy") });

  await expect(Promise.all([limited(failing), limited(failing)])).rejects.toThrow("broken");

  expect(await limited(async () => "fine")).toBe("fine");
});
