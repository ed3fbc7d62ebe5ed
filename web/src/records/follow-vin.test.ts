import { expect, test } from "vitest";
import {
  differencesFromVin,
  filledByOwnVin,
  followVin,
  nothingFilledIn,
  takeFromVin,
  unnamed,
  type FilledIn,
} from "./follow-vin.ts";

const forester: FilledIn = {
  vinNumber: "JF2SKAEC5LH990003",
  year: "2020",
  make: "Subaru",
  model: "Forester",
  trim: "Premium",
};
const truck: FilledIn = { vinNumber: "1FTFW1E80NF990004", year: "2022", make: "Ford", model: "F-150", trim: "" };
const namesOf = ({ year, make, model, trim }: FilledIn) => ({ year, make, model, trim });

const typed = { vehicle: unnamed, filled: nothingFilledIn };
const follow = (described: Parameters<typeof followVin>[0], told: FilledIn) =>
  followVin(described, told.vinNumber, told) ?? described;

test("a corrected VIN brings its own car, also a field less", () => {
  const corrected = follow(follow(typed, forester), truck);

  expect(corrected.vehicle).toEqual(namesOf(truck));
});

test("what was typed stays through every VIN, whether it was typed before or after", () => {
  const before = follow(follow({ ...typed, vehicle: { ...unnamed, make: "Subaru" } }, forester), truck);
  const known = follow(typed, forester);
  const after = follow({ ...known, vehicle: { ...known.vehicle, model: "Forester XT" } }, truck);

  expect(before.vehicle).toEqual({ ...namesOf(truck), make: "Subaru" });
  expect(after.vehicle).toEqual({ ...namesOf(truck), model: "Forester XT" });
});

test("a VIN that is half typed, or not decoded yet, leaves nothing of the former car", () => {
  const half = followVin(follow(typed, forester), "1FTFW1E", null);

  expect(half).toEqual(typed);
  expect(followVin(typed, truck.vinNumber, null)).toBeNull();
});

test("a field that somebody emptied stays empty for the same VIN", () => {
  const known = follow(typed, forester);
  const emptied = { ...known, vehicle: { ...known.vehicle, trim: "" } };

  expect(followVin(emptied, forester.vinNumber, forester)).toBeNull();
});

test("of a record, only what agrees with its VIN leaves with it", () => {
  const record = { ...namesOf(forester), make: "SUBARU", trim: "Sport" };
  const opened = { vehicle: record, filled: filledByOwnVin(record, forester) };

  expect(follow(opened, truck).vehicle).toEqual({ ...namesOf(truck), trim: "Sport" });
});

test("what differs is named, and one tap takes it over", () => {
  const known = follow({ ...typed, vehicle: { year: "1992", make: "ford", model: "Ranger", trim: "XL" } }, truck);

  expect(differencesFromVin(known.vehicle, truck)).toEqual(["model"]);
  expect(differencesFromVin({ ...known.vehicle, year: "2021" }, truck)).toEqual(["year", "model"]);
  const taken = takeFromVin("model", known, truck);
  expect(taken.vehicle).toEqual({ year: "1992", make: "ford", model: "F-150", trim: "XL" });
  expect(follow(taken, forester).vehicle.model).toBe("Forester");
});
