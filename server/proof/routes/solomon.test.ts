import { solveRoutes } from "@boresight/domain/schedule/routes/solve-routes";
import { describe, expect, test } from "vitest";
import { sizes, solomonInstances } from "./solomon.ts";

const mostAbove = 0.05;
const rounds = 3000;

describe.each(sizes)("Solomon's problems with %i customers", (customers) => {
  test.each(solomonInstances(customers))(
    "$name is solved to within 5 per cent of the best known",
    ({ problem, best }) => {
      const { distance, unassigned } = solveRoutes(problem, { rounds });

      expect(unassigned).toEqual([]);
      expect(distance).toBeGreaterThanOrEqual(best);
      expect(distance).toBeLessThanOrEqual(best * (1 + mostAbove));
    },
  );
});
