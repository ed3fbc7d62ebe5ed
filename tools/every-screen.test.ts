import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { screensOfApp } from "../web/bundle/measure-screens.ts";

const stories = join(import.meta.dirname, "../e2e");

test("the stories in which people use every screen visit every address of the app", () => {
  const visited = readdirSync(stories)
    .filter((file) => /-can-use-.*\.spec\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(stories, file), "utf8").matchAll(/"(\/[^"?]*)/g)].map(([, path]) => path!),
    );
  const screens = screensOfApp();
  const missed = screens.filter(({ path }) => !visited.some((address) => patternOf(path).test(address)));

  expect(screens.length).toBeGreaterThan(30);
  expect(missed.map(({ path }) => path)).toEqual([]);
});

/** `$id` stands for one part of an address, and `$` alone for whatever is not another screen. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/\$\w+/g, "[^/]+").replace(/^\/\$$/, "/nowhere")}$`);
