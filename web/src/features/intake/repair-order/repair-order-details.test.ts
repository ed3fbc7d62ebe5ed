import { expect, test } from "vitest";
import { emptyIntake, noDetails, type IntakeForm, type IntakeValues } from "#features/intake/intake-values.ts";
import { fillFrom, otherVin } from "./repair-order-details.ts";

const told = {
  ...noDetails,
  repairOrderNumber: "77412",
  claimNumber: "04-1",
  insurerName: "State Farm",
  vinNumber: "4T1G11AK2MU990001",
};
const accord = "1HGCV1F3XMA990002";

/** The values after repair orders that said this, one after the other. */
function filled(values: Partial<IntakeValues>, ...papers: (typeof told)[]): IntakeValues {
  let now: IntakeValues = { ...emptyIntake, ...values };
  const form = {
    getValues: () => now,
    setValue: (name: string, value: unknown) => {
      now = { ...now, [name]: value };
    },
  };
  for (const paper of papers) fillFrom(form as unknown as IntakeForm, paper);
  return now;
}

const vehicle = { ...emptyIntake.vehicle, vinNumber: accord, make: "Honda" };

test("empty fields are filled, typed ones stay", () => {
  const values = filled({ claimNumber: "mine" }, told);

  expect(values).toMatchObject({ repairOrderNumber: "77412", claimNumber: "mine", insurerName: "State Farm" });
  expect(values.vehicle.vinNumber).toBe(told.vinNumber);
  expect(filled({ vehicle }, told).vehicle).toEqual(vehicle);
});

test("another repair order replaces what the first said, and removing it empties that again", () => {
  const other = { ...told, repairOrderNumber: "8", vinNumber: accord };

  expect(filled({}, told, other)).toMatchObject({ repairOrderNumber: "8", vehicle: { vinNumber: accord } });
  expect(filled({}, told, noDetails)).toMatchObject({ repairOrderNumber: "", vehicle: { vinNumber: "", make: "" } });
});

test("a vehicle chosen without a VIN stays chosen", () => {
  expect(filled({ vehicleId: "a" }, told).vehicle.vinNumber).toBe("");
});

test("the repair order of another car asks, until it is answered for that VIN", () => {
  const values = filled({ vehicle }, told);

  expect(otherVin(values)).toBe(told.vinNumber);
  expect(otherVin({ ...values, keptVin: accord })).toBeNull();
  expect(otherVin({ ...values, keptVin: "4T1G11AK3MU990001" })).toBe(told.vinNumber);
});

test("the same VIN, half a VIN and a repair order without one ask nothing", () => {
  expect(otherVin(filled({}, told))).toBeNull();
  expect(otherVin(filled({ vehicle: { ...vehicle, vinNumber: "4t1g11ak2mu990001" } }, told))).toBeNull();
  expect(otherVin(filled({ vehicle: { ...vehicle, vinNumber: "1HGCV" } }, told))).toBeNull();
  expect(otherVin(filled({ vehicle }, noDetails))).toBeNull();
});
