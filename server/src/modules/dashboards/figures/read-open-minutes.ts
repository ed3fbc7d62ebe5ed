import type { WorkingHours } from "@boresight/domain/schedule/working-time";
import type { Rights } from "#platform/database/transaction.ts";
import type { FigureFilter, FigureSpan } from "./figure-span.ts";

interface OpenFacility {
  workingHours: WorkingHours;
  closures: readonly string[];
  bays: number;
}

/** The minutes in which bays of the caller's facilities could be worked in: by its days the span before, then the span. */
export async function readOpenMinutes(span: FigureSpan, filter: FigureFilter, caller: Rights): Promise<number[]> {
  const facilities = await caller.rows<OpenFacility>({
    text: `select f.working_hours, f.closures, (select count(*)::integer from app.bays b where b.facility_id = f.id and b.is_active) as bays
      from app.facilities f, (select app_private.own_facility_ids() as ids) own
      where f.is_active and ($1::uuid is null or f.id = $1) and (own.ids is null or f.id = any (own.ids))`,
    values: [filter.facility],
  });
  const first = Date.parse(`${span.before}T12:00:00Z`);
  return Array.from({ length: 2 * span.length }, (_, place) => {
    const noon = new Date(first + place * 86_400_000);
    return facilities.reduce((sum, facility) => sum + facility.bays * minutesOn(facility, noon), 0);
  });
}

/** The minutes that a place is open on a day, by its clock. */
export function minutesOn({ workingHours, closures }: Omit<OpenFacility, "bays">, noon: Date): number {
  if (closures.includes(noon.toISOString().slice(0, 10))) return 0;
  const spans = workingHours[String(noon.getUTCDay() || 7)] ?? [];
  return spans.reduce((sum, [opens, closes]) => sum + minuteOf(closes) - minuteOf(opens), 0);
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
