import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFeed, type FeedEvent } from "./calendar-feed.ts";

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
      "DTSTART:20260504T150000Z",
      "DTEND:20260504T164500Z",
      "STATUS:CONFIRMED",
    ]),
  );
});

test("one that is only asked for is tentative", () => {
  expect(feedOf(event({ isConfirmed: false }))).toContain("STATUS:TENTATIVE\r\n");
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
