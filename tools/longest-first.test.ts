import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { longestFirst, slow } from "./longest-first.ts";

const root = join(import.meta.dirname, "..");
const inOrder = (...paths: string[]) => longestFirst(paths, (path) => path);

test("slow files come first, the others keep their order", () => {
  const order = inOrder("/x/server/b.test.ts", "/x/server/a.test.ts", "/x/server/src/main.test.ts", "/x/e2e/c.spec.ts");

  expect(order).toEqual([
    "/x/server/src/main.test.ts",
    "/x/server/b.test.ts",
    "/x/server/a.test.ts",
    "/x/e2e/c.spec.ts",
  ]);
});

test("no test is lost or run twice", () => {
  const paths = globSync("server/src/**/*.test.ts", { cwd: root }).map((path) => `/x/${path}`);

  expect(paths.length).toBeGreaterThan(50);
  expect(inOrder(...paths).toSorted()).toEqual(paths.toSorted());
});

test.each(slow)("%s is still where it was", (path) => {
  expect(existsSync(join(root, path))).toBe(true);
});
