import { importOutcomes } from "@boresight/domain/calibrations/calibration-rule-import";
import * as shape from "@boresight/domain/base/shape";

const rowSchema = shape.object({
  line: shape.number(),
  rule: shape.string(),
  outcome: shape.oneOf(importOutcomes),
  reasons: shape.array(shape.string()),
});

/** The server's report on a file of rules. */
export const importReportSchema = shape.object({
  isApplied: shape.boolean(),
  columns: shape.array(shape.string()),
  ignored: shape.array(shape.string()),
  counts: shape.object({
    wrong: shape.number(),
    created: shape.number(),
    updated: shape.number(),
    skipped: shape.number(),
  }),
  rows: shape.array(rowSchema),
});

export type ImportReport = shape.Output<typeof importReportSchema>;
export type ReportedRow = shape.Output<typeof rowSchema>;

/** Returns how many rules an import would write. */
export const changesIn = ({ counts }: ImportReport): number => counts.created + counts.updated;
