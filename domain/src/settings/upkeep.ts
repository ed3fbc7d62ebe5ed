/** What the office asks about the shop's own records: duplicates, jobs, the audit. */
import { text } from "#texts/text.ts";
import * as z from "zod";

export const duplicateKinds = ["customers", "vehicles"] as const;
export type DuplicateKind = (typeof duplicateKinds)[number];

/** Why records look like one: name and postal code, email, phone, or VIN. */
export const duplicateReasons = ["email", "namePlace", "phone", "vin"] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

export const duplicatesSchema = z.object({
  kind: z.enum(duplicateKinds),
  /** The last group of the page before. */
  after: z
    .object({ reason: z.enum(duplicateReasons), key: z.string().max(400) })
    .nullable()
    .default(null),
});

export const auditActions = [
  "created",
  "changed",
  "deleted",
  "override",
  "reopened",
  "signedIn",
  "signedOut",
  "exported",
  "signInFailed",
  "signInSlowed",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Without dates a search for text looks back so many days: it reads every entry of them. */
export const auditTextDays = 92;

export const auditSearchSchema = z.object({
  actorId: z.uuid().nullable().default(null),
  entity: z
    .string()
    .regex(/^[a-z_]{1,60}$/)
    .nullable()
    .default(null),
  entityId: z.uuid().nullable().default(null),
  action: z.enum(auditActions).nullable().default(null),
  from: z.iso.date().nullable().default(null),
  until: z.iso.date().nullable().default(null),
  text: z.string().trim().max(100).default(""),
  /** The last entry of the page before. */
  before: z.uuid().nullable().default(null),
});

export type AuditSearch = z.output<typeof auditSearchSchema>;

/** So many days are checked against their seals unless others are chosen. */
export const sealDays = 31;

export const auditSealsSchema = z.object({
  /** Without one, as many days before `until` as are checked by default. */
  from: z.iso.date().nullable().default(null),
  /** Without one, the newest sealed day. */
  until: z.iso.date().nullable().default(null),
});

export type AskedSeals = z.output<typeof auditSealsSchema>;

/**
 * Why a day does not agree: it was never sealed, its entries are not those that were, or its seal is not the one of this
 * day after the day before.
 */
export const sealProblems = ["missing", "entries", "seal"] as const;
export type SealProblem = (typeof sealProblems)[number];

export const jobIdSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,18}$/, text("settings.jobNotValid"))
    .describe("As the list of jobs has it."),
});

const largestNumber = 999_999_999;
const wholeNumber = text("settings.enterWholeNumber");

/** Invoices and orders are counted; an estimate has the number of its order. */
export const nextNumberSchema = z.object({
  kind: z.enum(["invoice", "order"]).meta({ id: "CountedKind" }),
  next: z.int(wholeNumber).min(1, wholeNumber).max(largestNumber, wholeNumber),
});
export type NextNumber = z.output<typeof nextNumberSchema>;
