import { expect, test } from "vitest";
import { createShutdown } from "./shutdown.ts";

test("what was added last ends first, once, and a failure stops nothing", async () => {
  const ended: string[] = [];
  const shutdown = createShutdown();
  shutdown.add(async () => void ended.push("database"));
  shutdown.add(async () => {
    throw new Error("no answer");
  });
  shutdown.add(async () => void ended.push("requests"));

  await Promise.all([shutdown.run(), shutdown.run()]);

  expect(ended).toEqual(["requests", "database"]);
});

test("draining is told to all who ask, before anything ends", () => {
  const told: string[] = [];
  const shutdown = createShutdown();
  shutdown.add(async () => void told.push("ended"));
  shutdown.onDraining(() => told.push("draining"));
  expect(shutdown.isDraining()).toBe(false);

  shutdown.drain();

  expect([shutdown.isDraining(), told]).toEqual([true, ["draining"]]);
});
