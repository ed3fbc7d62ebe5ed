import { expect, test } from "vitest";
import { emptyIntake } from "#features/intake/intake-values.ts";
import { wantedWork } from "./wanted-work.ts";

const camera = { typeKey: "CAL-FCAM-S", trigger: "Windshield", ruleId: "rule" };
const own = { typeKey: "CAL-HUD", trigger: "", ruleId: null };
const values = { ...emptyIntake, calibrations: [camera, own], pickupAddressId: "yard" };

test("a time is requested for the chosen work, at the known address that we drive to", () => {
  expect(wantedWork({ ...values, intakeMethod: "mobile" })).toEqual({
    kind: "mobile",
    typeKeys: ["CAL-FCAM-S", "CAL-HUD"],
    ruleIds: ["rule"],
    addressId: "yard",
    curedAt: null,
  });
});

test("it comes after the adhesive of new glass has cured, as long as glass is among the repairs", () => {
  const adhesive = { curedAt: "2026-05-05T09:30", timeZone: "America/Denver" };

  expect(wantedWork({ ...values, repairOperations: ["windshield"], adhesive }).curedAt).toBe(
    "2026-05-05T15:30:00.000Z",
  );
  expect(
    wantedWork({ ...values, repairOperations: ["windshield"], adhesive: { ...adhesive, curedAt: "" } }).curedAt,
  ).toBeNull();
  expect(wantedWork({ ...values, repairOperations: ["frontEnd"], adhesive }).curedAt).toBeNull();
});

test("the distance is unknown for a drop-off and for a new address", () => {
  expect(wantedWork(values).addressId).toBeNull();
  expect(wantedWork({ ...values, intakeMethod: "tow", isNewAddress: true }).addressId).toBeNull();
  expect(wantedWork({ ...values, intakeMethod: "tow", pickupAddressId: "" }).addressId).toBeNull();
});

test("what another shop does needs no time of ours", () => {
  const sublet = { ...values, calibrations: [{ ...camera, isSublet: true }, own] };

  expect(wantedWork(sublet)).toMatchObject({ typeKeys: ["CAL-HUD"], ruleIds: [] });
});
