/** When people and vans are out: the working time in which ways are driven, with its breaks, until the night. */
import type { WorkPlan } from "#schedule/time-off.ts";
import { openSpans, type Span, type WorkingCalendar, type WorkingHours } from "#schedule/working-time.ts";

const hour = 3_600_000;
/** Whoever was somewhere longer ago has been home since. */
export const neighborHours = 12;
/** While the facility is closed for so long, vans are at home. */
export const night = 4 * hour;

interface Worker {
  calendar: WorkingCalendar;
  /** Null while nobody is named: the facility's hours count. */
  technician: WorkPlan | null;
}

/** When the technician works, else when the facility is open: what ways are driven in. */
export function workingTime({ calendar, technician }: Worker) {
  const works = technician?.shifts ? shiftCalendar(technician.shifts, calendar.timeZone) : calendar;
  const absences = technician?.absences ?? [];
  const within = (from: number, to: number): Span[] =>
    daysOf(works, from, to).flatMap(({ start, end }) => {
      const span = { start: Math.max(start, from), end: Math.min(end, to) };
      return span.start < span.end ? [span] : [];
    });
  return {
    within,
    between: (from: number, to: number): number =>
      within(from, to).reduce((sum, { start, end }) => sum + end - start - absent(absences, { start, end }), 0),
    /** From when to when a van is out on the day of this time: nights end it. */
    around({ start, end }: Span): Span {
      const earlier = within(start - neighborHours * hour, start);
      let from = start;
      for (const span of earlier.toReversed()) {
        if (from - span.end >= night) break;
        from = span.start;
      }
      const later = within(end, end + neighborHours * hour);
      let until = end;
      for (const span of later) {
        if (span.start - until >= night) break;
        until = span.end;
      }
      return { start: from, end: until };
    },
  };
}

export interface WorkingDay {
  /** When somebody neither drives nor works: in the order of time. */
  breaks: readonly Span[];
  end: number;
}

/** The working day around a moment. Whoever has agreed to work in a break or after the end does so. */
export function workingDayAt(worker: Worker, now: number, agreed: readonly Span[]): WorkingDay {
  const time = workingTime(worker);
  const day = time.around({ start: now, end: now });
  const spans = time.within(day.start, day.end);
  const breaks = spans.flatMap(({ end: start }, index): Span[] => {
    const end = spans[index + 1]?.start ?? start;
    return start < end && !agreed.some((one) => one.start < end && one.end > start) ? [{ start, end }] : [];
  });
  return {
    breaks: [...breaks, ...(worker.technician?.absences ?? [])].toSorted((one, other) => one.start - other.start),
    end: agreed.reduce((end, one) => (one.start < day.end + night ? Math.max(end, one.end) : end), day.end),
  };
}

/** One for each technician, so that its days are worked out once. */
const shiftCalendars = new WeakMap<WorkingHours, WorkingCalendar>();

function shiftCalendar(shifts: WorkingHours, timeZone: string): WorkingCalendar {
  const known = shiftCalendars.get(shifts);
  if (known?.timeZone === timeZone) return known;
  const made = { timeZone, workingHours: shifts, closures: [] };
  shiftCalendars.set(shifts, made);
  return made;
}

const dayLength = 24 * hour;
const dateOf = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/** The opening periods by the number of their day since 1970: its date is spelled out once. */
const knownDays = new WeakMap<WorkingCalendar, Map<number, readonly Span[]>>();

/** The opening periods of the local days around a time: which days those are, nobody has to ask the time zone. */
function daysOf(calendar: WorkingCalendar, from: number, to: number): Span[] {
  const known = knownDays.get(calendar) ?? new Map<number, readonly Span[]>();
  knownDays.set(calendar, known);
  const spans: Span[] = [];
  const last = Math.floor(to / dayLength) + 1;
  for (let day = Math.floor(from / dayLength) - 1; day <= last; day++) {
    const ofDay = known.get(day) ?? openSpans(calendar, dateOf(day));
    known.set(day, ofDay);
    spans.push(...ofDay);
  }
  return spans;
}

const absent = (absences: readonly Span[], { start, end }: Span): number =>
  absences.reduce((sum, one) => sum + Math.max(0, Math.min(end, one.end) - Math.max(start, one.start)), 0);
