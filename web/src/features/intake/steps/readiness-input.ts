import { unansweredOf, type ReadinessInput } from "@boresight/domain/intake/intake-readiness";
import type { IntakeValues } from "#features/intake/intake-values.ts";
import type { RepairOperation } from "#features/intake/repairs/operations-input.tsx";

interface Known {
  addresses: readonly { id: string; distanceToSensi: number | null }[];
  operations: readonly RepairOperation[];
  /** How far away the vehicle is, is the office's to find out. */
  staff: boolean;
  /** The calibrations that the ticked repairs require. */
  suggested: readonly { typeKey: string; operations: readonly string[] }[];
  /** The repairs that the repair order mentions and nobody ticked. */
  mentioned: readonly { name: string; isUnanswered: boolean }[];
}

/** Returns what is known of the vehicle so far, in the form that the server evaluates on submission. */
export function readinessInput(values: IntakeValues, { addresses, operations, ...found }: Known): ReadinessInput {
  const chosen = values.calibrations.map(({ typeKey }) => typeKey);
  const address = values.isNewAddress ? null : addresses.find(({ id }) => id === values.pickupAddressId);
  const repairs = operations
    .filter(({ key }) => values.repairOperations.includes(key))
    .map(({ key, name }) => ({ name, typeKeys: callsOf(key, found.suggested) }));
  return {
    answers: values.readinessAnswers,
    hasRepairOrder: values.papers.length > 0,
    rideHeightModified: values.rideHeightModified,
    isFetched: values.intakeMethod !== "dropOff",
    knowsDistance: !found.staff || typeof address?.distanceToSensi === "number",
    unansweredRepairs: unansweredOf(repairs, chosen),
    unansweredMentions: found.mentioned.filter(({ isUnanswered }) => isUnanswered).map(({ name }) => name),
  };
}

const callsOf = (operation: string, suggested: Known["suggested"]) =>
  suggested.filter(({ operations }) => operations.includes(operation)).map(({ typeKey }) => typeKey);
