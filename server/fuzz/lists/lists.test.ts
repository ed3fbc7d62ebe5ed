// The short form of what `npm run fuzz` does with 5,000 lists, another one every day.
import { expect, test } from "vitest";
import { fuzzLists } from "./fuzz-lists.ts";

const seed = Number(process.env["FUZZ_SEED"] ?? Math.floor(Date.now() / 86_400_000));
const count = Number(process.env["FUZZ_LISTS"] ?? 250);

test(`no value of ${count} lists is read as another one without a word (FUZZ_SEED=${seed})`, async () => {
  const { silent, saidShare } = await fuzzLists({ seed, count });

  expect(silent).toEqual([]);
  expect(saidShare).toBeLessThan(0.05);
});
