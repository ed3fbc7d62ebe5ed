/** How an estimate is approved or declined (handbook section 6). */
import { text } from "#texts/text.ts";
import * as z from "zod";
import { line, note, reference } from "#base/text-schema.ts";
import { mostLines, recordId, recordVersion } from "./document-line-schema.ts";

/** 256 random bits, as they stand in a link. */
export const tokenField = z
  .string({ error: text("billing.linkIsNotComplete") })
  .regex(/^[A-Za-z0-9_-]{43}$/, text("billing.linkIsNotComplete"))
  .describe("From the link in the email.");

export const billingLinkSchema = z.object({ token: tokenField });

/** A link to one of both, to be copied. */
export const billingLinkTargetSchema = z
  .object({ estimateId: recordId.nullable().default(null), invoiceId: recordId.nullable().default(null) })
  .refine(({ estimateId, invoiceId }) => (estimateId === null) !== (invoiceId === null), {
    path: ["estimateId"],
    error: text("billing.linkToOneDocument"),
  });

export const billingLinkIdSchema = z.object({ id: recordId });

const largestDrawing = 100_000;

const purchaseOrder = {
  poNumber: reference(text("base.poNumber")).nullable().default(null),
  poFollows: z.boolean(text("billing.sayYesOrNo")).default(false).describe("The customer sends the PO number later."),
};

const acceptedLineIds = z
  .array(recordId)
  .max(mostLines, text("billing.atMostLines", { max: mostLines }))
  .default([])
  .describe("The optional lines that the customer wants.");

/** Who signs, and how. */
export const signatureFields = {
  fullName: line({ min: 1, max: 120, label: text("billing.fullName") }),
  signatureMethod: z.enum(["drawn", "typed"], text("billing.signatureDrawnOrTyped")).meta({ id: "SignatureMethod" }),
  drawing: z
    .base64(text("billing.drawingIsNotValid"))
    .max(Math.ceil(largestDrawing / 3) * 4, text("billing.drawingIsNotValid"))
    .nullable()
    .default(null)
    .describe("A PNG in base64, at most 100 kB, of a drawn signature."),
};

const approvalFields = {
  ...signatureFields,
  ...purchaseOrder,
  acceptedTermsVersion: line({ min: 1, max: 40, label: text("billing.termsVersion") }).describe(
    "The version of the terms of service that was shown.",
  ),
  acceptedLineIds,
  contentHash: z
    .string({ error: text("billing.contentHashIsNotValid") })
    .regex(/^[0-9a-f]{64}$/, text("billing.contentHashIsNotValid"))
    .describe("The estimate's own, so that exactly what was read is approved."),
};

interface Signed {
  signatureMethod: "drawn" | "typed";
  drawing: string | null;
}

export const isSigned = ({ signatureMethod, drawing }: Signed): boolean =>
  signatureMethod === "typed" || Boolean(drawing);
export const drawingMissing = { path: ["drawing"], error: text("billing.drawYourSignature") };

/** As a signed-in customer, or by the link. */
export const approvalSchema = z.object({ id: recordId, ...approvalFields }).refine(isSigned, drawingMissing);
export const linkApprovalSchema = z.object({ token: tokenField, ...approvalFields }).refine(isSigned, drawingMissing);

export type Approval = Omit<z.output<typeof approvalSchema>, "id">;

export const declineReasonKeys = ["price", "notNeeded", "doneElsewhere", "totalLoss", "other"] as const;
export type DeclineReason = (typeof declineReasonKeys)[number];

const declineFields = {
  reasonKey: z.enum(declineReasonKeys, text("base.chooseAReason")).meta({ id: "DeclineReason" }),
  reason: note({ max: 500, label: text("base.theReason") }).default(""),
};

interface Declined {
  reasonKey: DeclineReason;
  reason: string;
}

const isExplained = ({ reasonKey, reason }: Declined): boolean => reasonKey !== "other" || reason.length >= 3;
const reasonMissing = { path: ["reason"], error: text("billing.sayWhy") };

/** Another reason than those of the list is written out. */
export const declineSchema = z.object({ id: recordId, ...declineFields }).refine(isExplained, reasonMissing);
export const linkDeclineSchema = z.object({ token: tokenField, ...declineFields }).refine(isExplained, reasonMissing);

export const verbalChannels = ["phone", "inPerson", "email", "text"] as const;

/** An approval by word of mouth, recorded by staff: who gave it, how and when. */
export const verbalApprovalSchema = (now: Date) =>
  z.object({
    id: recordId,
    version: recordVersion,
    fullName: line({ min: 1, max: 120, label: text("billing.fullName") }).describe("Who approved."),
    channel: z.enum(verbalChannels, text("billing.chooseHowApproved")).meta({ id: "VerbalChannel" }),
    decidedAt: z.iso
      .datetime({ offset: true, error: text("billing.enterADateAndTime") })
      .refine((moment) => Date.parse(moment) <= now.getTime(), text("billing.approvedInTheFuture")),
    ...purchaseOrder,
    acceptedLineIds,
  });

export type VerbalApproval = z.output<ReturnType<typeof verbalApprovalSchema>>;
