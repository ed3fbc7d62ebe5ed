/** Issued documents: numbered, frozen, verified by a code; and what is asked to issue, replace, revoke and share them. */
import { recordId as anyId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { line, note } from "#base/text-schema.ts";
import { languages } from "#texts/language.ts";
import { documentTypes, type DocumentType } from "./document-content.ts";

/** Those that are issued; all others are made when somebody asks. */
export const issuedTypes = [
  "estimate",
  "invoice",
  "certificate",
  "noneRequired",
  "notCompleted",
] as const satisfies readonly DocumentType[];
export type IssuedType = (typeof issuedTypes)[number];

export const isIssuedType = (type: DocumentType): type is IssuedType => issuedTypes.some((known) => known === type);

/** `superseded`: a newer document stands in its place. */
export type DocumentState = "valid" | "superseded" | "revoked";

const recordId = anyId();
const reason = note({ min: 3, max: 500, label: text("base.reason") });

export const certificateIssueSchema = z.object({ serviceOrderId: recordId });

export const documentReasonSchema = z.object({ id: recordId, reason });

export const signingKeyRotationSchema = z.object({ reason });

export const defaultLinkDays = 7;
const mostLinkDays = 30;

export const packetLinkSchema = z.object({
  serviceOrderId: recordId,
  recipient: line({ min: 1, max: 120, label: text("documents.recipient") }).describe(
    "Whom it is for, such as the insurer.",
  ),
  days: z
    .int(text("documents.linkDays", { max: mostLinkDays }))
    .min(1, text("documents.linkDays", { max: mostLinkDays }))
    .max(mostLinkDays, text("documents.linkDays", { max: mostLinkDays }))
    .default(defaultLinkDays)
    .describe("How long it opens the packet."),
});

export const documentLinkIdSchema = z.object({ id: recordId });

/** The token of a link to a packet: 256 random bits. */
export const packetTokenSchema = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

/** Which PDF is asked for: the one of a subject, in a language of choice where it is not issued. */
export const documentAddressSchema = z.object({ type: z.enum(documentTypes), subjectId: z.uuid() });

export const documentOptionsSchema = z
  .object({
    language: z.enum(languages).optional(),
    /** The first day of a statement; by default the first of the last day's month. */
    from: z.iso.date().optional(),
    /** The last day of a statement; by default today. */
    day: z.iso.date().optional(),
    download: z.literal("1").optional(),
  })
  .refine(({ from, day }) => !from || !day || from <= day, {
    error: text("billing.lastDayBeforeFirst"),
    path: ["day"],
  });
