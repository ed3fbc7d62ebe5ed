import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

const tests = sourceFiles.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
/** Milliseconds, as in vitest.config.ts: the patience of `expect.poll`, and the limit of a test. */
const [ofWait, ofTest] = [90_000, 240_000];

/** `vi.waitFor` and `vi.waitUntil` give up after a second, unless they are told otherwise. */
test.each([
  ["waits with a shorter limit of its own", ofWait, /, \{ (?:\w+: [^{}]*, )?timeout: ([\d_]+)/g],
  ["waits with the limit of a second", ofWait, /vi\.wait(?:Until|For)\((?:(?!timeout: |\n\n).)*?\);/gs],
  ["has a shorter limit than others", ofTest, /(?:timeout: inEndurance\([\d_]+, |^ *\}, )([\d_]+)\)/gm],
])("no test fails because a machine is busy: none %s", (_, least, short) => {
  const found = tests.flatMap((file) => {
    const limits = [...readFileSync(join(import.meta.dirname, "..", file), "utf8").matchAll(short)];
    return limits.filter(([, limit = "0"]) => Number(limit.replaceAll("_", "")) < least).map(([text]) => [file, text]);
  });

  expect(found).toEqual([]);
});
