import { expect, test } from "vitest";
import { inEndurance, repeatedBy, seedOfDay } from "../../test/endurance.ts";
import { judgeOrders } from "./judge-orders.ts";

test("no order is called complete that its payer would send back, and few are held back in vain", () => {
  const { checks, complete, falseComplete, falseIncomplete } = judgeOrders(inEndurance(10_000, 500), seedOfDay);

  expect(falseComplete, repeatedBy).toBe(0);
  expect(falseIncomplete / checks, repeatedBy).toBeLessThanOrEqual(0.01);
  expect(complete / checks, repeatedBy).toBeGreaterThan(0.1); // Else the first says little.
  expect(complete / checks, repeatedBy).toBeLessThan(0.9);
});
