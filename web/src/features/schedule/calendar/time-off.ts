/** Why nothing can be booked at a time: closed, a bay out of order, a technician away. */
import { t } from "@boresight/domain/texts/text";
import { readHours } from "@boresight/domain/schedule/read-hours";
import { dayAfter, momentOf, openSpans, type Span } from "@boresight/domain/schedule/working-time";
import * as z from "zod/mini";
import type { PlaceFieldsFragment, ScheduleTimeOffQuery } from "#graphql/graphql.ts";
import { rowsOf } from "#data/rows.ts";
import { daysIn, type DaySpan } from "#ui/time/calendar-days.ts";
import { baysOf, type GroupBy, type Technician } from "#features/schedule/schedule-columns.ts";

export interface TimeOff extends Span {
  id: string;
  /** The columns it is about; null for the whole facility. */
  about: { id: string; name: string } | null;
  words: string;
  /** Differs from the usual week, so a list names it too. */
  isSpecial: boolean;
}

interface Asked {
  by: GroupBy | null;
  place: PlaceFieldsFragment;
  technicians: readonly Technician[];
  days: DaySpan;
  stored: ScheduleTimeOffQuery | undefined;
}

const texts = z.record(z.string(), z.string());
const dates = z.array(z.string());

/** Of these days; by bay or technician only what concerns those columns, otherwise all. */
export function timeOffOf({ by, place, technicians, days, stored }: Asked): TimeOff[] {
  const closed = daysIn(days).flatMap((date) => closedOn(place, date));
  const outages = by === "technician" ? [] : outagesOf(place, stored);
  const away = by === "bay" ? [] : awayOf({ place, technicians, days, stored });
  return [...closed, ...outages, ...away].toSorted((one, other) => one.start - other.start);
}

function closedOn(place: PlaceFieldsFragment, date: string): TimeOff[] {
  const { timeZone, workingHours: hours, closureReasons } = place;
  const closures = dates.safeParse(place.closures).data ?? [];
  const reason = texts.safeParse(closureReasons).data?.[date];
  const isSpecial = closures.includes(date);
  const calendar = { timeZone, workingHours: readHours(hours), closures };
  return gapsIn(dayOf(timeZone, date), openSpans(calendar, date)).map((gap) => ({
    ...gap,
    id: `closed ${date} ${gap.start}`,
    about: null,
    words: isSpecial && reason ? t("schedule.closedBecause", { reason }) : t("schedule.closed"),
    isSpecial,
  }));
}

function outagesOf(place: PlaceFieldsFragment, stored: Asked["stored"]): TimeOff[] {
  const bays = new Map(baysOf(place).map(({ id, name }) => [id, name]));
  return rowsOf(stored?.bayOutages).flatMap(({ id, bayId, startsAt, endsAt, reason }) => {
    const name = bays.get(bayId);
    if (name === undefined) return [];
    const words = t("schedule.outOfOrderBecause", { reason });
    return [{ id, about: { id: bayId, name }, ...spanOf({ startsAt, endsAt }), words, isSpecial: true }];
  });
}

function awayOf({ place, technicians, days, stored }: Omit<Asked, "by">): TimeOff[] {
  const names = new Map(technicians.map(({ id, displayName }) => [id, displayName]));
  const absences = rowsOf(stored?.absences).flatMap(({ id, userId, startsAt, endsAt, reason }) => {
    const name = names.get(userId);
    if (name === undefined) return [];
    const words = reason ? t("schedule.awayBecause", { reason }) : t("schedule.away");
    return [{ id, about: { id: userId, name }, ...spanOf({ startsAt, endsAt }), words, isSpecial: true }];
  });
  const off = rowsOf(stored?.shifts).flatMap(({ id, userId, workingHours }) => {
    const name = names.get(userId);
    if (name === undefined) return [];
    const about = { id: userId, name };
    const shifts = { timeZone: place.timeZone, workingHours: readHours(workingHours), closures: [] };
    return daysIn(days).flatMap((date) =>
      openOn(place, date)
        .flatMap((open) => gapsIn(open, openSpans(shifts, date)))
        .map((gap) => ({ ...gap, id: `${id} ${gap.start}`, about, words: t("schedule.notAtWork"), isSpecial: false })),
    );
  });
  return [...absences, ...off];
}

const openOn = ({ timeZone, workingHours, closures }: PlaceFieldsFragment, date: string): readonly Span[] =>
  openSpans({ timeZone, workingHours: readHours(workingHours), closures: dates.safeParse(closures).data ?? [] }, date);

const dayOf = (timeZone: string, date: string): Span => ({
  start: momentOf(timeZone, date, "00:00"),
  end: momentOf(timeZone, dayAfter(date), "00:00"),
});

const spanOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): Span => ({
  start: Date.parse(startsAt),
  end: Date.parse(endsAt),
});

/** What of a period these leave free; they come in order. */
function gapsIn({ start, end }: Span, taken: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let from = start;
  for (const span of taken) {
    if (span.start > from) gaps.push({ start: from, end: Math.min(span.start, end) });
    from = Math.max(from, span.end);
  }
  if (from < end) gaps.push({ start: from, end });
  return gaps.filter((gap) => gap.start < gap.end);
}
