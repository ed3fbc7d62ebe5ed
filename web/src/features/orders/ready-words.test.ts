import { expect, test } from "vitest";
import { readyWords } from "./ready-words.ts";

const asIs = (moment: string) => moment;
const work = { estimatedCompletionDate: "2026-05-05", promisedAt: null, category: "work" };

test("a vehicle is ready by the estimated day, or by the promised one where somebody has promised", () => {
  expect(readyWords(work, asIs)).toBe("Ready by 2026-05-05");
  expect(readyWords({ ...work, promisedAt: "2026-05-04" }, asIs)).toBe("Ready by 2026-05-04");
});

test.each([
  { ...work, estimatedCompletionDate: null },
  { ...work, category: "done" },
  { ...work, category: "closed" },
  { ...work, category: undefined },
])("nothing is said of %o", (order) => expect(readyWords(order, asIs)).toBe(""));
