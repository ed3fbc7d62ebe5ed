import { expect, test } from "vitest";
import type { AppointmentFieldsFragment, PlaceFieldsFragment } from "#graphql/graphql.ts";
import { startOf } from "./place-question.tsx";

const place = {
  timeZone: "America/Denver",
  bays: {
    nodes: [
      { id: "b1", name: "Bay 1", kind: "inShop", isActive: true },
      { id: "b2", name: "Bay 2", kind: "inShop", isActive: false },
    ],
  },
} as unknown as PlaceFieldsFragment;
const technicians = [{ id: "tom", displayName: "Tom" }];
const at = (bayId: string, technicianId: string | null) => ({
  appointment: { bayId, technicianId, startsAt: "2030-05-06T15:00:00Z" } as AppointmentFieldsFragment,
});

test.each([
  ["b1", "tom", { bayId: "b1", technicianId: "tom", date: "2030-05-06", time: "09:00" }],
  ["b2", "tom", { bayId: "", technicianId: "tom" }],
  ["b1", "ann", { bayId: "b1", technicianId: "" }],
  ["b1", null, { bayId: "b1", technicianId: "" }],
])("an appointment in %s with %s is moved from what can still be booked", (bay, technician, start) => {
  expect(startOf(at(bay, technician), { place, technicians, now: new Date() })).toMatchObject(start);
});
