import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

const tests = sourceFiles.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
const least = 90_000; // Milliseconds: the patience of `expect.poll` in vitest.config.ts.

/** `vi.waitFor` and `vi.waitUntil` give up after a second, unless they are told otherwise. */
test.each([
  ["a shorter limit of its own", /, \{ (?:\w+: [^{}]*, )?timeout: ([\d_]+)/g],
  ["the limit of a second", /vi\.wait(?:Until|For)\((?:(?!timeout: |\n\n).)*?\);/gs],
])("no test fails because a machine is busy: none waits with %s", (_, short) => {
  const found = tests.flatMap((file) => {
    const waits = [...readFileSync(join(import.meta.dirname, "..", file), "utf8").matchAll(short)];
    return waits.filter(([, limit = "0"]) => Number(limit.replaceAll("_", "")) < least).map(([wait]) => [file, wait]);
  });

  expect(found).toEqual([]);
});
