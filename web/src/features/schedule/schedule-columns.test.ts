import { describe, expect, test } from "vitest";
import type { AppointmentFieldsFragment, PlaceFieldsFragment } from "#graphql/graphql.ts";
import { columnsOf } from "./schedule-columns.ts";

const place = {
  bays: {
    nodes: [
      { id: "bay-1", name: "Bay 1", isActive: true },
      { id: "bay-2", name: "Bay 2", isActive: false },
      { id: "bay-3", name: "Bay 3", isActive: false },
    ],
  },
} as PlaceFieldsFragment;
const technicians = [{ id: "tom", displayName: "Tom Berger" }];

const booked = (bay: string, technician: string | null) =>
  ({
    bay: { id: bay, name: bay.replace("bay-", "Bay ") },
    technician: technician === null ? null : { id: technician, displayName: technician },
  }) as AppointmentFieldsFragment;

const titles = (by: "bay" | "technician", appointments: AppointmentFieldsFragment[]) =>
  columnsOf(by, { place, technicians, appointments }).map(({ title, isBookable }) => [title, isBookable]);

describe("the columns of a day", () => {
  test("by bay are those in use", () => {
    expect(titles("bay", [])).toEqual([["Bay 1", true]]);
  });

  test("by bay have each bay out of use that still holds appointments, once", () => {
    expect(titles("bay", [booked("bay-1", "tom"), booked("bay-3", null), booked("bay-3", "tom")])).toEqual([
      ["Bay 1", true],
      ["Bay 3 · Inactive", false],
    ]);
  });

  test("by technician have whoever no longer works here and still has appointments", () => {
    expect(titles("technician", [booked("bay-1", "Ann Lee"), booked("bay-1", "tom"), booked("bay-1", null)])).toEqual([
      ["Tom Berger", true],
      ["Unassigned", true],
      ["Ann Lee", false],
    ]);
  });
});
