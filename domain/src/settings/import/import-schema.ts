/** The input of an import: a file as text, which field each column holds, and whether it is only tried. */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { line } from "#base/text-schema.ts";
import { importKinds, importLimits, importModes } from "./import-kinds.ts";

export const importSchema = z.object({
  kind: z.enum(importKinds, t("settings.importChooseKind")),
  fileName: line({ min: 1, max: 255, label: t("settings.importFile") }),
  text: z.string(),
  columns: z
    .array(z.string().max(60).nullable())
    .max(importLimits.columns)
    .nullable()
    .default(null)
    .describe("The field of each column; none: as guessed from the headers and remembered."),
  mode: z.enum(importModes).default("whole"),
  apply: z.boolean().default(false),
});

export type AskedImport = z.output<typeof importSchema>;

export const importIdSchema = z.object({ id: z.uuid(t("settings.importNotAValidId")) });
