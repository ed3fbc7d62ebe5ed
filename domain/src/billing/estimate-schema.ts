/** The inputs that build an estimate (handbook section 6). */
import { text } from "#texts/text.ts";
import * as z from "zod";
import { note, line } from "#base/text-schema.ts";
import { documentLinesSchema, mostLines, recordId, recordVersion } from "./document-line-schema.ts";

/** A new draft has neither id nor version. */
export const estimateDraftSchema = z
  .object({
    id: recordId.nullish().describe("Of the draft that is changed; a new one has none."),
    serviceOrderId: recordId,
    version: recordVersion.nullish(),
    notes: note({ max: 5000, label: text("base.notes") })
      .default("")
      .describe("The customer reads them."),
    validUntil: z.iso
      .date(text("base.enterADate"))
      .nullable()
      .default(null)
      .describe("The last day; null takes the shop's setting when it is sent."),
    lines: documentLinesSchema,
  })
  .refine(({ id, version }) => !id || typeof version === "number", {
    path: ["version"],
    error: text("billing.versionIsMissing"),
  });

export type EstimateDraft = z.output<typeof estimateDraftSchema>;

/** Sends, revises, converts, voids or deletes an estimate. */
export const estimateVersionSchema = z
  .object({ id: recordId, version: recordVersion })
  .meta({ id: "EstimateVersionInput" });

export const estimateIdSchema = z.object({ id: recordId });

/** Copies an estimate to the draft of its next revision. */
export const estimateRevisionSchema = z.object({ id: recordId, version: recordVersion });

export const estimatePricesSchema = z.object({
  id: recordId,
  version: recordVersion,
  lineIds: z
    .array(recordId)
    .max(mostLines, text("billing.atMostLines", { max: mostLines }))
    .nullable()
    .default(null)
    .describe("The lines that take their new price; null is all of them."),
});

/** A suggested line that is to be billed after all. */
export const suggestionRestorationSchema = z.object({
  serviceOrderId: recordId,
  lineItemTypeId: z.uuid(text("billing.chooseALineItemType")),
});

/** A suggested line that is not to be billed on this order. */
export const suggestionDismissalSchema = z.object({
  serviceOrderId: recordId,
  lineItemTypeId: z.uuid(text("billing.chooseALineItemType")),
  reason: line({ min: 1, max: 300, label: text("base.theReason") }),
});
