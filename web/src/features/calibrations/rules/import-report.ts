import { importOutcomes } from "@boresight/domain/calibrations/calibration-rule-import";
import * as z from "zod/mini";

const rowSchema = z.object({
  line: z.number(),
  rule: z.string(),
  outcome: z.enum(importOutcomes),
  reasons: z.array(z.string()),
});

/** The server's report on a file of rules. */
export const importReportSchema = z.object({
  isApplied: z.boolean(),
  columns: z.array(z.string()),
  ignored: z.array(z.string()),
  counts: z.object({ wrong: z.number(), created: z.number(), updated: z.number(), skipped: z.number() }),
  rows: z.array(rowSchema),
});

export type ImportReport = z.infer<typeof importReportSchema>;
export type ReportedRow = z.infer<typeof rowSchema>;

/** Returns how many rules an import would write. */
export const changesIn = ({ counts }: ImportReport): number => counts.created + counts.updated;
