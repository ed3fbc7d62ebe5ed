import { expect, test } from "vitest";
import { problemsOfStep, stepOfField, stepsFor, type StepKey } from "./intake-steps.ts";
import { emptyIntake, toInput, type IntakeValues } from "#features/intake/intake-values.ts";

const camry = {
  ...emptyIntake.vehicle,
  vinNumber: "4T1G11AK2MU990001",
  vinConfirmed: false,
  year: "2021",
  make: "Toyota",
  model: "Camry",
  trim: "",
};
const fieldsOf = (key: StepKey, values: Partial<IntakeValues>) => {
  const step = stepsFor(true).find((one) => one.key === key);
  if (!step) throw new Error(`there is no step "${key}"`);
  return problemsOfStep(step, { ...emptyIntake, ...values }, 2026).map(({ field }) => field);
};

test("staff begin with the customer, customers with the vehicle", () => {
  expect([true, false].map((staff) => stepsFor(staff)[0]?.key)).toEqual(["customer", "vehicle"]);
});

test("a vehicle is entered completely, or a known one is selected", () => {
  expect(fieldsOf("vehicle", { vehicle: { ...camry, make: "" } })).toEqual(["vehicle.make"]);
  expect(fieldsOf("vehicle", { vehicle: camry })).toEqual([]);
  expect(fieldsOf("vehicle", { vehicleId: "00000000-0000-4000-8000-000000000001" })).toEqual([]);
});

test("a vehicle whose VIN follows is complete without it, and is sent as such", () => {
  const vehicle = { ...camry, vinNumber: " " };

  expect(fieldsOf("vehicle", { vehicle })).toEqual([]);
  expect(toInput({ ...emptyIntake, vehicle }).vehicle).toMatchObject({ vinNumber: null, year: 2021 });
});

test("a wrong check digit is accepted once it was confirmed", () => {
  const wrong = { ...camry, vinNumber: "4T1G11AK3MU990001" };

  expect(fieldsOf("vehicle", { vehicle: wrong })).toEqual(["vehicle.vinNumber"]);
  expect(fieldsOf("vehicle", { vehicle: { ...wrong, vinConfirmed: true } })).toEqual([]);
});

test("an order needs a repair, a calibration or a repair order", () => {
  expect(fieldsOf("repair", {})).toEqual(["repairOperations"]);
  expect(fieldsOf("repair", { repairOperations: ["windshield"] })).toEqual([]);
  expect(fieldsOf("repair", { repairOperations: ["windshield"], claimNumber: "<b>" })).toEqual(["claimNumber"]);
});

/** New glass, whose adhesive cures until then. */
const curing = (curedAt: string) => ({
  repairOperations: ["windshield"],
  adhesive: { curedAt, timeZone: "America/Denver" },
});

test("the adhesive of new glass has a time that the clock of the location shows", () => {
  expect(fieldsOf("repair", curing("2026-03-08T02:30"))).toEqual(["adhesive.curedAt"]); // The clocks go from 2 to 3.
  expect(fieldsOf("repair", curing("2026-11-01T01:30"))).toEqual([]);
  expect(fieldsOf("repair", curing(""))).toEqual([]);
  expect(fieldsOf("repair", { ...curing("2026-03-08T02:30"), repairOperations: ["frontEnd"] })).toEqual([]);
  expect(stepOfField("adhesive.curedAt", stepsFor(true))).toBe(2);
});

test("of an hour that the clock shows twice the first counts", () => {
  const sent = toInput({ ...emptyIntake, ...curing("2026-11-01T01:30") });

  expect(sent.adhesiveCuredAt).toBe("2026-11-01T07:30:00.000Z");
});

test("a pickup needs an address, and instructions unless we come to work there", () => {
  const address = { street: "1 Main St", city: "Denver", state: "CO", postalCode: "80203", pickupSpotDescription: "" };
  const typed = { isNewAddress: true, pickupAddress: address };

  expect(fieldsOf("way", { intakeMethod: "pickup" })).toEqual(["pickupAddressId"]);
  expect(fieldsOf("way", { intakeMethod: "pickup", ...typed })).toEqual(["pickupAddress.pickupSpotDescription"]);
  expect(fieldsOf("way", { intakeMethod: "mobile", ...typed })).toEqual([]);
  expect(fieldsOf("way", {})).toEqual([]);
});

test("a field that the server rejects is found in its step", () => {
  expect(["vehicle.year", "poNumber", "nothing"].map((field) => stepOfField(field, stepsFor(true)))).toEqual([
    1, 5, -1,
  ]);
});

test("a drop-off sends no address, a known vehicle no new one", () => {
  const sent = toInput({ ...emptyIntake, vehicleId: "a", vehicle: camry, pickupAddressId: "b", isNewAddress: true });

  expect([sent.vehicle, sent.pickupAddressId, sent.pickupAddress, sent.vehicleId]).toEqual([
    undefined,
    undefined,
    undefined,
    "a",
  ]);
});
