import { appointmentMinutes, minutesLeft } from "@boresight/domain/schedule/appointment-length";
import type { IntakeMethod } from "@boresight/domain/intake/intake-method";
import type { Rights } from "#platform/database/transaction.ts";
import type { BookableOrder, WorkType } from "#modules/schedule/read-bookable-order.ts";

interface PlannedLength {
  appointmentId: string;
  order: Pick<BookableOrder, "types">;
  kind: IntakeMethod;
  /** The length that the office chose; null where it chose none. */
  minutes: number | null;
}

/** Records that the office planned another length than was computed. The latest choice for an appointment counts. */
export async function recordDurationOverride(planned: PlannedLength, system: Rights): Promise<void> {
  const { appointmentId, kind, minutes } = planned;
  if (minutes === null) return;
  const { types } = planned.order;
  const computed = appointmentMinutes({ kind, workMinutes: types.map((type) => type.minutes) });
  await system.run({ text: "delete from app.duration_overrides where appointment_id = $1", values: [appointmentId] });
  if (minutes === computed) return;
  const calibrations = types.filter(isCalibration);
  const taught = onlyCalibration(types);
  const besides = types.filter((type) => type !== taught).map((type) => type.minutes);
  await system.run({
    text: `insert into app.duration_overrides
        (appointment_id, type_keys, computed_minutes, chosen_minutes, line_item_type_id, work_minutes)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [
      appointmentId,
      calibrations.map(({ key }) => key),
      computed,
      minutes,
      taught?.id ?? null,
      taught ? minutesLeft(minutes, { kind, workMinutes: besides }) : null,
    ],
  });
}

const isCalibration = ({ category }: WorkType): boolean => category === "calibration";

/**
 * A length says something about a calibration only when it is the order's only one and has no special length for this
 * vehicle.
 */
export function onlyCalibration(types: readonly WorkType[]): WorkType | null {
  const [first, ...more] = types.filter(isCalibration);
  return first && more.length === 0 && first.isUsual ? first : null;
}
