import { afterAll, expect, test } from "vitest";
import { cloneDatabase } from "../../../test/database.ts";
import { inEndurance, repeatedBy, seedOfDay } from "../../../test/endurance.ts";
import { driveDays } from "./shop-of-vans.ts";

const db = await cloneDatabase();
afterAll(() => db[Symbol.asyncDispose]());

test("whatever happens on days of vans, nothing is booked twice, and no verb fails in another way than it says", async () => {
  const days = inEndurance(Number(process.env["DAYS"] ?? 40), 5);
  const figures = await driveDays(db, { days, seed: seedOfDay });

  expect(figures.failed, repeatedBy).toEqual([]);
  expect(figures.broken, repeatedBy).toEqual([]);
  expect(figures.applied, repeatedBy).toBeGreaterThan(0);
  if (days > 5) console.log(JSON.stringify({ days, ...figures }));
});
