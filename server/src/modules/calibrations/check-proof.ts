import type { Attempt } from "@boresight/domain/calibrations/attempt-schema";
import type { MadeWith } from "@boresight/domain/calibrations/made-with";
import { fail } from "@boresight/domain/base/errors";
import { isAccepted } from "@boresight/domain/equipment/equipment";
import { text } from "@boresight/domain/texts/text";
import type { Transaction } from "#platform/database/transaction.ts";
import { checkEquipment } from "./check-equipment.ts";
import { attemptedCalibration, checkTechnician, type AttemptedCalibration } from "./check-technician.ts";

export interface CheckedAttempt {
  tool: string;
  target: string;
  madeWith: MadeWith;
  /** What does not prove a pass, by name: an admin has accepted it. */
  overridden: readonly string[];
}

/**
 * Returns what the attempt was made with, as it is kept. Throws `equipment-expired` and `credential-missing` for a pass that equipment or
 * technician do not prove, unless an admin says why it counts.
 */
export async function checkProof(attempt: Attempt, tx: Transaction): Promise<CheckedAttempt> {
  const { result, overrideNote, requirementSource } = attempt;
  const calibration = await tx.system.one<AttemptedCalibration>(
    attemptedCalibration(attempt.calibrationId, momentOf(attempt, tx.now)),
  );
  const { day, procedure, place } = calibration;
  const { tool, target, recorded, expired } = await checkEquipment(attempt, day, tx);
  const { technician, isUnproved } = await checkTechnician(calibration, tx);
  const unproved = isUnproved ? [`${technician?.name ?? ""} · ${calibration.name}`] : [];
  const lacking = result === "passed" ? [...expired, ...unproved] : [];
  const names = lacking.join(", ");
  if (lacking.length > 0 && !isAccepted(tx.caller.role, overrideNote))
    throw expired.length > 0
      ? fail("equipment-expired", { message: text("equipment.expired", { names }) })
      : fail("credential-missing", { message: text("schedule.credentialMissing", { names }) });
  const followed = { ...procedure, source: requirementSource || procedure.source };
  return { tool, target, madeWith: { ...recorded, technician, procedure: followed, place }, overridden: lacking };
}

const longestAgo = 7 * 24 * 3_600_000;

/** What was in force then counts. A device without a network sends an attempt later; a clock may be wrong. */
function momentOf({ endedAt }: Attempt, now: Date): string {
  const ago = endedAt === null ? 0 : now.getTime() - Date.parse(endedAt);
  return endedAt !== null && ago >= 0 && ago <= longestAgo ? endedAt : now.toISOString();
}
