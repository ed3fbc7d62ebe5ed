/** The filters of the list, the board and the export of orders. */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { customerKinds } from "#customers/customer-kind.ts";
import { orderBillingStates, orderMarks, orderSortFields, orderViewKeys, unassigned } from "./order-list.ts";
import {
  mostMilestoneDays,
  objectionsToMilestone,
  orderMilestones,
  orderOutcomes,
} from "./milestones/order-milestones.ts";
import { intakeMethods } from "#intake/intake-method.ts";
import { statusCategories } from "#statuses/status-look.ts";
import { line } from "#base/text-schema.ts";

const id = (label: string) => z.uuid(t("base.labelIsNotAValidId", { label })).nullish();
const day = (label: string) => z.iso.date(t("orders.labelMustBeADateSuch", { label })).nullish();
const key = (label: string) => z.string().max(40, t("orders.labelIsTooLong", { label })).nullish();

/** Several values in an address are one text with commas. */
const several = <Each extends z.ZodType>(each: Each, most: number) =>
  z.preprocess(
    (given) => (typeof given === "string" ? given.split(",").filter(Boolean) : given),
    z.array(each).max(most, t("orders.chooseAtMostMost", { most })).nullish(),
  );

const filterFields = z.object({
  /** Only these orders. */
  ids: several(z.uuid(t("orders.anOrderIsNotAValid")), 100),
  view: z.enum(orderViewKeys, t("orders.thereIsNoSuchView")).nullish(),
  search: line({ max: 120, label: t("orders.theSearch") }).nullish(),
  status: key("Status"),
  category: z.enum(statusCategories, t("orders.thereIsNoSuchCategory")).nullish(),
  /** Any of these keys, none of those; any of these categories. */
  statuses: several(z.string().max(40, t("orders.labelIsTooLong", { label: "Status" })), 100),
  notStatuses: several(z.string().max(40, t("orders.labelIsTooLong", { label: "Status" })), 100),
  categories: several(z.enum(statusCategories, t("orders.thereIsNoSuchCategory")), statusCategories.length),
  /** With an approved estimate. */
  isApproved: z.literal(true).nullish(),
  customer: id("Customer"),
  customerKind: z.enum(customerKinds, t("customers.chooseAKind")).nullish(),
  facility: id("Location"),
  technician: z.union([z.literal(unassigned), z.uuid(t("orders.technicianIsNotAValidId"))]).nullish(),
  /** In this technician's hands: assigned to them and under way, or booked for them, whatever its status. */
  worker: z.uuid(t("orders.technicianIsNotAValidId")).nullish(),
  intake: z.enum(intakeMethods, t("orders.thereIsNoSuchWayTo")).nullish(),
  calibration: key("Calibration"),
  billing: z.enum(orderBillingStates, t("orders.thereIsNoSuchBillingState")).nullish(),
  only: several(z.enum(orderMarks, t("orders.askForLateHoldNopoNotinvoiced")), orderMarks.length),
  createdFrom: day(t("orders.theFirstDay")),
  createdTo: day(t("orders.theLastDay")),
  dueFrom: day(t("orders.theFirstDay")),
  dueTo: day(t("orders.theLastDay")),
  /** What happened to them in these days; staff's alone, as what follows. */
  milestone: z.enum(orderMilestones, t("orders.askForAMilestone")).nullish(),
  milestoneFrom: day(t("orders.theFirstDay")),
  milestoneTo: day(t("orders.theLastDay")),
  outcome: z.enum(orderOutcomes, t("orders.askForAnOutcome")).nullish(),
  holdReason: key(t("orders.reasonForHold")),
  /** City and state, as the chart of pickups names it. */
  pickupPlace: line({ max: 120, label: t("orders.fetchedFrom") }).nullish(),
});

const objectionWords = {
  noDay: t("orders.sayFromWhichDayToWhich"),
  noMilestone: t("orders.sayWhatHappenedInTheseDays"),
  daysBackwards: t("orders.theLastDayIsBeforeTheFirst"),
  tooManyDays: t("orders.askForAtMostDays", { most: mostMilestoneDays }),
  otherMilestone: t("orders.thatIsNotOfTheseDays"),
};

export const orderFilterSchema = filterFields.superRefine((asked, context) => {
  for (const [field, objection] of objectionsToMilestone(asked))
    context.addIssue({ code: "custom", path: [field], message: objectionWords[objection] });
});
export type OrderFilter = z.output<typeof orderFilterSchema>;

const directed = orderSortFields.flatMap((field) => [field, `-${field}`] as const);

export const orderPageSchema = z.object({
  filter: orderFilterSchema.nullish(),
  sort: z.enum(directed, t("orders.theListCannotBeSortedBy")).nullish(),
  first: z.int().min(0, t("orders.askFor0OrMore")).max(100, t("orders.askForAtMost100")).nullish(),
  offset: z.int().min(0, t("orders.startAt0OrLater")).max(1_000_000, t("orders.startAt1000000Or")).nullish(),
});

export const orderBoardSchema = z.object({
  filter: orderFilterSchema.nullish(),
  /** Cards per column. */
  first: z.int().min(0, t("orders.askFor0OrMore")).max(200, t("orders.askForAtMost200")).nullish(),
});

/** A month is shown in whole weeks. */
const mostDays = 42;

const wholeDay = (label: string) => z.iso.date(t("orders.labelMustBeADateSuch", { label }));
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / (24 * 3_600_000) + 1;

export const orderCalendarSchema = z
  .object({
    filter: orderFilterSchema.nullish(),
    from: wholeDay(t("orders.theFirstDay")),
    to: wholeDay(t("orders.theLastDay")),
    /** Orders per day. */
    first: z.int().min(1, t("orders.askFor1OrMore")).max(200, t("orders.askForAtMost200")).nullish(),
  })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) <= mostDays, {
    error: t("orders.askFor1ToMostdaysDays", { mostDays }),
    path: ["to"],
  });
