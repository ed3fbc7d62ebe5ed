/** The filters of the list, the board and the export of orders. */
import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { customerKinds } from "#customers/customer-kind.ts";
import {
  countLimit,
  orderBillingStates,
  orderMarks,
  orderSortFields,
  orderViewKeys,
  unassigned,
} from "./order-list.ts";
import {
  mostMilestoneDays,
  objectionsToMilestone,
  orderMilestones,
  orderOutcomes,
} from "./milestones/order-milestones.ts";
import { intakeMethods } from "#intake/intake-method.ts";
import { statusCategories } from "#statuses/status-look.ts";
import { line } from "#base/text-schema.ts";

const id = (label: string) => z.uuid(text("base.labelIsNotAValidId", { label })).nullish();
const day = (label: string) => z.iso.date(text("orders.labelMustBeADateSuch", { label })).nullish();
const key = (label: string) => z.string().max(40, text("orders.labelIsTooLong", { label })).nullish();

/** Several values in an address are one text with commas. */
const several = <Each extends z.ZodType>(each: Each, most: number) =>
  z.preprocess(
    (given) => (typeof given === "string" ? given.split(",").filter(Boolean) : given),
    z.array(each).max(most, text("orders.chooseAtMostMost", { most })).nullish(),
  );

const filterFields = z.object({
  /** Only these orders. */
  ids: several(recordId(), 100),
  view: z.enum(orderViewKeys, text("base.thereIsNoSuchView")).nullish(),
  search: line({ max: 120, label: text("base.theSearch") }).nullish(),
  status: key("Status"),
  category: z.enum(statusCategories, text("orders.thereIsNoSuchCategory")).nullish(),
  /** Any of these keys, none of those; any of these categories. */
  statuses: several(z.string().max(40, text("orders.labelIsTooLong", { label: "Status" })), 100),
  notStatuses: several(z.string().max(40, text("orders.labelIsTooLong", { label: "Status" })), 100),
  categories: several(z.enum(statusCategories, text("orders.thereIsNoSuchCategory")), statusCategories.length),
  /** With an approved estimate. */
  isApproved: z.literal(true).nullish(),
  customer: id("Customer"),
  customerKind: z.enum(customerKinds, text("customers.chooseAKind")).nullish(),
  facility: id("Location"),
  technician: z.union([z.literal(unassigned), recordId()]).nullish(),
  /** In this technician's hands: assigned to them and under way, or booked for them, whatever its status. */
  worker: recordId().nullish(),
  intake: z.enum(intakeMethods, text("base.chooseTransport")).nullish(),
  calibration: key("Calibration"),
  billing: z.enum(orderBillingStates, text("orders.thereIsNoSuchBillingState")).nullish(),
  only: several(z.enum(orderMarks, text("orders.unknownWorklist")), orderMarks.length),
  createdFrom: day(text("orders.theFirstDay")),
  createdTo: day(text("orders.theLastDay")),
  dueFrom: day(text("orders.theFirstDay")),
  dueTo: day(text("orders.theLastDay")),
  /** What happened to them in these days; staff's alone, as what follows. */
  milestone: z.enum(orderMilestones, text("orders.askForAMilestone")).nullish(),
  milestoneFrom: day(text("orders.theFirstDay")),
  milestoneTo: day(text("orders.theLastDay")),
  outcome: z.enum(orderOutcomes, text("orders.askForAnOutcome")).nullish(),
  holdReason: key(text("orders.reasonForHold")),
  /** City and state, as the chart of pickups names it. */
  pickupPlace: line({ max: 120, label: text("orders.fetchedFrom") }).nullish(),
});

const objectionWords = {
  noDay: text("orders.sayFromWhichDayToWhich"),
  noMilestone: text("orders.sayWhatHappenedInTheseDays"),
  daysBackwards: text("orders.theLastDayIsBeforeTheFirst"),
  tooManyDays: text("orders.askForAtMostDays", { most: mostMilestoneDays }),
  otherMilestone: text("orders.thatIsNotOfTheseDays"),
};

export const orderFilterSchema = filterFields.superRefine((asked, context) => {
  for (const [field, objection] of objectionsToMilestone(asked))
    context.addIssue({ code: "custom", path: [field], message: objectionWords[objection] });
});
export type OrderFilter = z.output<typeof orderFilterSchema>;

const directed = orderSortFields.flatMap((field) => [field, `-${field}`] as const);

export const orderPageSchema = z.object({
  filter: orderFilterSchema.nullish(),
  sort: z.enum(directed, text("orders.listCannotBeSortedSo")).nullish(),
  first: z.int().min(0, text("orders.askFor0OrMore")).max(100, text("orders.askForAtMost100")).nullish(),
  offset: z.int().min(0, text("orders.startAt0OrLater")).max(countLimit, text("orders.offsetIsTooHigh")).nullish(),
});

export const orderBoardSchema = z.object({
  filter: orderFilterSchema.nullish(),
  /** Cards per column. */
  first: z.int().min(0, text("orders.askFor0OrMore")).max(200, text("orders.askForAtMost200")).nullish(),
});

/** A month is shown in whole weeks. */
const mostDays = 42;

const wholeDay = (label: string) => z.iso.date(text("orders.labelMustBeADateSuch", { label }));
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / (24 * 3_600_000) + 1;

export const orderCalendarSchema = z
  .object({
    filter: orderFilterSchema.nullish(),
    from: wholeDay(text("orders.theFirstDay")),
    to: wholeDay(text("orders.theLastDay")),
    /** Orders per day. */
    first: z.int().min(1, text("orders.askFor1OrMore")).max(200, text("orders.askForAtMost200")).nullish(),
  })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) <= mostDays, {
    error: text("orders.askFor1ToMostdaysDays", { mostDays }),
    path: ["to"],
  });
