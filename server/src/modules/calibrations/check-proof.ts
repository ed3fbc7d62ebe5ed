import type { Attempt } from "@boresight/domain/calibrations/attempt-schema";
import type { MadeWith, RecordedEntry } from "@boresight/domain/calibrations/made-with";
import { fail } from "@boresight/domain/base/errors";
import { isAccepted } from "@boresight/domain/equipment/equipment";
import { text } from "@boresight/domain/texts/text";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
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
  const source = requirementSource || procedure.source;
  const followed = { ...procedure, source, entry: await findEntry(source, tx.system) };
  return { tool, target, madeWith: { day, ...recorded, technician, procedure: followed, place }, overridden: lacking };
}

/** What the library has under this name, as it is now; it is kept with the attempt. */
const findEntry = (source: string, system: Rights): Promise<RecordedEntry | null> =>
  system
    .maybe<{ entry: RecordedEntry }>({
      text: `select json_build_object('id', p.id, 'version', p.version, 'kind', p.kind, 'title', p.title, 'url', p.url, 'sha256', f.sha256) as entry
        from app.procedures p left join app.files f on f.id = p.file_id where lower(p.title) = lower($1) and p.is_active`,
      values: [source.trim()],
    })
    .then((found) => found?.entry ?? null);

const longestAgo = 7 * 24 * 3_600_000;

/** What was in force then counts. A device without a network sends an attempt later; a clock may be wrong. */
function momentOf({ endedAt }: Attempt, now: Date): string {
  const ago = endedAt === null ? 0 : now.getTime() - Date.parse(endedAt);
  return endedAt !== null && ago >= 0 && ago <= longestAgo ? endedAt : now.toISOString();
}
