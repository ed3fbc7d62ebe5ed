import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { specificationPoints } from "./specification-points.ts";

const root = join(import.meta.dirname, "..");

test.each(specificationPoints)("section %i: %s", (_section, _point, file, title) => {
  const path = join(root, file);

  expect(existsSync(path) && readFileSync(path, "utf8").includes(title)).toBe(true);
});
