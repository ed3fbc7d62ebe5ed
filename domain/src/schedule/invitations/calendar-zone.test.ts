import { describe, expect, test } from "vitest";
import { calendarReplyIn } from "./calendar-reply.ts";

const offset = (kind: string, [start, from, to]: readonly [string, string, string], ...more: string[]) => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  ...more,
  `END:${kind}`,
];
const zone = (name: string, ...observances: readonly (readonly string[])[]) => [
  "BEGIN:VTIMEZONE",
  `TZID:${name}`,
  ...observances.flat(),
  "END:VTIMEZONE",
];

/** As Exchange writes them. */
const denver = (name: string) =>
  zone(
    name,
    offset("STANDARD", ["16010101T020000", "-0600", "-0700"], "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11"),
    offset("DAYLIGHT", ["16010101T020000", "-0700", "-0600"], "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3"),
  );
const berlin = (name: string) =>
  zone(
    name,
    offset("STANDARD", ["16010101T030000", "+0200", "+0100"], "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10"),
    offset("DAYLIGHT", ["16010101T020000", "+0100", "+0200"], "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3"),
  );

const proposed = (zones: readonly string[], name: string, start: string) =>
  calendarReplyIn(
    [
      "BEGIN:VCALENDAR",
      "METHOD:COUNTER",
      ...zones,
      "BEGIN:VEVENT",
      "UID:0f8fad5b-d9cb-469f-a165-70867728950e@boresight",
      "ATTENDEE;PARTSTAT=TENTATIVE:mailto:bob@example.com",
      `DTSTART;TZID="${name}":${start}`,
      "END:VEVENT",
      "END:VCALENDAR",
    ].join("\r\n"),
  )?.proposedAt;

test.each([
  ["in summer", denver("Mountain Standard Time"), "20260505T100000", "2026-05-05T16:00:00.000Z"],
  ["in winter", denver("Mountain Standard Time"), "20261205T100000", "2026-12-05T17:00:00.000Z"],
  ["before the spring of its year", denver("Mountain Standard Time"), "20260101T000000", "2026-01-01T07:00:00.000Z"],
  ["the hour that is skipped", denver("Mountain Standard Time"), "20260308T023000", null],
  ["the last moment before", denver("Mountain Standard Time"), "20260308T015900", "2026-03-08T08:59:00.000Z"],
  ["the first moment after", denver("Mountain Standard Time"), "20260308T030000", "2026-03-08T09:00:00.000Z"],
  [
    "the first of an hour that comes twice",
    denver("Mountain Standard Time"),
    "20261101T013000",
    "2026-11-01T07:30:00.000Z",
  ],
  ["a last Sunday", berlin("Mountain Standard Time"), "20260328T100000", "2026-03-28T09:00:00.000Z"],
  ["and the day after", berlin("Mountain Standard Time"), "20260329T100000", "2026-03-29T08:00:00.000Z"],
])(
  "a proposal in the zone of Outlook's own name is read by the rules that it brings along: %s",
  (_when, zones, start, moment) => {
    expect(proposed(zones, "Mountain Standard Time", start)).toBe(moment);
  },
);

test.each([
  ["W. Europe Standard Time", berlin("W. Europe Standard Time"), "2026-05-05T08:00:00.000Z"],
  ["Customized Time Zone", denver("Customized Time Zone"), "2026-05-05T16:00:00.000Z"],
  [
    "/mozilla.org/20050126_1/America/Denver",
    denver("/mozilla.org/20050126_1/America/Denver"),
    "2026-05-05T16:00:00.000Z",
  ],
  ["Phoenix", zone("Phoenix", offset("STANDARD", ["16010101T000000", "-0700", "-0700"])), "2026-05-05T17:00:00.000Z"],
  [
    "by dates",
    zone(
      "by dates",
      offset("STANDARD", ["20251102T020000", "-0600", "-0700"], "RDATE:20261101T020000,20271107T020000"),
      offset("DAYLIGHT", ["20260308T020000", "-0700", "-0600"]),
    ),
    "2026-05-05T16:00:00.000Z",
  ],
  [
    "a week instead of an ordinal",
    zone(
      "a week instead of an ordinal",
      offset(
        "STANDARD",
        ["20071104T020000", "-0600", "-0700"],
        "RRULE:FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=1,2,3,4,5,6,7;BYDAY=SU",
      ),
      offset(
        "DAYLIGHT",
        ["20070311T020000", "-0700", "-0600"],
        "RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8,9,10,11,12,13,14;BYDAY=SU",
      ),
    ),
    "2026-05-05T16:00:00.000Z",
  ],
  [
    "summer time that was given up",
    zone(
      "summer time that was given up",
      offset(
        "DAYLIGHT",
        ["20081019T000000", "-0300", "-0200"],
        "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=3SU;UNTIL=20171015T030000Z",
      ),
      offset(
        "STANDARD",
        ["20160221T000000", "-0200", "-0300"],
        "RRULE:FREQ=YEARLY;BYMONTH=2;BYDAY=3SU;UNTIL=20190217T020000Z",
      ),
    ),
    "2026-05-05T13:00:00.000Z",
  ],
])("so is one that nobody else knows: %s", (name, zones, moment) => {
  expect(proposed(zones, name, "20260505T100000")).toBe(moment);
});

describe("no time is better than a wrong one", () => {
  test.each([
    ["the zone is described nowhere", "Customized Time Zone", []],
    ["only another is described", "Customized Time Zone 1", denver("Customized Time Zone")],
    ["it is described without anything", "Empty", zone("Empty")],
    ["an offset is none", "Odd", zone("Odd", offset("STANDARD", ["16010101T000000", "-0700", "west"]))],
    [
      "a rule is of another kind",
      "Odd",
      zone("Odd", offset("STANDARD", ["20260101T000000", "-0600", "-0700"], "RRULE:FREQ=MONTHLY;BYDAY=1SU")),
    ],
    [
      "a rule names no day",
      "Odd",
      zone("Odd", offset("STANDARD", ["20260101T000000", "-0600", "-0700"], "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=SU")),
    ],
    [
      "a rule counts",
      "Odd",
      zone("Odd", offset("STANDARD", ["20260101T000000", "-0600", "-0700"], "RRULE:FREQ=YEARLY;COUNT=2")),
    ],
    [
      "there are two rules",
      "Odd",
      zone("Odd", offset("STANDARD", ["20260101T000000", "-0600", "-0700"], "RRULE:FREQ=YEARLY", "RRULE:FREQ=YEARLY")),
    ],
    ["a known zone is described as another", "America/Denver", berlin("America/Denver")],
  ])("where %s", (_why, name, zones) => {
    expect(proposed(zones, name, "20260505T100000")).toBeNull();
  });
});

test("a known zone that is described as it is, is read", () => {
  expect(proposed(denver("America/Denver"), "America/Denver", "20260505T100000")).toBe("2026-05-05T16:00:00.000Z");
});

test("Outlook's name of a zone is what its file says, even without summer time", () => {
  const name = "Mountain Standard Time";
  const phoenix = zone(name, offset("STANDARD", ["16010101T000000", "-0700", "-0700"]));

  expect(proposed(phoenix, name, "20260505T100000")).toBe("2026-05-05T17:00:00.000Z");
  expect(proposed(zone(name), name, "20260505T100000")).toBe("2026-05-05T16:00:00.000Z");
});
