// Of what `npm run fuzz` does with 5,000 lists.
import { expect, test } from "vitest";
import { inEndurance, repeatedBy, seedOfDay } from "../../../test/endurance.ts";
import { fuzzLists } from "./fuzz-lists.ts";

const count = inEndurance(5000, 250);

test(`no value of ${count} lists is read as another one without a word`, async () => {
  const { silent, saidShare } = await fuzzLists({ seed: seedOfDay, count });

  expect(silent, repeatedBy).toEqual([]);
  expect(saidShare, repeatedBy).toBeLessThan(0.05);
});
