/**
 * Status definitions and the transitions between them. Code refers to keys, which never change; everything else is the
 * shop's choice.
 */
import { version as rowVersion } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { schemasOf } from "#base/record-schema.ts";
import { line, note } from "#base/text-schema.ts";
import { status as described } from "./status-fields.ts";
import { statusCategories, statusColors, statusIcons } from "./status-look.ts";

/** What each guard requires, as a choice in the transition editor. */
export const guardWords = {
  tasksDone: text("statuses.guardTasksDone"),
  calibrationsListed: text("statuses.calibrationsAreListed"),
  estimateSent: text("statuses.anEstimateIsSent"),
  estimateApproved: text("statuses.anEstimateIsApproved"),
  approvalStands: text("statuses.whatWasApprovedIsStillApproved"),
  transportArranged: text("statuses.pickupOrTowIsArranged"),
  vinKnown: text("statuses.theVinIsKnown"),
  vinConfirmed: text("statuses.guardVinConfirmed"),
  appointmentConfirmed: text("statuses.aConfirmedAppointment"),
  readinessPassed: text("statuses.theReadinessChecksArePassed"),
  rideHeightDecided: text("statuses.theRideHeightIsDecided"),
  poPresent: text("statuses.thePoNumberIsThereWhere"),
  calibrationsResulted: text("statuses.everyCalibrationHasAResult"),
  noFailedResult: text("statuses.noCalibrationHasFailed"),
  noticeAcknowledged: text("statuses.guardNoticeAcknowledged"),
  disclosureAccepted: text("statuses.guardDisclosureAccepted"),
  invoiceIssued: text("statuses.theInvoiceIsIssued"),
  invoiceVoided: text("statuses.theInvoiceIsVoided"),
  balanceZero: text("statuses.theInvoiceIsPaid"),
  cameFromThere: text("statuses.guardWhereOrderCameFrom"),
  lastOpenStatus: text("statuses.guardLastOpenStatus"),
  holdReason: text("statuses.asksForTheReasonOfThe"),
  cancellationReason: text("statuses.asksForTheReasonOfTheCancellation"),
} as const;

/** What must be true before a status change, by key. */
export type GuardKey = keyof typeof guardWords;

const isGuardKey = (key: string): key is GuardKey => Object.hasOwn(guardWords, key);
export const guardKeys = Object.keys(guardWords).filter(isGuardKey);

export const movingRoles = ["admin", "technician", "customer", "user"] as const;

const id = z.uuid(text("base.chooseAStatus"));
const version = rowVersion().describe("The version it was read in; a newer one in the meantime fails the request.");
const yesOrNo = (label: string) => z.boolean(text("base.sayYesOrNoLabel", { label }));

const rules = schemasOf(described, {
  statusName: line({ min: 2, max: 40, label: text("base.theName") }),
  customerLabel: line({ min: 1, max: 80, label: text("statuses.whatCustomersRead") }).describe(
    "What customers read instead of the name.",
  ),
  description: note({ max: 1000, label: text("base.theDescription") }),
  category: z.enum(statusCategories, text("base.chooseACategory")).meta({ id: "StatusCategory" }),
  color: z.enum(["", ...statusColors], text("statuses.chooseAColourFromTheList")),
  icon: z.enum(statusIcons, text("statuses.chooseAnIconFromTheList")),
  isInitial: yesOrNo("do new orders begin here").describe("Replaces the current starting status."),
  isTerminal: yesOrNo("do orders end here"),
  isHold: yesOrNo("is the order on hold here"),
});

const fields = z.object({
  ...rules,
  description: rules.description.default(""),
  color: rules.color.default("").describe("Empty: the colour of the category."),
  slaMinutes: rules.slaMinutes
    .default(null)
    .describe("Working minutes until an order counts as late here; none means never."),
});

type StatusFields = z.output<typeof fields>;

const objections: readonly [keyof StatusFields, string, (status: StatusFields) => boolean][] = [
  ["isTerminal", text("statuses.ordersCannotBeginAndEndIn"), (s) => s.isInitial && s.isTerminal],
  ["isInitial", text("statuses.aNewOrderCannotBeginOn"), (s) => s.isInitial && s.isHold],
  ["isTerminal", text("statuses.anOrderOnHoldHasNot"), (s) => s.isTerminal && s.isHold],
  ["category", text("statuses.holdBelongsToCategory"), (s) => s.isHold !== (s.category === "hold")],
];

const assertNoContradictions = (status: StatusFields, context: z.RefinementCtx<StatusFields>) => {
  for (const [path, message, contradicts] of objections)
    if (contradicts(status)) context.addIssue({ code: "custom", path: [path], message });
};

export const newStatusSchema = fields.superRefine(assertNoContradictions);
export const changedStatusSchema = fields
  .extend({ id, version })
  .required({ description: true, color: true })
  .superRefine(assertNoContradictions);
export type NewStatus = z.output<typeof newStatusSchema>;

export const statusVersionSchema = z.object({ id, version }).meta({ id: "StatusVersionInput" });
export const endedStatusSchema = statusVersionSchema.extend({
  moveOrdersTo: id.nullable().default(null).describe("The status to move its orders to."),
});

export const statusOrderSchema = z.object({
  ids: z
    .array(id)
    .min(1, text("statuses.putAtLeast1InOrder"))
    .max(100, text("statuses.putAtMost100InOrder"))
    .refine((ids) => new Set(ids).size === ids.length, text("statuses.eachStandsInOnePlaceOnly"))
    .describe("All statuses in their new order, inactive ones included."),
});

const ends = { fromStatusId: id, toStatusId: id };
const distinct = <Value extends string>(values: Value[]) => [...new Set(values)];

export const removedTransitionSchema = z.object(ends);

export const transitionSchema = z
  .object({
    ...ends,
    roles: z
      .array(z.enum(movingRoles, text("statuses.chooseFromTheRoles")).meta({ id: "TransitionRole" }))
      .min(1, text("statuses.chooseWhoMayMakeThisMove"))
      .transform(distinct)
      .describe("Who may make the change."),
    guards: z
      .array(z.enum(guardKeys, text("statuses.chooseFromTheConditions")).meta({ id: "TransitionGuard" }))
      .default([])
      .transform(distinct)
      .describe("What must be true before it, by key."),
    requiresNote: yesOrNo("must a note say why"),
  })
  .refine(({ fromStatusId, toStatusId }) => fromStatusId !== toStatusId, {
    path: ["toStatusId"],
    error: text("statuses.aMoveLeadsToAnotherStatus"),
  });

export type Transition = z.output<typeof transitionSchema>;

const mostKeyLetters = 24;

/**
 * Returns the key of a new status from its name: "Sublet: Glass 2" becomes `subletGlass`. A key that is taken gets a
 * letter appended.
 */
export function statusKeyFor(statusName: string, taken: ReadonlySet<string>): string {
  const words = statusName
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^A-Za-z]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
  const [first = "status", ...rest] = words;
  const key = [first, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join("");
  const base = key.slice(0, mostKeyLetters).padEnd(2, "X");
  let free = base;
  for (let count = 0; taken.has(free); count++) free = base + lettersOf(count);
  return free;
}

/** A, B … Z, AA, AB …: keys contain no digits. */
const lettersOf = (count: number): string =>
  (count < 26 ? "" : lettersOf(Math.floor(count / 26) - 1)) + String.fromCharCode(65 + (count % 26));
