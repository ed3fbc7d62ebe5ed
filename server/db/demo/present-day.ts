/** The day on which the demo shop is loaded: its base location works, even on a Sunday, and vehicles come as long as it is open. */
import { localDay, openSpans, type WorkingCalendar } from "@boresight/domain/schedule/working-time";
import type { DemoOrder } from "./orders/orders.ts";
import type { Row } from "../rows/factories.ts";

const day = 24 * 3_600_000;
const weeks = 60;
const aheadWeeks = 8;
const expectedCount = 6;
const apart = 20 * 60_000;

/** The calendar, and if it is closed on the day of this moment, open then and never else on such a day. */
export function openedFor(calendar: WorkingCalendar, today: Date): WorkingCalendar {
  const dayAt = (moment: number) => localDay(calendar.timeZone, moment);
  const opened = dayAt(today.getTime());
  if (openSpans(calendar, opened).length > 0) return calendar;
  const others = Array.from({ length: weeks + aheadWeeks }, (_, week) => (week - weeks) * 7 * day).filter(Boolean);
  const closed = others.map((away) => dayAt(today.getTime() + away)).filter((one) => isClosed(calendar, one));
  const weekday = String(new Date(`${opened}T12:00:00Z`).getUTCDay() || 7);
  return {
    ...calendar,
    workingHours: { ...calendar.workingHours, [weekday]: calendar.workingHours[weekday] ?? [["08:00", "17:00"]] },
    closures: [...calendar.closures.filter((one) => one !== opened), ...closed],
  };
}

const isClosed = (calendar: WorkingCalendar, date: string) => openSpans(calendar, date).length === 0;

interface Expecting {
  now: Date;
  /** Who is to have something to do, and whose vehicle is to come. */
  technician: Row | undefined;
  email: string | undefined;
}

/** Which scheduled orders come next to the base location, and each not before when: one after the other from now on. */
export function expectedNext(
  orders: readonly DemoOrder[],
  { now, technician, email }: Expecting,
): ReadonlyMap<DemoOrder, number> {
  const theirs = ({ row, vehicle }: DemoOrder) =>
    Number(row["assigned_technician_id"] === technician?.id) + Number(vehicle.customer.login.email === email);
  const coming = orders
    .filter(({ statusKey, row, vehicle }) => {
      const comesToBase = vehicle.customer.facility.row["is_base"] === true && row["intake_method"] !== "mobile";
      return statusKey === "scheduled" && comesToBase;
    })
    .toSorted((one, other) => theirs(other) - theirs(one))
    .slice(0, expectedCount);
  return new Map(coming.map((order, index) => [order, now.getTime() + index * apart]));
}
