/** Who signs that they read a notice, or a state's text before the work. */
import { recordId } from "#base/record-id.ts";
import { drawingMissing, isSigned, signatureFields, tokenField } from "#billing/estimate-decision-schema.ts";
import * as z from "zod";

export const noticeAcknowledgementSchema = z
  .object({ id: recordId().describe("The notice: the very version that was read."), ...signatureFields })
  .refine(isSigned, drawingMissing);

export const linkAcknowledgementSchema = z
  .object({ token: tokenField, ...signatureFields })
  .refine(isSigned, drawingMissing);

export const disclosureAcceptanceSchema = z
  .object({
    serviceOrderId: recordId(),
    disclosureTextId: recordId().describe("The version of the text that was shown."),
    ...signatureFields,
  })
  .refine(isSigned, drawingMissing);

export const noticeTokenSchema = z.object({ token: tokenField });

export interface Signed {
  fullName: string;
  signatureMethod: "drawn" | "typed";
  drawing: string | null;
}
