import { expect, test } from "vitest";
import { clockTimeOf } from "../facility-time.ts";
import { zoneNamed } from "./zone-names.ts";

const inWinter = (zone: string) => clockTimeOf(zone, "2026-01-15T12:00:00Z").time;
const inSummer = (zone: string) => clockTimeOf(zone, "2026-07-15T12:00:00Z").time;

test.each([
  // Windows
  ["Pacific Standard Time", "America/Los_Angeles"],
  ["US Mountain Standard Time", "America/Phoenix"],
  ["US Eastern Standard Time", "America/Indiana/Indianapolis"],
  ["Eastern Standard Time (Mexico)", "America/Cancun"],
  ["W. Europe Standard Time", "Europe/Berlin"],
  ["India Standard Time", "Asia/Kolkata"],
  ["UTC", "UTC"],
  // As Outlook shows them
  ["(UTC-08:00) Pacific Time (US & Canada)", "America/Los_Angeles"],
  ["(GMT-08.00) Pacific Time (US & Canada)/Tijuana", "America/Los_Angeles"],
  ["(UTC-07:00) Mountain Time (US & Canada)", "America/Denver"],
  ["(UTC-06:00) Central Time (US & Canada)", "America/Chicago"],
  ["(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"],
  ["(UTC-04:00) Atlantic Time (Canada)", "America/Halifax"],
  ["(UTC-07:00) Arizona", "America/Phoenix"],
  ["(UTC-05:00) Indiana (East)", "America/Indiana/Indianapolis"],
  ["(UTC-09:00) Alaska", "America/Anchorage"],
  ["(UTC-10:00) Hawaii", "Pacific/Honolulu"],
  ["(UTC-06:00) Saskatchewan", "America/Regina"],
  ["(UTC-06:00) Guadalajara, Mexico City, Monterrey", "America/Mexico_City"],
  ["(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin"],
  ["(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi", "Asia/Kolkata"],
  // Of other programs
  ["/softwarestudio.org/Olson_20011030_5/America/New_York", "America/New_York"],
  ["/mozilla.org/20050126_1/America/Indiana/Indianapolis", "America/Indiana/Indianapolis"],
  ["/freeassociation.sourceforge.net/Tzfile/America/Los_Angeles", "America/Los_Angeles"],
  ["/citadel.org/20210210_1/UTC", "UTC"],
  ["tzone://Microsoft/Utc", "UTC"],
  ["US/Pacific", "America/Los_Angeles"],
  [" America/Denver ", "America/Denver"],
])("%s is %s", (written, zone) => {
  const named = zoneNamed(written) ?? "";

  expect([inWinter(named), inSummer(named)]).toEqual([inWinter(zone), inSummer(zone)]);
});

test.each([
  "tzone://Microsoft/Custom",
  "Customized Time Zone",
  "Pacific Standard Time 1",
  "(UTC-07:00) Bob's computer",
  "(UTC-08:00)",
  "/mozilla.org/20050126_1/America/Nowhere",
  "Berlin",
  "/",
  "",
])("nobody guesses what %s is", (written) => {
  expect(zoneNamed(written)).toBeNull();
});
