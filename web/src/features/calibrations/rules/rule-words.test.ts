import { expect, test } from "vitest";
import { mannerOf, narrowedTo, reachOf, systemWord, vehiclesOf } from "./rule-words.ts";

test.each([
  ["frontCamera", "Front camera"],
  ["lidar", "Lidar"],
  ["headUpDisplay", "Head-up display"],
  ["CAL-OWN", "CAL-OWN"],
])("the system %s is called %s", (system, word) => {
  expect(systemWord(system)).toBe(word);
});

const any = { make: null, model: null, yearFrom: null, yearTo: null, trimPattern: null };

test.each([
  [{}, "Any make", ""],
  [{ make: "Honda" }, "Honda", ""],
  [{ make: "Honda", model: "CR-V", yearFrom: 2017, yearTo: 2022 }, "Honda CR-V", "2017–2022"],
  [{ make: "Kia", yearFrom: 2020, yearTo: 2020, trimPattern: "GT" }, "Kia", "2020 · GT"],
  [{ yearFrom: 2020 }, "Any make", "from 2020"],
  [{ yearTo: 2019 }, "Any make", "to 2019"],
])("%j is described as %s, %s", (given, vehicles, narrowed) => {
  const rule = { ...any, ...given };

  expect([vehiclesOf(rule), narrowedTo(rule)]).toEqual([vehicles, narrowed]);
});

test.each([
  [{ make: "Honda" }, "All models · All years"],
  [{ make: "Honda", model: "CR-V" }, "All years"],
  [{ make: "Kia", model: "EV6", yearFrom: 2022, trimPattern: "GT" }, "from 2022 · GT"],
])("%j reaches %s", (given, reach) => {
  expect(reachOf({ ...any, ...given })).toBe(reach);
});

test("a rule without its own method and time has those of its calibration", () => {
  const lineItemType = { id: "1", key: "CAL-FRAD", name: "Front radar", method: "static", minutes: 60 };

  expect(mannerOf({ method: "", minutes: null, lineItemType })).toBe("Static · 60 min");
  expect(mannerOf({ method: "dynamic", minutes: 45, lineItemType })).toBe("Dynamic · 45 min");
});
