/**
 * Status definitions and the transitions between them. Code refers to keys, which never change; everything else is the
 * shop's choice.
 */
import * as z from "zod";
import { statusCategories, statusColors, statusIcons } from "./status-look.ts";
import { line, note } from "#base/text.ts";

/** What each guard requires, as a choice in the transition editor. */
export const guardWords = {
  tasksDone: "The tasks of the status are done",
  calibrationsListed: "Calibrations are listed",
  estimateSent: "An estimate is sent",
  estimateApproved: "An estimate is approved",
  approvalStands: "What was approved is still approved",
  transportArranged: "Pickup or tow is arranged",
  vinKnown: "The VIN is known",
  vinConfirmed: "The VIN is confirmed at the vehicle",
  appointmentConfirmed: "A confirmed appointment",
  readinessPassed: "The readiness checks are passed",
  rideHeightDecided: "The ride height is decided",
  poPresent: "The PO number is there where the customer requires one",
  calibrationsResulted: "Every calibration has a result",
  noFailedResult: "No calibration has failed",
  invoiceIssued: "The invoice is issued",
  invoiceVoided: "The invoice is voided",
  balanceZero: "The invoice is paid",
  cameFromThere: "Only back to where the order came from",
  lastOpenStatus: "Only back to the last open status",
  holdReason: "Asks for the reason of the hold",
  cancellationReason: "Asks for the reason of the cancellation",
} as const;

/** What must be true before a status change, by key. */
export type GuardKey = keyof typeof guardWords;

const isGuardKey = (key: string): key is GuardKey => Object.hasOwn(guardWords, key);
export const guardKeys = Object.keys(guardWords).filter(isGuardKey);

export const movingRoles = ["admin", "technician", "customer", "user"] as const;

const id = z.uuid("Choose a status");
const version = z
  .int("The version it was seen in is missing")
  .describe("The version it was read in; a newer one in the meantime fails the request.");
const yesOrNo = (label: string) => z.boolean(`Say yes or no: ${label}`);
const yearInMinutes = 525_600;

const fields = z.object({
  statusName: line({ min: 2, max: 40, label: "The name" }),
  customerLabel: line({ min: 1, max: 80, label: "What customers read" }).describe(
    "What customers read instead of the name.",
  ),
  description: note({ max: 1000, label: "The description" }).default(""),
  category: z.enum(statusCategories, "Choose a category").meta({ id: "StatusCategory" }),
  color: z
    .enum(["", ...statusColors], "Choose a colour from the list")
    .default("")
    .describe("Empty: the colour of the category."),
  icon: z.enum(statusIcons, "Choose an icon from the list"),
  slaMinutes: z
    .int("Enter whole minutes")
    .min(1, "Enter 1 minute or more")
    .max(yearInMinutes, "Enter at most a year")
    .nullable()
    .default(null)
    .describe("Working minutes until an order counts as late here; none means never."),
  isInitial: yesOrNo("do new orders begin here").describe("Replaces the current starting status."),
  isTerminal: yesOrNo("do orders end here"),
  isHold: yesOrNo("is the order on hold here"),
});

type StatusFields = z.output<typeof fields>;

const objections: readonly [keyof StatusFields, string, (status: StatusFields) => boolean][] = [
  ["isTerminal", "Orders cannot begin and end in the same status", (s) => s.isInitial && s.isTerminal],
  ["isInitial", "A new order cannot begin on hold", (s) => s.isInitial && s.isHold],
  ["isTerminal", "An order on hold has not ended", (s) => s.isTerminal && s.isHold],
  ["category", "A hold belongs to the category On hold", (s) => s.isHold !== (s.category === "hold")],
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
    .min(1, "Put at least 1 in order")
    .max(100, "Put at most 100 in order at once")
    .refine((ids) => new Set(ids).size === ids.length, "Each stands in one place only")
    .describe("All statuses in their new order, inactive ones included."),
});

const ends = { fromStatusId: id, toStatusId: id };
const distinct = <Value extends string>(values: Value[]) => [...new Set(values)];

export const removedTransitionSchema = z.object(ends);

export const transitionSchema = z
  .object({
    ...ends,
    roles: z
      .array(z.enum(movingRoles, "Choose from the roles").meta({ id: "TransitionRole" }))
      .min(1, "Choose who may make this move")
      .transform(distinct)
      .describe("Who may make the change."),
    guards: z
      .array(z.enum(guardKeys, "Choose from the conditions").meta({ id: "TransitionGuard" }))
      .default([])
      .transform(distinct)
      .describe("What must be true before it, by key."),
    requiresNote: yesOrNo("must a note say why"),
  })
  .refine(({ fromStatusId, toStatusId }) => fromStatusId !== toStatusId, {
    path: ["toStatusId"],
    error: "A move leads to another status",
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
