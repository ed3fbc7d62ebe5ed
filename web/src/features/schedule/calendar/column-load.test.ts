import { expect, test } from "vitest";
import type { PlaceFieldsFragment, AppointmentFieldsFragment } from "#graphql/graphql.ts";
import { columnLoads } from "./column-load.ts";

const place = {
  timeZone: "America/Denver",
  workingHours: { 1: [["08:00", "17:00"]] },
  closures: ["2026-05-11"],
} as unknown as PlaceFieldsFragment;
const appointment = (values: object) =>
  ({
    status: "confirmed",
    bayId: "one",
    technicianId: null,
    startsAt: "2026-05-04T15:00:00Z",
    endsAt: "2026-05-04T16:45:00Z",
    ...values,
  }) as AppointmentFieldsFragment;

test("a bay's load counts its appointments of that day, without no-shows", () => {
  const appointments = [
    appointment({}),
    appointment({ startsAt: "2026-05-05T05:00:00Z", endsAt: "2026-05-05T05:30:00Z" }), // still Monday in Denver
    appointment({ status: "noShow" }),
    appointment({ bayId: "two" }),
  ];

  expect(columnLoads(appointments, "bay", place)("one", "2026-05-04")).toEqual({ words: "2.3 h of 9 h", share: 0.25 });
});

test("a closed day says so, and unassigned appointments count for no technician", () => {
  const loadOf = columnLoads([appointment({})], "technician", place);

  expect(loadOf("tom", "2026-05-11").words).toBe("Closed");
  expect(loadOf("nobody", "2026-05-04").words).toBe("");
});
