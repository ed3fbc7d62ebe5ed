import { ExportReport } from "#features/billing/reports/export-report.tsx";
import type { ReportSpan } from "#features/billing/reports/report-period.ts";
import { PrintButton } from "#ui/layout/print-button.tsx";

/** Prints and downloads a statement. */
export function StatementActions({ customerId, span: { from, to } }: { customerId?: string; span: ReportSpan }) {
  const input = { from, to, ...(customerId && { customerId }) };

  return (
    <>
      <PrintButton />
      <ExportReport path="account-statement-csv" input={input} fileName={`statement-${from}-${to}.csv`} />
    </>
  );
}
