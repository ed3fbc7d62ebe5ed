/** The inputs that close the books of a month and open them again. */
import type { CalendarDay } from "#base/calendar-day.ts";
import { note } from "#base/text-schema.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";

const month = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, text("billing.enterAMonth"))
  .describe("As `2026-05`.");

export const monthClosingSchema = z.object({ month });
export const monthReopeningSchema = z.object({
  month,
  reason: note({ min: 3, max: 500, label: text("base.theReason") }),
});

/** The month of a day, as `2026-05`. */
export const monthOf = (day: CalendarDay): string => day.slice(0, 7);

/** Only a month that is over is closed: today's payments are of this one. */
export const isMonthOver = (closing: string, today: CalendarDay): boolean => closing < monthOf(today);
