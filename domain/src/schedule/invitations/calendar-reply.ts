/** What a calendar program answers to our invitation (RFC 5546, sections 3.2.3 and 3.2.7). */
import { momentAt } from "../facility-time.ts";
import { propertiesOf, type CalendarProperty } from "./calendar-properties.ts";
import { localTime, momentsIn, observancesOf } from "./calendar-zone.ts";
import { zoneNamed } from "./zone-names.ts";

export type InvitationAnswer = "accepted" | "countered" | "declined" | "tentative";

export interface CalendarReply {
  appointmentId: string;
  /** Of the invitation that it answers. */
  sequence: number;
  answer: InvitationAnswer;
  /** In lower case. */
  attendee: string;
  note: string;
  /** The time that is proposed instead; null where none is, or its zone is unknown. */
  proposedAt: string | null;
  /** When the answer was given; null where it does not say. */
  stampedAt: string | null;
}

const longestCalendar = 200_000;
const longestNote = 500;
const ownId = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@boresight$/i;
const answers: Readonly<Record<string, InvitationAnswer>> = {
  ACCEPTED: "accepted",
  DECLINED: "declined",
  TENTATIVE: "tentative",
};

/** Returns the answer to one of our invitations; null for any other calendar file. */
export function calendarReplyIn(content: string): CalendarReply | null {
  const properties = propertiesOf(content.slice(0, longestCalendar));
  const method = properties
    .find(({ name }) => name === "METHOD")
    ?.value.trim()
    .toUpperCase();
  if (method !== "REPLY" && method !== "COUNTER") return null;
  const event = eventOf(properties);
  const of = (name: string) => event.find((property) => property.name === name);
  const [, appointmentId] = ownId.exec(of("UID")?.value.trim() ?? "") ?? [];
  const attendees = event.filter(({ name }) => name === "ATTENDEE");
  const [attendee] = attendees;
  if (!appointmentId || !attendee || attendees.length > 1) return null; // An answer is of one person.
  const partstat = attendee.parameters.get("PARTSTAT")?.toUpperCase() ?? "";
  const answer = method === "COUNTER" ? "countered" : answers[partstat];
  const sequence = Number(of("SEQUENCE")?.value.trim() || "0");
  if (!answer || !Number.isSafeInteger(sequence) || sequence < 0 || sequence > 2_000_000_000) return null;
  return {
    appointmentId: appointmentId.toLowerCase(),
    sequence,
    answer,
    attendee: attendee.value
      .trim()
      .replace(/^mailto:/i, "")
      .toLowerCase(),
    note: unescaped(of("COMMENT")?.value ?? "")
      .slice(0, longestNote)
      .trim(),
    proposedAt: answer === "countered" ? momentOf(of("DTSTART"), properties) : null,
    stampedAt: momentOf(of("DTSTAMP"), properties),
  };
}

/** The first event's own properties, without those of its alarms. */
function eventOf(properties: readonly CalendarProperty[]): CalendarProperty[] {
  const event: CalendarProperty[] = [];
  const open: string[] = [];
  for (const property of properties) {
    const { name, value } = property;
    if (name === "BEGIN") open.push(value.trim().toUpperCase());
    else if (name === "END") {
      if (open.pop() === "VEVENT") return event;
    } else if (open.at(-1) === "VEVENT") event.push(property);
  }
  return event;
}

const unescaped = (text: string): string =>
  text.replaceAll(/\\([\\;,nN])/g, (_all, sign: string) => (sign.toLowerCase() === "n" ? "\n" : sign));

/**
 * `20260504T150000Z`, or by the clock of a zone: one that the file describes, or one that everybody knows. `Mountain Standard
 * Time` of a computer without summer time is what its file says. Null where it describes an IANA zone otherwise than it is
 * known: either may be meant.
 */
function momentOf(property: CalendarProperty | undefined, properties: readonly CalendarProperty[]): string | null {
  const written = property?.value.trim() ?? "";
  const local = localTime(written.replace(/Z$/, ""));
  if (!property || local === null) return null;
  if (written.endsWith("Z")) return new Date(local).toISOString();
  const zone = property.parameters.get("TZID") ?? "";
  const observances = observancesOf(properties, zone);
  const [described] = observances ? momentsIn(observances, local) : [];
  const asDescribed = described === undefined ? null : new Date(described).toISOString();
  const name = zoneNamed(zone);
  if (name === null || (observances && name !== zone)) return asDescribed;
  const clockTime = new Date(local).toISOString();
  const known = momentAt(name, { date: clockTime.slice(0, 10), time: clockTime.slice(11, 16) });
  return observances && asDescribed !== known ? null : known;
}

interface StoredInvitation {
  /** What the appointment's present time was first told as; null where that was not noted. */
  toldSequence: number | null;
  /** The time that was told is the time that it has. */
  isAsTold: boolean;
  version: number;
}

/** An answer counts for the time that its invitation told: one to an earlier time says nothing of the present. */
export function isOfPresentTime(sequence: number, { toldSequence, isAsTold, version }: StoredInvitation): boolean {
  if (sequence > version) return false; // There has been no such invitation.
  return toldSequence === null ? sequence === version : isAsTold && sequence >= toldSequence;
}
