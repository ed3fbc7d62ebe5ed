import { solveRoutes } from "@boresight/domain/schedule/routes/solve-routes";
import { describe, expect, test } from "vitest";
import { inEndurance, seedOfDay } from "../../test/endurance.ts";
import { sizes, solomonInstances } from "./solomon.ts";

const mostAbove = 0.05;
const rounds = 3000;

/** Outside endurance a quarter of them, another one every day. */
const tried = (customers: (typeof sizes)[number]) =>
  solomonInstances(customers).filter((_, index) => inEndurance(true, index % 4 === seedOfDay % 4));

describe.each(sizes)("Solomon's problems with %i customers", (customers) => {
  test.each(tried(customers))("$name is solved to within 5 per cent of the best known", ({ problem, best }) => {
    const { distance, unassigned } = solveRoutes(problem, { rounds });

    expect(unassigned).toEqual([]);
    expect(distance).toBeGreaterThanOrEqual(best);
    expect(distance).toBeLessThanOrEqual(best * (1 + mostAbove));
  });
});
