import { describe, expect, test } from "vitest";
import { calendarReplyIn, isOfPresentTime } from "./calendar-reply.ts";

const id = "0f8fad5b-d9cb-469f-a165-70867728950e";

const gmail = [
  "BEGIN:VCALENDAR",
  "PRODID:-//Google Inc//Google Calendar 70.9054//EN",
  "VERSION:2.0",
  "CALSCALE:GREGORIAN",
  "METHOD:REPLY",
  "BEGIN:VEVENT",
  "DTSTART:20260504T150000Z",
  "DTEND:20260504T170000Z",
  "DTSTAMP:20260501T081500Z",
  "ORGANIZER;CN=Front Range Calibration:mailto:office@boresight.example",
  `UID:${id}@boresight`,
  "ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=DECLINED;CN=Bob \u00D8;X-NUM-GUES",
  " TS=0:mailto:Bob@Example.com",
  "COMMENT:The parts are late\\, sorry\\nBob",
  "SEQUENCE:3",
  "STATUS:CONFIRMED",
  "END:VEVENT",
  "END:VCALENDAR",
];

const outlook = [
  "BEGIN:VCALENDAR",
  "METHOD:REPLY",
  "PRODID:Microsoft Exchange Server 2010",
  "VERSION:2.0",
  "BEGIN:VTIMEZONE",
  "TZID:Mountain Standard Time",
  "BEGIN:STANDARD",
  "DTSTART:16010101T020000",
  "END:STANDARD",
  "END:VTIMEZONE",
  "BEGIN:VEVENT",
  'ATTENDEE;PARTSTAT=ACCEPTED;CN="Builder; Bob: 2":mailto:bob@example.com',
  "COMMENT;LANGUAGE=en-US:\\n",
  `UID:${id.toUpperCase()}@boresight`,
  "SUMMARY;LANGUAGE=en-US:Accepted: 2021 Subaru Forester",
  "DTSTART;TZID=Mountain Standard Time:20260504T090000",
  "DTSTAMP:20260501T081500Z",
  "SEQUENCE:3",
  "BEGIN:VALARM",
  "UID:other@elsewhere",
  "END:VALARM",
  "END:VEVENT",
  "END:VCALENDAR",
];

const read = (lines: readonly string[], end = "\r\n") => calendarReplyIn(lines.join(end));
const changed = (from: string | RegExp, to: string) => gmail.join("\r\n").replace(from, to);

test.each(["\r\n", "\n"])("what Gmail answers is read", (end) => {
  expect(read(gmail, end)).toEqual({
    appointmentId: id,
    sequence: 3,
    answer: "declined",
    attendee: "bob@example.com",
    note: "The parts are late, sorry\nBob",
    proposedAt: null,
    stampedAt: "2026-05-01T08:15:00.000Z",
  });
});

test("so is what Outlook answers, with a semicolon in the name and another name of the zone", () => {
  expect(read(outlook)).toMatchObject({ appointmentId: id, answer: "accepted", attendee: "bob@example.com", note: "" });
});

test.each([
  ["DTSTART:20260505T160000Z", "2026-05-05T16:00:00.000Z"],
  ["DTSTART;TZID=America/Denver:20260505T100000", "2026-05-05T16:00:00.000Z"],
  ["DTSTART;TZID=Mountain Standard Time:20260505T100000", "2026-05-05T16:00:00.000Z"],
  ["DTSTART;TZID=Customized Time Zone:20260505T100000", null],
  ["DTSTART;TZID=:20260505T100000", null],
  ["DTSTART;TZID=(UTC-07:00) Mountain Time (US & Canada):20260505T100000", "2026-05-05T16:00:00.000Z"],
  ["DTSTART;VALUE=DATE-TIME;TZID=(GMT+01:00) Amsterdam, Berlin, Bern:20260505T100000", "2026-05-05T08:00:00.000Z"],
  [
    "DTSTART;TZID=(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna:20260505T100000",
    "2026-05-05T08:00:00.000Z",
  ],
  ["DTSTART:20260505T100000", null],
  ["DTSTART;VALUE=DATE:20260505", null],
  ["DTSTART;TZID=America/Denver:20261399T990000", null],
])("a counter-proposal says when: %s", (start, proposedAt) => {
  const counter = changed("METHOD:REPLY", "METHOD:COUNTER").replace("DTSTART:20260504T150000Z", start);

  expect(calendarReplyIn(counter)).toMatchObject({ answer: "countered", proposedAt });
});

test.each([
  ["another calendar's event", changed(`${id}@boresight`, `${id}@elsewhere`)],
  ["an invitation", changed("METHOD:REPLY", "METHOD:REQUEST")],
  ["a file without a method", changed("METHOD:REPLY", "X:1")],
  ["an answer that is none yet", changed("PARTSTAT=DECLINED", "PARTSTAT=NEEDS-ACTION")],
  ["an answer of nobody", changed(/ATTENDEE(.|\r\n )*?example\.com/i, "X:1")],
  ["an answer of several", changed("COMMENT:", "ATTENDEE;PARTSTAT=ACCEPTED:mailto:eve@example.com\r\nX-COMMENT:")],
  ["a sequence that is no number", changed("SEQUENCE:3", "SEQUENCE:x")],
  ["no calendar", "Hello"],
  ["a line that never comes to its value", `METHOD:REPLY\r\nATTENDEE;A=${",".repeat(100_000)}`],
  ["nothing", ""],
])("%s is no answer to us", (_what, content) => {
  expect(calendarReplyIn(content)).toBeNull();
});

describe("an answer", () => {
  test.each([
    ["to the invitation that told the present time", 3, { toldSequence: 3, isAsTold: true, version: 3 }, true],
    ["to a later one of the same time", 5, { toldSequence: 3, isAsTold: true, version: 6 }, true],
    ["to the one before", 2, { toldSequence: 3, isAsTold: true, version: 3 }, false],
    ["while a move is not told yet", 3, { toldSequence: 3, isAsTold: false, version: 4 }, false],
    ["to one that was never sent", 9, { toldSequence: 3, isAsTold: true, version: 3 }, false],
    ["where nothing was noted", 4, { toldSequence: null, isAsTold: false, version: 4 }, true],
    ["to an older one where nothing was noted", 3, { toldSequence: null, isAsTold: false, version: 4 }, false],
  ])("%s", (_when, sequence, invitation, counts) => {
    expect(isOfPresentTime(sequence, invitation)).toBe(counts);
  });
});
