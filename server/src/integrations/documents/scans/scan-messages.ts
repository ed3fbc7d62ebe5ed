import * as z from "zod";
import { boxSchema, pageSchema } from "#integrations/pdf/page-schema.ts";

/** A page, and the boxes that are cut out of it. */
const cutSchema = pageSchema.pick({ number: true, width: true, turn: true }).extend({ boxes: z.array(boxSchema) });
export type PageCut = z.infer<typeof cutSchema>;

/**
 * What the process is asked: a picture is one page; of a PDF the pages that are pictures are read. With `cut` nothing is
 * read: pieces of pages are drawn.
 */
export const scanOrderSchema = z.object({
  content: z.instanceof(Uint8Array),
  source: z.enum(["pdf", "picture"]),
  mostPages: z.int(),
  cut: z.array(cutSchema).optional(),
});
export type ScanOrder = z.infer<typeof scanOrderSchema>;

/** What it answers: each page as it is read, or the pieces of a page in the order of its boxes; and the end. */
export const scanAnswerSchema = z.union([
  z.object({ page: pageSchema }),
  z.object({ number: z.int(), pieces: z.array(z.instanceof(Uint8Array)) }),
  z.object({ end: z.enum(["failed", "read"]) }),
]);
export type ScanAnswer = z.infer<typeof scanAnswerSchema>;
