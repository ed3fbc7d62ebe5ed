import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unprovedPoints } from "./specification-reporter.ts";
import { deliberateDifferences, specificationPoints } from "./specification-points.ts";

const root = join(import.meta.dirname, "..");

test("a point whose file was run needs a test that passed", () => {
  const [, , file, title] = specificationPoints.at(-1) ?? [];
  const path = join(root, file ?? "");

  expect(unprovedPoints(new Map([[path, ["something else"]]]))).toContainEqual(expect.stringContaining(title ?? ""));
  expect(unprovedPoints(new Map())).toEqual([]);
});

test.each(deliberateDifferences)("%s: %s is a difference with a reason", (_point, _statement, reason) => {
  expect(reason.length).toBeGreaterThan(20);
});

test.each(specificationPoints)("section %i: %s", (_section, _point, file, title) => {
  const path = join(root, file);

  expect(existsSync(path) && readFileSync(path, "utf8").includes(title)).toBe(true);
});
