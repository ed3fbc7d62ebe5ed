/** The filters of the list, the board and the export of orders. */
import * as z from "zod";
import { orderMarks, orderSortFields, orderViewKeys, unassigned } from "./order-list.ts";
import { intakeMethods } from "#intake/intake-method.ts";
import { statusCategories } from "#statuses/status-look.ts";
import { line } from "#base/text.ts";

const id = (label: string) => z.uuid(`${label} is not a valid id`).nullish();
const day = (label: string) => z.iso.date(`${label} must be a date such as 2026-11-21`).nullish();
const key = (label: string) => z.string().max(40, `${label} is too long`).nullish();

/** Several values in an address are one text with commas. */
const several = <Each extends z.ZodType>(each: Each, most: number) =>
  z.preprocess(
    (given) => (typeof given === "string" ? given.split(",").filter(Boolean) : given),
    z.array(each).max(most, `Choose at most ${most}`).nullish(),
  );

export const orderFilterSchema = z.object({
  /** Only these orders. */
  ids: several(z.uuid("An order is not a valid id"), 100),
  view: z.enum(orderViewKeys, "There is no such view").nullish(),
  search: line({ max: 120, label: "The search" }).nullish(),
  status: key("Status"),
  category: z.enum(statusCategories, "There is no such category").nullish(),
  customer: id("Customer"),
  facility: id("Location"),
  technician: z.union([z.literal(unassigned), z.uuid("Technician is not a valid id")]).nullish(),
  intake: z.enum(intakeMethods, "There is no such way to get here").nullish(),
  calibration: key("Calibration"),
  only: several(z.enum(orderMarks, "Ask for late, hold, noPo, notInvoiced or noDay"), orderMarks.length),
  createdFrom: day("The first day"),
  createdTo: day("The last day"),
  dueFrom: day("The first day"),
  dueTo: day("The last day"),
});
export type OrderFilter = z.output<typeof orderFilterSchema>;

const directed = orderSortFields.flatMap((field) => [field, `-${field}`] as const);

export const orderPageSchema = z.object({
  filter: orderFilterSchema.nullish(),
  sort: z.enum(directed, "The list cannot be sorted by that").nullish(),
  first: z.int().min(0, "Ask for 0 or more").max(100, "Ask for at most 100").nullish(),
  offset: z.int().min(0, "Start at 0 or later").max(1_000_000, "Start at 1,000,000 or earlier").nullish(),
});

export const orderBoardSchema = z.object({
  filter: orderFilterSchema.nullish(),
  /** Cards per column. */
  first: z.int().min(0, "Ask for 0 or more").max(200, "Ask for at most 200").nullish(),
});

/** A month is shown in whole weeks. */
const mostDays = 42;

const wholeDay = (label: string) => z.iso.date(`${label} must be a date such as 2026-11-21`);
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / (24 * 3_600_000) + 1;

export const orderCalendarSchema = z
  .object({
    filter: orderFilterSchema.nullish(),
    from: wholeDay("The first day"),
    to: wholeDay("The last day"),
    /** Orders per day. */
    first: z.int().min(1, "Ask for 1 or more").max(200, "Ask for at most 200").nullish(),
  })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) <= mostDays, {
    error: `Ask for 1 to ${mostDays} days`,
    path: ["to"],
  });
