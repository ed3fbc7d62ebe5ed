import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { rowsOf } from "#data/rows.ts";
import { ExportReport } from "#features/billing/reports/export-report.tsx";
import type { ReportSpan } from "#features/billing/reports/report-period.ts";
import { SendButton } from "#features/billing/sending/send-button.tsx";
import { graphql } from "#graphql/gql.ts";
import { PdfButton } from "#records/documents/pdf-button.tsx";
import { PrintButton } from "#ui/layout/print-button.tsx";
import { formatDay } from "#ui/time/times.ts";

const OwnAccount = graphql(`
  query OwnAccount {
    customers(first: 1) {
      nodes {
        id
      }
    }
  }
`);

interface StatementActionsProps {
  /** Without it the reader's own. */
  customerId?: string;
  span: ReportSpan;
}

/** Prints a statement, and downloads the same as CSV or PDF. */
export function StatementActions({ customerId, span: { from, to } }: StatementActionsProps) {
  const input = { from, to, ...(customerId && { customerId }) };
  const { data } = useQuery(OwnAccount, { skip: customerId !== undefined });
  const whose = customerId ?? rowsOf(data?.customers)[0]?.id;

  return (
    <>
      {whose && (
        <PdfButton
          address={`statement/${whose}`}
          options={{ from, day: to }}
          label={t("billing.statement")}
          fileName={`statement-${from}-${to}`}
        />
      )}
      {customerId && (
        <SendButton
          document={{ kind: "statement", id: customerId, from, to }}
          name={t("billing.statementOfDays", { from: formatDay(from), to: formatDay(to) })}
        />
      )}
      <PrintButton />
      <ExportReport path="account-statement-csv" input={input} fileName={`statement-${from}-${to}.csv`} />
    </>
  );
}
