/** What is asked about an order's documents: what they are, who sees them, who signed them, and why one is deleted. */
import { recordId, version } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { line, note } from "#base/text-schema.ts";
import { offeredKinds } from "./document-kinds.ts";

export const documentChangeSchema = z.object({
  id: recordId(),
  version: version().describe("The version the document was read in."),
  documentKind: z.enum(offeredKinds, text("files.chooseWhatItIs")).optional().describe("What the document is."),
  customerVisible: z.boolean().optional().describe("Whether the order's customer sees it, with its earlier versions."),
});

export const deletionReason = note({ min: 3, max: 500, label: text("base.reason") });

export const signatureSchema = z.object({
  signerName: line({ min: 1, max: 120, label: text("files.nameOfSigner") }),
  signatureMethod: z.enum(["drawn", "typed"]),
});

export type Signature = z.output<typeof signatureSchema>;
