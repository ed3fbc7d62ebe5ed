import { unansweredOf, type ReadinessInput } from "@boresight/domain/intake/intake-readiness";
import type { IntakeValues } from "#features/intake/intake-values.ts";
import type { RepairOperation } from "#features/intake/repairs/operations-input.tsx";

interface Known {
  addresses: readonly { id: string; distanceToSensi: number | null }[];
  operations: readonly RepairOperation[];
  /** What the ticked repairs call for. */
  suggested: readonly { typeKey: string; operations: readonly string[] }[];
  /** What the repair order speaks of and nobody ticked. */
  mentioned: readonly { name: string; isUnanswered: boolean }[];
}

/** What is said and known of the vehicle so far, as the server judges it when the intake is sent. */
export function readinessInput(values: IntakeValues, { addresses, operations, ...found }: Known): ReadinessInput {
  const chosen = values.calibrations.map(({ typeKey }) => typeKey);
  const address = values.isNewAddress ? null : addresses.find(({ id }) => id === values.pickupAddressId);
  const repairs = operations
    .filter(({ key }) => values.repairOperations.includes(key))
    .map(({ key, name }) => ({ name, typeKeys: callsOf(key, found.suggested) }));
  return {
    answers: values.readinessAnswers,
    hasRepairOrder: values.repairOrderFileId !== "",
    rideHeightModified: values.rideHeightModified,
    isFetched: values.intakeMethod !== "dropOff",
    knowsDistance: typeof address?.distanceToSensi === "number",
    unansweredRepairs: unansweredOf(repairs, chosen),
    unansweredMentions: found.mentioned.filter(({ isUnanswered }) => isUnanswered).map(({ name }) => name),
  };
}

const callsOf = (operation: string, suggested: Known["suggested"]) =>
  suggested.filter(({ operations }) => operations.includes(operation)).map(({ typeKey }) => typeKey);
