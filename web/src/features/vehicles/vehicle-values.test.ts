import { expect, test } from "vitest";
import { newVehicleSchema } from "@boresight/domain/vehicles/vehicle-verbs-schema";
import { vehicleInput, vehicleValues } from "./vehicle-values.ts";

const judged = (values: Parameters<typeof vehicleInput>[1]) => {
  const input = vehicleInput(null, values);
  return { input, error: newVehicleSchema(2026).safeParse(input).error };
};

const typed = {
  ...vehicleValues(null, "0198c6e5-0000-7000-8000-000000000001"),
  vinNumber: "4t1g-11ak2 mu990001",
  year: "2021",
  make: "Toyota",
  model: "Camry",
};

test("a VIN may be typed with spaces and hyphens, and an odometer with separators; empty fields are none", () => {
  const { input, error } = judged({ ...typed, odometer: "48,000", ownerEmail: " " });

  expect(error).toBeUndefined();
  expect(input).toMatchObject({ vinNumber: "4T1G11AK2MU990001", odometer: 48_000, ownerEmail: null, color: null });
});

test.each(["59724.5", "59,72", "1e5"])("an odometer of %j is not taken for another one", (odometer) => {
  const { error } = judged({ ...typed, odometer });

  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["odometer"]);
});

test("a vehicle without a year, or with a VIN that does not check out, is not sent", () => {
  const { error } = judged({ ...typed, year: "", vinNumber: "4T1G11AK2MU990002" });

  expect(error?.issues.map(({ path }) => path.join("."))).toContain("year");
});

test("an owner's telephone is edited with its extension", () => {
  const phone = { ownerPhone: "+13035550103", ownerPhoneExtension: "12" };
  const texts = { vehicleDescription: "", trim: "", ownerFirstName: "", ownerLastName: "", ownerEmail: null };
  const plate = { licensePlate: null, plateState: null, color: null, odometer: null };
  const stored = { ...typed, ...texts, ...plate, ...phone, year: 2021, customer: null };

  expect(vehicleValues(stored).ownerPhone).toBe("+13035550103 x12");
});
