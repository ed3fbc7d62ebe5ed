import * as z from "zod";
import { documentLooksSchema } from "#settings/document-settings.ts";
import { languages } from "#texts/language.ts";
import { documentTypes } from "./document-content.ts";

/** How a document would look with settings that are not saved yet. */
export const documentPreviewSchema = z.object({
  type: z.enum(documentTypes),
  language: z.enum(languages).optional(),
  looks: documentLooksSchema,
});

export type DocumentPreview = z.output<typeof documentPreviewSchema>;
