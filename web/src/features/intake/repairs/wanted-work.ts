import type { IntakeValues } from "#features/intake/intake-values.ts";

/** What a time is looked for and kept for: the work, and where the vehicle stands if we know the place. */
export const wantedWork = ({ intakeMethod, calibrations, isNewAddress, pickupAddressId }: IntakeValues) => ({
  kind: intakeMethod,
  typeKeys: calibrations.map(({ typeKey }) => typeKey),
  ruleIds: calibrations.flatMap(({ ruleId }) => ruleId ?? []),
  addressId: intakeMethod === "dropOff" || isNewAddress || pickupAddressId === "" ? null : pickupAddressId,
});
