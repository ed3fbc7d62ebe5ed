/** A facility's working time as one line of minutes, so that a history can be laid out backwards as well as forwards. */
import {
  addWorkingMinutes,
  workingSecondsBetween,
  type WorkingCalendar,
} from "@boresight/domain/schedule/working-time";

export interface Timeline {
  calendar: WorkingCalendar;
  /** The moment at this working minute; minute 0 is more than a year before today. */
  moment(minute: number): Date;
  /** The working minute of today's opening. */
  today: number;
  /** How far the workshop has come: on a working day a little before now. */
  present: number;
  /** The last working minute of a day so many days before today. */
  daysAgo(days: number): number;
}

const dayLength = 24 * 60 * 60 * 1000;
const pastDays = 400;
const stride = 600;
/** What follows the last move of an order, such as its ticks and results, has happened by now. */
const settled = 25 * 60_000;

export function createTimeline(calendar: WorkingCalendar, today: Date, now: Date): Timeline {
  const start = daysBefore(today, pastDays);
  // Counting from a mark near by instead of from the start keeps a thousand histories quick.
  const marks = [start];
  const moment = (minute: number): Date => {
    const mark = Math.floor(minute / stride);
    while (marks.length <= mark) marks.push(after(marks[marks.length - 1] ?? start, stride));
    const [from, left] = [marks[mark] ?? start, minute - mark * stride];
    return left === 0 ? from : after(from, left); // No minutes after the end of a day are not the next day's morning.
  };
  const after = (from: Date, minutes: number): Date => {
    const found = addWorkingMinutes(calendar, from, minutes);
    if (!found) throw new Error("the facility never opens");
    return found;
  };
  const counted = countDays(calendar, today);
  const daysAgo = (days: number) => counted[days] ?? 0;
  const sinceOpening = workingSecondsBetween(calendar, today, new Date(now.getTime() - settled));
  const present = daysAgo(0) + Math.floor(sinceOpening / 60);
  return { calendar, moment, daysAgo, today: daysAgo(0), present };
}

const daysBefore = (date: Date, days: number): Date => new Date(date.getTime() - days * dayLength);

/** The working minutes from the line's start to so many days before today, by the number of days. */
function countDays(calendar: WorkingCalendar, today: Date): number[] {
  const counted: number[] = [];
  let seconds = 0;
  for (let days = pastDays; days >= 0; days--) {
    counted[days] = Math.floor(seconds / 60);
    seconds += workingSecondsBetween(calendar, daysBefore(today, days), daysBefore(today, days - 1));
  }
  return counted;
}
