import { expect, test } from "vitest";
import { createPositions, isReached } from "./positions.ts";

test.each([
  ["0/16B3748", "0/16B3748", true],
  ["0/16B3748", "0/16B3747", false],
  ["0/FFFFFFFF", "1/0", true],
  ["A/0", "9/FFFFFFFF", false],
])("position %s is reached by a replica at %s: %s", (position, by, reached) => {
  expect(isReached(position, by)).toBe(reached);
});

function primaryAt(...samples: [at: number, position: string][]) {
  const positions = createPositions(10_000);
  for (const [at, position] of samples) positions.add({ at, position });
  return positions;
}

test("a replica that has all is not behind, however long nothing has changed", () => {
  const positions = primaryAt([0, "0/1"], [3_600_000, "0/1"]);

  expect(positions.lag("0/1", 3_600_500)).toBe(0);
});

test("a replica is behind since the primary was last where it is", () => {
  const positions = primaryAt([0, "0/1"], [1000, "0/5"], [2000, "0/5"], [3000, "0/9"], [4000, "0/F"]);

  expect(positions.lag("0/6", 4500)).toBe(2500);
  expect(positions.lag("0/6", 5500)).toBe(3500);
});

test("how far it is behind is not known when it was never where the primary has been", () => {
  expect(primaryAt([0, "0/5"]).lag("0/4", 1000)).toBeNull();
});

test("nobody is answered by what is older than the lag that is allowed", () => {
  const positions = primaryAt([0, "0/1"], [5000, "0/5"], [12_000, "0/9"]);

  expect([10_000, 12_000, 20_000, 30_000].map((now) => positions.floor(now))).toEqual(["0/1", "0/5", "0/9", null]);
});

test("days without a replica are remembered in bounds", () => {
  const positions = createPositions(10_000);
  for (let second = 0; second < 100_000; second++) {
    positions.add({ at: second * 1000, position: `0/${second.toString(16)}` });
  }

  expect(positions.lag("0/0", 100_000_000)).toBe(100_000_000);
  expect(positions.floor(99_999_000)).toBe(`0/${(99_989).toString(16)}`);
});
