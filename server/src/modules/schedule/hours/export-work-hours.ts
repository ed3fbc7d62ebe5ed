import { csvLine } from "@boresight/domain/base/csv";
import type { DayOfWork } from "@boresight/domain/schedule/hours/hours-by-day";
import type { WorkHoursAsked } from "@boresight/domain/schedule/hours/work-entry";
import { writtenAt } from "@boresight/domain/schedule/working-time";
import type { Transaction } from "#platform/database/transaction.ts";
import { readWorkHours } from "./read-work-hours.ts";

interface Named {
  name: string;
  email: string | null;
}

const header = [
  "Technician",
  "Email",
  "Day",
  "From",
  "To",
  "Work hours",
  "Travel hours",
  "Waiting hours",
  "Break hours",
  "Paid hours",
  "Paid minutes",
  "Corrected",
] as const;

/** The lines of the file for payroll, one for each technician and day. */
export async function exportWorkHours(asked: WorkHoursAsked, tx: Transaction): Promise<string[]> {
  const days = await readWorkHours(asked, tx);
  const people = await readNames([...new Set(days.map(({ userId }) => userId))], tx);
  const first = `\uFEFF${csvLine(header)}`; // The byte order mark tells spreadsheets that this is UTF-8.
  return [first, ...days.map((day) => csvLine(lineOf(day, people.get(day.userId))))];
}

/** Those whose hours the caller sees. */
async function readNames(ids: readonly string[], { system }: Transaction): Promise<ReadonlyMap<string, Named>> {
  const users = await system.rows<Named & { id: string }>({
    text: "select id, display_name as name, email from app.users where id = any ($1)",
    values: [ids],
  });
  return new Map(users.map(({ id, ...named }) => [id, named]));
}

const lineOf = ({ day, timeZone, minutes, paidMinutes, startedAt, endedAt, isCorrected }: DayOfWork, named?: Named) => [
  named?.name ?? "",
  named?.email ?? "",
  day,
  timeOf(timeZone, startedAt),
  timeOf(timeZone, endedAt),
  inHours(minutes.work),
  inHours(minutes.travel),
  inHours(minutes.waiting),
  inHours(minutes.break),
  inHours(paidMinutes),
  paidMinutes,
  isCorrected ? "yes" : "no",
];

const timeOf = (timeZone: string, moment: number): string => writtenAt(timeZone, moment).slice(11, 16);

/** To two decimals, as payroll programs read them: 100 minutes are 1.67. */
const inHours = (minutes: number): number => Number((minutes / 60).toFixed(2));
