/**
 * Appointments as an iCalendar feed (RFC 5545). Times are by the clock of the place, with its zone: every program shows
 * them in its reader's own, and what repeats or is printed there keeps the hour that was agreed.
 */
import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { zoneLines, zoneTime } from "./calendar-zones.ts";

export const feedSubjects = ["technician", "facility", "customer"] as const;
export type FeedSubject = (typeof feedSubjects)[number];

export const calendarLinkSchema = z
  .object({
    subject: z
      .enum(feedSubjects, text("schedule.chooseWhoseAppointmentsTheLinkTells"))
      .meta({ id: "CalendarFeedSubject" }),
    subjectId: recordId(),
  })
  .meta({ id: "CalendarLinkInput" });
export type CalendarLinkInput = z.infer<typeof calendarLinkSchema>;

export interface FeedEvent {
  id: string;
  /** Increases with every change, so that programs use the newer one. */
  version: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  /** Of the place, such as `America/Denver`. */
  timeZone: string;
  summary: string;
  description: string;
  location: string;
  isConfirmed: boolean;
  isCancelled?: boolean;
}

interface Feed {
  name: string;
  timeZone: string;
  events: readonly FeedEvent[];
}

const lineEnd = "\r\n";

export const calendarFeed = ({ name, timeZone, events }: Feed): string =>
  calendar("PUBLISH", events, [
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
  ]);

/** Whoever sends an appointment by mail; programs update or remove it only for the same one. */
export interface Organizer {
  name: string;
  email: string;
}

export type InvitationMethod = "CANCEL" | "REQUEST";

/** By which an invitation asks for a place in the calendar, or takes it back (RFC 5546, sections 3.2.2 and 3.2.5). */
export const invitationMethod = ({ isCancelled }: Pick<FeedEvent, "isCancelled">): InvitationMethod =>
  isCancelled ? "CANCEL" : "REQUEST";

interface Invited {
  organizer: Organizer;
  /** Whose calendar it is for: programs follow later changes of an appointment only for whom it names. */
  attendee: string;
}

/**
 * The invitation to one appointment (RFC 5546): it replaces what an earlier one with its id said, or removes it. No answer
 * is asked for, because the appointment is confirmed and moved here.
 */
export const appointmentInvitation = (event: FeedEvent, invited: Invited): string =>
  calendar(invitationMethod(event), [{ ...event, invited }], []);

const calendar = (
  method: InvitationMethod | "PUBLISH",
  events: readonly PublishedEvent[],
  about: readonly string[],
): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Boresight//Schedule//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...about,
    ...zonesOf(events),
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ]
    .map((line) => folded(line) + lineEnd)
    .join("");

type PublishedEvent = FeedEvent & { invited?: Invited };

/** Describes each zone once, for as long as its events last. */
const zonesOf = (events: readonly FeedEvent[]): string[] =>
  [...Map.groupBy(events, ({ timeZone }) => timeZone)].flatMap(([timeZone, there]) => {
    if (timeZone === "UTC") return [];
    const start = Math.min(...there.map(({ startsAt }) => startsAt.getTime()));
    const end = Math.max(...there.map(({ endsAt }) => endsAt.getTime()));
    return zoneLines(timeZone, { start, end });
  });

const timed = (moment: Date, timeZone: string): string =>
  timeZone === "UTC" ? `:${utc(moment)}` : `;TZID=${timeZone}:${zoneTime(timeZone, moment.getTime())}`;

const eventLines = (event: PublishedEvent): string[] => [
  "BEGIN:VEVENT",
  `UID:${event.id}@boresight`,
  `SEQUENCE:${event.version}`,
  `DTSTAMP:${utc(event.changedAt)}`,
  `DTSTART${timed(event.startsAt, event.timeZone)}`,
  `DTEND${timed(event.endsAt, event.timeZone)}`,
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
  ...(event.invited ? invitedLines(event, event.invited) : []),
  `STATUS:${statusOf(event)}`,
  "END:VEVENT",
];

const invitedLines = ({ isConfirmed }: FeedEvent, { organizer, attendee }: Invited): string[] => [
  `ORGANIZER;CN="${quoted(organizer.name)}":mailto:${organizer.email}`,
  `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=${isConfirmed ? "ACCEPTED" : "NEEDS-ACTION"};RSVP=TRUE:mailto:${attendee}`,
];

function statusOf({ isCancelled, isConfirmed }: FeedEvent): string {
  if (isCancelled) return "CANCELLED";
  return isConfirmed ? "CONFIRMED" : "TENTATIVE";
}

/** A quoted parameter has no way to escape a quote or a line's end. */
const quoted = (text: string): string => text.replace(/["\r\n]+/g, " ");

/** 2026-05-04T15:00:00Z is 20260504T150000Z. */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, "");

/** Escapes the characters that separate values in iCalendar. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n|\r/g, String.raw`\n`);

const longestLine = 75;

/** No line is longer than 75 octets; it continues on the next line after a space, and no character is split. */
function folded(line: string): string {
  const lines: string[] = [];
  let [current, octets] = ["", 0];
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > longestLine) {
      lines.push(current);
      [current, octets] = [" ", 1];
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join(lineEnd);
}

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_0000 ? 3 : 4;
}
