import { estimatedTravel } from "@boresight/domain/schedule/travel/ways";
import type { VanPlan } from "@boresight/domain/schedule/routes/plan-vans";
import type { VanDay } from "@boresight/domain/schedule/routes/van-day";
import { expect, test } from "vitest";
import { planInThread } from "./plan-in-thread.ts";

const base = { coordinates: { latitude: 39.7, longitude: -104.9 }, milesFromBase: 0 };
const day: VanDay = { base, open: [], now: 0, vans: [], stops: [], travel: estimatedTravel };
const empty: VanPlan = { before: [], after: [], isBetter: false, isRescue: false, left: [] };

test("one question after the other, and several at once, each get their own answer", async () => {
  const first = await planInThread([day]);
  const others = await Promise.all([planInThread([day, day]), planInThread([day]), planInThread([day, day, day])]);

  expect([first, ...others].map(({ length }) => length)).toEqual([1, 2, 1, 3]);
  expect(first).toEqual([empty]);
});

test("a search that fails says so, and the next one is answered", async () => {
  // The thread cannot go through the stops of such a day.
  const broken = { ...day, stops: 5 } as unknown as VanDay;

  await expect(planInThread([broken])).rejects.toThrow("stops");
  expect(await planInThread([day])).toEqual([empty]);
});
