import { localDay, openSpans, type WorkingCalendar } from "@boresight/domain/schedule/working-time";

interface Booking {
  startsAt: string;
  endsAt: string;
  bayId: string;
}

export interface Load {
  appointments: number;
  bookedMinutes: number;
  openMinutes: number;
}

const minute = 60_000;

/** Returns the booked time of these bays on the facility's own day, and their capacity. */
export function loadOn(
  now: Date,
  calendar: WorkingCalendar,
  { bookings, bayIds }: { bookings: readonly Booking[]; bayIds: readonly string[] },
): Load {
  const today = localDay(calendar.timeZone, now.getTime());
  const booked = bookings.filter(
    ({ startsAt, bayId }) => bayIds.includes(bayId) && localDay(calendar.timeZone, Date.parse(startsAt)) === today,
  );
  const open = openSpans(calendar, today).reduce((sum, { start, end }) => sum + (end - start) / minute, 0);
  return {
    appointments: booked.length,
    bookedMinutes: booked.reduce(
      (sum, { startsAt, endsAt }) => sum + (Date.parse(endsAt) - Date.parse(startsAt)) / minute,
      0,
    ),
    openMinutes: open * bayIds.length,
  };
}
