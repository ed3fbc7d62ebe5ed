import { expect, test } from "vitest";
import { emptyIntake, noHold } from "./intake-values.ts";
import { valuesOfDraft } from "./values-of-draft.ts";

const now = new Date("2026-05-04T15:00:00Z");

test("an older draft keeps what it has, at every depth, and the rest starts empty", () => {
  const older = {
    vehicle: { vinNumber: "4T1G11AK2MU990001", year: "2021", make: "Toyota", model: "Camry" },
    readinessAnswers: { partsFitted: "yes", modulesProgrammed: "perhaps", gone: "no" },
    calibrations: [{ typeKey: "CAL-FRAD" }, { trigger: "no type" }, null],
    photos: [{ id: "one", name: "front.jpg", size: 12 }, "two"],
    intakeMethod: "teleport",
    notes: 12,
    removedField: "x",
  };

  expect(valuesOfDraft(older, now)).toEqual({
    ...emptyIntake,
    vehicle: { ...emptyIntake.vehicle, ...older.vehicle },
    readinessAnswers: { ...emptyIntake.readinessAnswers, partsFitted: "yes" },
    calibrations: [{ typeKey: "CAL-FRAD", trigger: "", ruleId: null }],
    photos: [{ id: "one", name: "front.jpg" }],
  });
});

test.each([null, "text", 7, [], { vehicle: null, pickupAddress: [], calibrations: {} }])(
  "a draft of %j starts empty",
  (answers) => {
    expect(valuesOfDraft(answers, now)).toEqual(emptyIntake);
  },
);

test("the one repair order of an older draft is the first of its papers", () => {
  const older = { repairOrderFileId: "a", repairOrderFileName: "ro.pdf" };

  expect(valuesOfDraft(older, now)).toEqual({ ...emptyIntake, papers: [{ id: "a", name: "ro.pdf", size: 0 }] });
});

test("a known vehicle of an older draft leaves with its VIN", () => {
  const vehicle = { vinNumber: "4t1g11ak2mu990001", year: "2021", make: "Toyota", model: "Camry", trim: "SE" };

  expect(valuesOfDraft({ vehicleId: "a", vehicle }, now).fromVin).toEqual({
    ...vehicle,
    vinNumber: "4T1G11AK2MU990001",
  });
});

test("a time stays held until its hold is over", () => {
  const hold = {
    holdId: "h",
    heldUntil: "2026-05-04T15:05:00.000Z",
    heldWords: "Monday, 9:00 AM",
    heldTime: "bay then",
  };

  expect(valuesOfDraft(hold, now)).toMatchObject(hold);
  expect(valuesOfDraft(hold, new Date("2026-05-04T15:05:00Z"))).toMatchObject(noHold);
});
