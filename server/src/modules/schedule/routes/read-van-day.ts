import type { VanDay } from "@boresight/domain/schedule/routes/van-day";
import type { SlotBay } from "@boresight/domain/schedule/slot-places";
import { dayAfter, momentOf, openSpans, type Span } from "@boresight/domain/schedule/working-time";
import { fail } from "@boresight/domain/base/errors";
import type { Role } from "@boresight/domain/accounts/roles";
import { readSchedule } from "#modules/schedule/slots/read-schedule.ts";
import { readRoads } from "#modules/schedule/travel/read-roads.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { readVanStops, type StoredStop } from "./read-van-stops.ts";
import { plannableOf, vansOf, visitsOf, withDrivers } from "./vans-of-day.ts";

interface AskedDay {
  facilityId: string;
  date: string;
}

export interface DayReader {
  /** Who sees the appointments: a caller, or the system. */
  reader: Rights;
  system: Rights;
  now: Date;
  role: Role;
}

/**
 * Returns what the vans of a facility do on days in the order of time: each also knows what could come to it from those before.
 * Throws `not-found` for a facility that is not active.
 */
export async function readVanDays(
  { facilityId, dates }: { facilityId: string; dates: readonly string[] },
  by: DayReader,
): Promise<VanDay[]> {
  const days: VanDay[] = [];
  const earlier: StoredStop[] = [];
  for (const date of dates) {
    const { day, plannable } = await readDayAfter({ facilityId, date }, earlier, by);
    days.push(day);
    earlier.push(...plannable);
  }
  return days;
}

async function readDayAfter({ facilityId, date }: AskedDay, earlier: readonly StoredStop[], by: DayReader) {
  const { reader, system, now, role } = by;
  const base = await reader.one<{
    timeZone: string;
    isBase: boolean;
    latitude: number | null;
    longitude: number | null;
  }>({
    text: `select f.time_zone, f.is_base, a.latitude, a.longitude
      from app.facilities f left join app.addresses a on a.id = f.address_id where f.id = $1`,
    values: [facilityId],
  });
  const day = { start: momentOf(base.timeZone, date, "00:00"), end: momentOf(base.timeZone, dayAfter(date), "00:00") };
  const { facilities, bookings: all } = await readSchedule(system, {
    facilityIds: [facilityId],
    from: new Date(day.start),
    to: new Date(day.end),
    now,
    role,
    exceptIds: [],
  });
  const [facility] = facilities;
  const bookings = all.filter(({ start, end }) => start < day.end && end > day.start);
  if (!facility) throw fail("not-found");
  const stored = await readVanStops({ facilityId, day, isBase: base.isBase }, by);
  const { latitude, longitude } = base;
  const place = {
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    milesFromBase: base.isBase ? 0 : null,
  };
  const open = openSpans(facility.calendar, date);
  const places = [place, ...[...stored, ...earlier].map((stop) => stop.place)].flatMap(
    ({ coordinates }) => coordinates ?? [],
  );
  const travel = { ...facility.travel, roads: await readRoads(places, "between", system) };
  const vans = facility.bays.filter(({ kind }) => kind === "mobile");
  const bays = [...vans, ...(await readUnusedVans(vans, { stored, day }, reader))];
  const facts = { facility: { ...facility, bays }, stored, bookings, base: place, day, now: now.getTime(), date };
  const around = withDrivers(facts);
  return {
    day: { base: place, open, now: now.getTime(), travel, ...vansOf(around), ...visitsOf(around, earlier) },
    plannable: plannableOf(around),
  };
}

/** Vans that are no longer used, or are fixed bays now, and still hold stops: out of order that day, so that other vans are looked for. */
async function readUnusedVans(
  used: readonly SlotBay[],
  { stored, day }: { stored: readonly StoredStop[]; day: Span },
  reader: Rights,
): Promise<SlotBay[]> {
  const holding = stored.map(({ bayId }) => bayId).filter((id) => !used.some((bay) => bay.id === id));
  if (holding.length === 0) return [];
  const vans = await reader.rows<Omit<SlotBay, "booked" | "outages">>({
    text: `select id, 'mobile' as kind, capabilities, service_radius_miles, floor_survey_ends_on::text from app.bays where id = any ($1)
      order by sort_order, name`,
    values: [holding],
  });
  return vans.map((van) => ({ ...van, outages: [day], booked: [] }));
}
