import { curedAtOf, type IntakeValues } from "#features/intake/intake-values.ts";

/** What a time is searched and held for: the work that we do ourselves and, if known, the vehicle's location. */
export function wantedWork(values: IntakeValues) {
  const { intakeMethod, calibrations, isNewAddress, pickupAddressId } = values;
  const ours = calibrations.filter(({ isSublet }) => !isSublet);
  return {
    kind: intakeMethod,
    typeKeys: ours.map(({ typeKey }) => typeKey),
    ruleIds: ours.flatMap(({ ruleId }) => ruleId ?? []),
    addressId: intakeMethod === "dropOff" || isNewAddress || pickupAddressId === "" ? null : pickupAddressId,
    curedAt: curedAtOf(values),
  };
}
