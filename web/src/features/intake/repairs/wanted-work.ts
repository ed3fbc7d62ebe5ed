import type { IntakeValues } from "#features/intake/intake-values.ts";

/** What a time is searched and held for: the work and, if known, the vehicle's location. */
export const wantedWork = ({ intakeMethod, calibrations, isNewAddress, pickupAddressId }: IntakeValues) => ({
  kind: intakeMethod,
  typeKeys: calibrations.map(({ typeKey }) => typeKey),
  ruleIds: calibrations.flatMap(({ ruleId }) => ruleId ?? []),
  addressId: intakeMethod === "dropOff" || isNewAddress || pickupAddressId === "" ? null : pickupAddressId,
});
