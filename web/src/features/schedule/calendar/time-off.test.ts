import { expect, test } from "vitest";
import type { PlaceFieldsFragment, ScheduleTimeOffQuery } from "#graphql/graphql.ts";
import { shadesOf } from "./calendar-rows.ts";
import { timeOffOf, type TimeOff } from "./time-off.ts";

const place = {
  timeZone: "America/Denver",
  workingHours: {
    1: [
      ["08:00", "12:00"],
      ["13:00", "17:00"],
    ],
    2: [["08:00", "17:00"]],
  },
  closures: ["2026-05-05"],
  closureReasons: { "2026-05-05": "Stocktaking" },
  bays: { nodes: [{ id: "b1", name: "Bay 1", isActive: true }] },
} as unknown as PlaceFieldsFragment;
const technicians = [{ id: "tom", displayName: "Tom" }];
const monday = { first: "2026-05-04", last: "2026-05-04" };
const tuesday = { first: "2026-05-05", last: "2026-05-05" };
const morning = { startsAt: "2026-05-04T14:00:00Z", endsAt: "2026-05-04T16:00:00Z" };
const stored = (values: object) =>
  ({
    absences: { nodes: [] },
    bayOutages: { nodes: [] },
    shifts: { nodes: [] },
    ...values,
  }) as unknown as ScheduleTimeOffQuery;
const ask = (values: Partial<Parameters<typeof timeOffOf>[0]>) =>
  timeOffOf({ by: "bay", place, technicians, days: monday, stored: undefined, ...values });
/** On the clock in Denver, which is six hours behind in May. */
const clock = ({ start, end }: TimeOff) =>
  [start, end].map((at) => new Date(at - 6 * 3_600_000).toISOString().slice(11, 16)).join("–");

const wordsOfAbsence = (reason?: string) =>
  ask({
    by: "technician",
    stored: stored({ absences: { nodes: [{ id: "a", userId: "tom", reason, ...morning }] } }),
  }).find(({ id }) => id === "a")?.words;

test("the hours around and between the opening times are closed", () => {
  const closed = ask({});

  expect(closed.map(clock)).toEqual(["00:00–08:00", "12:00–13:00", "17:00–00:00"]);
  expect(new Set(closed.map(({ words, isSpecial }) => `${words} ${isSpecial}`))).toEqual(new Set(["Closed false"]));
});

test("a closed day is closed from midnight to midnight, and says why", () => {
  expect(ask({ days: tuesday })).toMatchObject([{ words: "Closed: Stocktaking", about: null, isSpecial: true }]);
  expect(ask({ days: tuesday }).map(clock)).toEqual(["00:00–00:00"]);
});

test("an outage is at its bay, and no matter of technicians", () => {
  const outages = stored({ bayOutages: { nodes: [{ id: "o", bayId: "b1", reason: "Lift", ...morning }] } });
  const special = (by: "bay" | "technician") => ask({ by, stored: outages }).filter(({ isSpecial }) => isSpecial);

  expect(special("bay")).toMatchObject([{ about: { id: "b1", name: "Bay 1" }, words: "Out of order: Lift" }]);
  expect(special("technician")).toEqual([]);
});

test("an absence is named with its reason for those who may know it, and as away for others", () => {
  expect([wordsOfAbsence("Dentist"), wordsOfAbsence()]).toEqual(["Away: Dentist", "Away"]);
});

test("the absence of a technician of another location is not shown", () => {
  const absences = { nodes: [{ id: "a", userId: "theo", ...morning }] };

  expect(ask({ by: "technician", stored: stored({ absences }) }).filter(({ isSpecial }) => isSpecial)).toEqual([]);
});

test("open hours outside a technician's shift are not at work", () => {
  const shifts = { nodes: [{ id: "s", userId: "tom", workingHours: { 1: [["10:00", "15:00"]] } }] };
  const off = ask({ by: "technician", stored: stored({ shifts }) }).filter(({ about }) => about?.id === "tom");

  expect(off.map(clock)).toEqual(["08:00–10:00", "15:00–17:00"]);
  expect(off[0]?.words).toBe("Not at work");
});

test("closed times shade every column, in the clock of the location", () => {
  const all = ask({});
  const [early] = all;

  const shades = early && shadesOf(early, { columns: [{ id: "b1" }, { id: "b2" }], timeZone: place.timeZone, all });

  const shade = { start: "2026-05-04T00:00:00", end: "2026-05-04T08:00:00", title: "Closed", display: "background" };
  expect(shades).toMatchObject([
    { ...shade, resourceIds: ["b1"] },
    { ...shade, resourceIds: ["b2"] },
  ]);
});

test("where a closed time and an absence begin together, the words of one cover the other's", () => {
  const absence = { id: "off", about: { id: "tom", name: "Tom" }, start: 0, end: 9, words: "Away", isSpecial: true };
  const closed = { id: "closed", about: null, start: 0, end: 5, words: "Closed", isSpecial: false };
  const all = [closed, absence];

  const titles = all.flatMap((one) =>
    shadesOf(one, { columns: [{ id: "tom" }, { id: "ann" }], timeZone: "UTC", all }).map(({ title }) => title),
  );

  expect(titles).toEqual(["", "Closed", "Away"]);
});
