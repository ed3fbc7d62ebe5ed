import { expect, test } from "vitest";
import { timesAsMuch } from "../../test/growth.ts";
import { correctedVin, isMistyped } from "./vin.ts";
import { vinsLike } from "./vins-like.ts";

test.each([
  ["1HGCV1F3XMA99OOO2", "1HGCV1F3XMA990002"],
  ["IHGCV1F3XMA990002", "1HGCV1F3XMA990002"],
  ["4T1G11AKZMU990001", "4T1G11AK2MU990001"],
  ["7FCTGCAABRN000001", "7FCTGCAA6RN000001"],
  ["1HGCV1F3XMA990002", "1HGCV1F3XMA990002"],
])("%s is meant as %s, the only VIN that fits", (seen, meant) => {
  expect(correctedVin(seen)).toBe(meant);
});

test.each([
  "THGCV1F3XMA990002",
  "3GNAXUEV3LS551936",
  "WVWZZZ1KZ6W000001",
  "1HGCV1F3XMA99000",
  "1HGCV1F32MA990002",
  "not a VIN at all",
])("%s is asked, not corrected", (seen) => {
  expect(correctedVin(seen)).toBeNull();
});

test.each([
  ["1HGCV1F3XMA990002", "1HGCV1F3XMA990002", 0],
  ["1HGCV1F3XMA99OOO2", "1HGCV1F3XMA990002", 0],
  ["1HGCV1F33XMA990002", "1HGCV1F3XMA990002", 0],
  ["4T1G11AKZMU990001", "4T1G11AK2MU990001", 1],
  ["SUXTYS5CO1M9E77120", "5UXTY5C01M9E77120", 1],
  ["1C4HIXDG8MW660144", "1C4HJXDG8MW660144", 0],
  ["SUXTYSC01M9E77120", "5UXTY5C01M9E77120", 2],
])("%s may be %s, with %i signs exchanged", (seen, vin, count) => {
  expect(vinsLike(seen)[count]).toContain(vin);
});

test.each(["1HGCV1F3XMA9900", "not a VIN at all", ""])("%j is like no VIN", (seen) => {
  expect(vinsLike(seen).flat()).toEqual([]);
});

const ofMostSigns = () => vinsLike("1S5Z2BB0S5B0B5S088");
const manyCorrected = () => Array.from({ length: 1000 }, () => correctedVin("1S5Z2BB0S5B0B5S08"));

test("one whose signs all look like others costs no more than to correct many", () => {
  expect(timesAsMuch(ofMostSigns, manyCorrected)).toBeLessThan(2);
});

test.each<[typed: string, isMistyped: boolean]>([
  ["4T1G11AK2MU990007", true],
  ["4T1G11AK2MU909001", true],
  ["4T1G11AK2MU990001", false],
  ["4T1G11AK4MU990002", false], // The next one that was built.
  ["4T1G11AK2MU990077", false],
  ["4T1G11AK2MU99001", false],
])("%s may be meant as 4T1G11AK2MU990001: %s", (typed, expected) => {
  expect(isMistyped(typed, "4T1G11AK2MU990001")).toBe(expected);
});
