import { expect, test } from "vitest";
import { daysBetween } from "#base/calendar-day.ts";
import { dueReminder, hoursSince, poReminderHours } from "./reminders.ts";

const invoiceSteps = [-3, 0, 7, 14, 30];

test.each([
  ["2026-04-30", 0, null],
  ["2026-05-01", 0, { step: -3, remindersSent: 1 }],
  ["2026-05-03", 1, null],
  ["2026-05-04", 1, { step: 0, remindersSent: 2 }],
  ["2026-05-11", 2, { step: 7, remindersSent: 3 }],
  ["2026-05-12", 3, null],
  ["2026-05-18", 3, { step: 14, remindersSent: 4 }],
  ["2026-06-03", 4, { step: 30, remindersSent: 5 }],
  ["2027-01-01", 5, null],
])("on %s, with %i sent, an invoice due on May 4 is due for %j", (today, sent, reminder) => {
  expect(dueReminder(daysBetween("2026-05-04", today), invoiceSteps, sent)).toEqual(reminder);
});

test("of several missed reminders only the last is sent", () => {
  expect(dueReminder(20, invoiceSteps, 1)).toEqual({ step: 14, remindersSent: 4 });
});

test("steps in any order mean the same, and without steps nobody is reminded", () => {
  expect(dueReminder(8, [30, 7, -3], 1)).toEqual({ step: 7, remindersSent: 2 });
  expect(dueReminder(8, [], 0)).toBeNull();
});

test.each([
  ["2026-05-05T11:59:00Z", 0, null],
  ["2026-05-05T12:00:00Z", 0, { step: 24, remindersSent: 1 }],
  ["2026-05-06T12:30:00Z", 1, { step: 48, remindersSent: 2 }],
])("at %s, with %i sent, a PO number promised on May 4 at noon is due for %j", (now, sent, reminder) => {
  const elapsed = hoursSince(new Date("2026-05-04T12:00:00Z"), new Date(now));

  expect(dueReminder(elapsed, poReminderHours, sent)).toEqual(reminder);
});
