import * as z from "zod";
import { pageSchema } from "#integrations/pdf/page-schema.ts";

/** What the process is asked: a picture is one page; of a PDF the pages that are named, or else those that are pictures. */
export const scanOrderSchema = z.object({
  content: z.instanceof(Uint8Array),
  source: z.enum(["pdf", "picture"]),
  mostPages: z.int(),
});
export type ScanOrder = z.infer<typeof scanOrderSchema>;

/** What it answers: each page as it is read, and the end. */
export const scanAnswerSchema = z.union([
  z.object({ page: pageSchema }),
  z.object({ end: z.enum(["failed", "read"]) }),
]);
export type ScanAnswer = z.infer<typeof scanAnswerSchema>;
