/** What happens to orders on a day: by it dashboards count them, and lists ask for those that were counted. */
import { daysBetween } from "#base/calendar-day.ts";

export const orderMilestones = [
  "checkedIn",
  "held",
  "calibrated",
  "released",
  "approved",
  "scheduled",
  "invoiced",
] as const;
export type OrderMilestone = (typeof orderMilestones)[number];

/** What an order of these days counts as, and at which milestone. */
export const milestoneOfOutcome = {
  everHeld: "checkedIn",
  notReady: "checkedIn",
  comeback: "checkedIn",
  firstAttempt: "calibrated",
  onTime: "released",
  afterPromise: "released",
  documented: "released",
  undocumented: "released",
  timed: "released",
} as const satisfies Record<string, OrderMilestone>;
export type OrderOutcome = keyof typeof milestoneOfOutcome;
export const orderOutcomes = Object.keys(milestoneOfOutcome) as [OrderOutcome, ...OrderOutcome[]];

/** More days are not looked through: some outcomes are found out order by order. */
export const mostMilestoneDays = 366;

interface OfDays {
  milestone?: OrderMilestone | null | undefined;
  milestoneFrom?: string | null | undefined;
  milestoneTo?: string | null | undefined;
  outcome?: OrderOutcome | null | undefined;
  holdReason?: string | null | undefined;
}

type Objection = "noDay" | "noMilestone" | "daysBackwards" | "tooManyDays" | "otherMilestone";

/** What speaks against asking for these days, each with the field that it is about. */
export function objectionsToMilestone(asked: OfDays): [keyof OfDays, Objection][] {
  const { milestone, milestoneFrom: from, milestoneTo: to, outcome, holdReason } = asked;
  if (!milestone) return from || to || outcome || holdReason ? [["milestone", "noMilestone"]] : [];
  const objections: [keyof OfDays, Objection][] = [];
  if (!from) objections.push(["milestoneFrom", "noDay"]);
  if (!to) objections.push(["milestoneTo", "noDay"]);
  if (from && to && from > to) objections.push(["milestoneTo", "daysBackwards"]);
  if (from && to && daysBetween(from, to) >= mostMilestoneDays) objections.push(["milestoneTo", "tooManyDays"]);
  if (outcome && milestoneOfOutcome[outcome] !== milestone) objections.push(["outcome", "otherMilestone"]);
  if (holdReason && milestone !== "held") objections.push(["holdReason", "otherMilestone"]);
  return objections;
}
