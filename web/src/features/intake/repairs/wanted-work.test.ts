import { expect, test } from "vitest";
import { emptyIntake } from "#features/intake/intake-values.ts";
import { wantedWork } from "./wanted-work.ts";

const camera = { typeKey: "CAL-FCAM-S", trigger: "Windshield", ruleId: "rule" };
const own = { typeKey: "CAL-HUD", trigger: "", ruleId: null };
const values = { ...emptyIntake, calibrations: [camera, own], pickupAddressId: "yard" };

test("a time is wanted for the chosen work, at the known address we drive to", () => {
  expect(wantedWork({ ...values, intakeMethod: "mobile" })).toEqual({
    kind: "mobile",
    typeKeys: ["CAL-FCAM-S", "CAL-HUD"],
    ruleIds: ["rule"],
    addressId: "yard",
  });
});

test("a vehicle that is brought, and one that stands at a new address, have no known way", () => {
  expect(wantedWork(values).addressId).toBeNull();
  expect(wantedWork({ ...values, intakeMethod: "tow", isNewAddress: true }).addressId).toBeNull();
  expect(wantedWork({ ...values, intakeMethod: "tow", pickupAddressId: "" }).addressId).toBeNull();
});
