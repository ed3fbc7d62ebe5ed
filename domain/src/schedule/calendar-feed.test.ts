import * as fc from "fast-check";
import { expect, test } from "vitest";
import { appointmentInvitation, calendarFeed, type FeedEvent } from "./calendar-feed.ts";

const event = (values: Partial<FeedEvent> = {}): FeedEvent => ({
  id: "4a1",
  version: 3,
  changedAt: new Date("2026-05-01T10:00:00Z"),
  startsAt: new Date("2026-05-04T15:00:00Z"),
  endsAt: new Date("2026-05-04T16:45:00Z"),
  summary: "SO-100245 · 2021 Toyota Camry",
  description: "",
  location: "",
  isConfirmed: true,
  timeZone: "America/Denver",
  ...values,
});
const feedOf = (...events: FeedEvent[]) => calendarFeed({ name: "Denver", timeZone: "America/Denver", events });

test("an appointment stands in the feed at its moment, with its version", () => {
  const feed = feedOf(event());

  expect(feed.split("\r\n")).toEqual(
    expect.arrayContaining([
      "UID:4a1@boresight",
      "SEQUENCE:3",
      "DTSTAMP:20260501T100000Z",
      "DTSTART;TZID=America/Denver:20260504T090000",
      "DTEND;TZID=America/Denver:20260504T104500",
      "STATUS:CONFIRMED",
    ]),
  );
});

test("each place's zone is described once, with every change of its clocks among the events", () => {
  const winter = { startsAt: new Date("2026-12-01T16:00:00Z"), endsAt: new Date("2026-12-01T17:00:00Z") };
  const phoenix = event({ id: "4a2", timeZone: "America/Phoenix" });

  const lines = feedOf(event(), event({ id: "4a3", ...winter }), phoenix, event({ id: "4a4", timeZone: "UTC" })).split(
    "\r\n",
  );

  expect(lines.filter((line) => line.startsWith("TZID:"))).toEqual(["TZID:America/Denver", "TZID:America/Phoenix"]);
  expect(lines.slice(lines.indexOf("TZID:America/Denver"), lines.indexOf("END:VTIMEZONE"))).toEqual([
    "TZID:America/Denver",
    "BEGIN:DAYLIGHT",
    "DTSTART:20260308T020000",
    "TZOFFSETFROM:-0700",
    "TZOFFSETTO:-0600",
    "END:DAYLIGHT",
    "BEGIN:STANDARD",
    "DTSTART:20261101T020000",
    "TZOFFSETFROM:-0600",
    "TZOFFSETTO:-0700",
    "END:STANDARD",
  ]);
  expect(lines).toContain("DTSTART;TZID=America/Denver:20261201T090000");
  expect(lines).toContain("DTSTART;TZID=America/Phoenix:20260504T080000");
  expect(lines).toContain("DTSTART:20260504T150000Z");
});

test.each([
  ["Europe/Dublin", "2026-01-15T12:00:00Z", "TZOFFSETTO:+0000"],
  ["Asia/Kolkata", "2026-01-15T12:00:00Z", "TZOFFSETTO:+0530"],
  ["Australia/Lord_Howe", "2026-01-15T12:00:00Z", "TZOFFSETTO:+1100"],
  ["America/St_Johns", "2026-07-15T12:00:00Z", "TZOFFSETTO:-0230"],
  ["Pacific/Kiritimati", "2026-07-15T12:00:00Z", "TZOFFSETTO:+1400"],
])("%s has its offset", (timeZone, moment, line) => {
  const [startsAt, endsAt] = [new Date(moment), new Date(moment)];

  expect(feedOf(event({ timeZone, startsAt, endsAt })).split("\r\n")).toContain(line);
});

test("one that is only asked for is tentative", () => {
  expect(feedOf(event({ isConfirmed: false }))).toContain("STATUS:TENTATIVE\r\n");
});

test("an invitation names whom it is for, and asks for no answer; one that is taken back cancels the same entry", () => {
  const invited = { organizer: { name: 'Acme "ADAS"', email: "shop@acme.test" }, attendee: "carla@example.com" };
  const linesOf = (values: Partial<FeedEvent>) =>
    appointmentInvitation(event(values), invited).replaceAll("\r\n ", "").split("\r\n");

  expect(linesOf({})).toEqual(
    expect.arrayContaining([
      "METHOD:REQUEST",
      "BEGIN:VTIMEZONE",
      "UID:4a1@boresight",
      'ORGANIZER;CN="Acme  ADAS ":mailto:shop@acme.test',
      "ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=TRUE:mailto:carla@example.com",
    ]),
  );
  expect(linesOf({ isConfirmed: false })).toEqual(
    expect.arrayContaining([expect.stringContaining("PARTSTAT=NEEDS-ACTION")]),
  );
  expect(linesOf({ isCancelled: true, version: 4 })).toEqual(
    expect.arrayContaining(["METHOD:CANCEL", "UID:4a1@boresight", "SEQUENCE:4", "STATUS:CANCELLED"]),
  );
});

test("what people write cannot add lines or events", () => {
  const feed = feedOf(event({ description: "Key box; code 1,2\nEND:VEVENT\r\nBEGIN:VEVENT \\ end" }));

  expect(feed).toContain(String.raw`DESCRIPTION:Key box\; code 1\,2\nEND:VEVENT\nBEGIN:VEVENT \\ end`);
  expect(feed.split("\r\n").filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
});

test("no line is longer than 75 octets, and unfolding gives back what was written", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (written) => {
      const summary = `x${written.replace(/[\\;,\r\n]/g, "")}`;

      const feed = feedOf(event({ summary }));

      expect(Math.max(...feed.split("\r\n").map((line) => new TextEncoder().encode(line).length))).toBeLessThan(76);
      expect(feed.replaceAll("\r\n ", "")).toContain(`SUMMARY:${summary}\r\n`);
    }),
  );
});
