import { useQuery } from "@apollo/client/react";
import type { ReportBasis } from "@boresight/domain/billing/lists/invoice-list";
import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";
import type { TaxPageQuery } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { ChartSkeleton } from "#ui/chart/chart-card.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { monthWords } from "#ui/time/calendar-days.ts";
import { NothingInvoiced } from "./nothing-invoiced.tsx";
import { ReportTable, type ReportColumn } from "./report-table.tsx";
import type { ReportSpan } from "./report-period.ts";

const TaxPage = graphql(`
  query TaxPage($from: Date!, $to: Date!, $basis: ReportBasis!) {
    salesReport(from: $from, to: $to, basis: $basis) {
      month
      invoiceCount
      grossCents
      exemptCents
      taxableCents
      taxCents
    }
    taxReport(from: $from, to: $to, basis: $basis) {
      name
      rate
      invoiceCount
      grossCents
      exemptCents
      taxableCents
      taxCents
    }
  }
`);

type TaxRow = NonNullable<TaxPageQuery["taxReport"]>[number];
type SalesRow = NonNullable<TaxPageQuery["salesReport"]>[number];
type Sums = Pick<SalesRow, "exemptCents" | "grossCents" | "taxableCents" | "taxCents">;

const percents = new Intl.NumberFormat(localeTag(), { style: "percent", maximumFractionDigits: 3 });

const keyOf = ({ name, rate }: TaxRow): string => `${name} ${rate}`;

interface TaxReportProps {
  span: ReportSpan;
  basis: ReportBasis;
}

/** What a sales tax return asks for: all that was sold by month, and each component and rate by itself. */
export function TaxReport({ span: { from, to }, basis }: TaxReportProps) {
  const variables = { from, to, basis };
  const { data, error, refetch } = useQuery(TaxPage, { variables, fetchPolicy: "cache-and-network" });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ChartSkeleton />;
  const months = data.salesReport ?? [];
  const rates = data.taxReport ?? [];
  if (months.length === 0) return <NothingInvoiced basis={basis} />;

  return (
    <>
      <ReportTable
        label={t("billing.salesByMonth")}
        columns={salesColumns(months)}
        rows={months}
        keyOf={({ month }) => month}
      />
      {rates.length > 0 && (
        <ReportTable label={t("base.taxes")} columns={taxColumns(rates)} rows={rates} keyOf={keyOf} />
      )}
    </>
  );
}

const figures = (rows: readonly Sums[], isSummed: boolean): readonly ReportColumn<Sums>[] => {
  const column = (header: string, name: keyof Sums, isMain = false): ReportColumn<Sums> => ({
    header,
    show: (row) => <MoneyText cents={row[name]} />,
    ...(isMain && { isMain: true as const }),
    ...((isSummed || isMain) && { total: <MoneyText cents={rows.reduce((sum, row) => sum + row[name], 0)} /> }),
  });
  return [
    column(t("billing.grossSales"), "grossCents"),
    column(t("billing.exemptSales"), "exemptCents"),
    column(t("billing.taxableAmount"), "taxableCents"),
    column(t("base.tax"), "taxCents", true),
  ];
};

const salesColumns = (rows: readonly SalesRow[]): readonly ReportColumn<SalesRow>[] => [
  { header: t("base.month"), show: ({ month }) => monthWords(`${month}-01`), total: t("base.total") },
  { header: t("base.invoices"), show: ({ invoiceCount }) => invoiceCount },
  ...figures(rows, true),
];

/** What is sold is not summed: several components tax the same. */
const taxColumns = (rows: readonly TaxRow[]): readonly ReportColumn<TaxRow>[] => [
  { header: t("billing.taxComponent"), show: ({ name }) => <bdi>{name}</bdi>, total: t("base.total") },
  { header: t("billing.taxRate"), show: ({ rate }) => percents.format(rate / 100_000) },
  { header: t("base.invoices"), show: ({ invoiceCount }) => invoiceCount },
  ...figures(rows, false),
];
