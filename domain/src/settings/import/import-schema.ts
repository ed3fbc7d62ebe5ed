/** The input of an import: a file, which field each column holds, and whether it is only tried. */
import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { cleanFileName } from "#base/file-name.ts";
import { line } from "#base/text-schema.ts";
import { dayOrders } from "./cells/day-cells.ts";
import { fileEncodings, importKinds, importLimits, importModes } from "./import-kinds.ts";

export const importSchema = z
  .object({
    kind: z.enum(importKinds, text("settings.importChooseKind")),
    fileName: line({ min: 1, max: 255, label: text("settings.importFile") }).transform(cleanFileName),
    content: z
      .string()
      .nullable()
      .default(null)
      .describe("The file's bytes in base64; the encoding of its letters is found out."),
    text: z.string().nullable().default(null).describe("The file as text, for who has no bytes of it."),
    columns: z
      .array(z.string().max(60).nullable())
      .max(importLimits.columns)
      .nullable()
      .default(null)
      .describe("The field of each column; none: as guessed from the headers and remembered."),
    encoding: z.enum(fileEncodings).nullable().default(null).describe("None: as found out from the bytes."),
    dayOrder: z
      .enum(dayOrders)
      .nullable()
      .default(null)
      .describe("How dates such as 03/04/2026 are meant, where no date of the file shows it."),
    mode: z.enum(importModes).default("whole"),
    apply: z.boolean().default(false),
  })
  .refine(({ content, text }) => (content === null) !== (text === null));

export type AskedImport = z.output<typeof importSchema>;

export const importIdSchema = z.object({ id: recordId() });
