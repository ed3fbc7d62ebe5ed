import { expect, test } from "vitest";
import { curveThrough } from "./curve.ts";

const bent = (along: number) => 20 + 0.02 * along + 0.0002 * (along - 90) ** 2;

test("a curve follows its points, and not the few that lie elsewhere", () => {
  const samples = Array.from({ length: 180 }, (_none, along) => ({
    along,
    place: along > 60 && along < 75 ? 31 : Math.round(bent(along)),
  }));

  const curve = curveThrough(samples, 1.6);

  for (const along of [10, 50, 100, 170]) expect(Math.abs(curve(along) - bent(along))).toBeLessThan(1);
});
