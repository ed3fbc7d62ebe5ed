import { useQuery } from "@apollo/client/react";
import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";
import type { TaxPageQuery } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { ChartSkeleton } from "#ui/chart/chart-card.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { largestFinding } from "./findings.ts";
import { NothingInvoiced } from "./nothing-invoiced.tsx";
import { RankedAmounts } from "./ranked-amounts.tsx";
import { ReportTable, type ReportColumn } from "./report-table.tsx";
import type { ReportSpan } from "./report-period.ts";

const TaxPage = graphql(`
  query TaxPage($from: Date!, $to: Date!) {
    taxReport(from: $from, to: $to) {
      name
      rate
      invoiceCount
      taxableCents
      taxCents
    }
  }
`);

type TaxRow = NonNullable<TaxPageQuery["taxReport"]>[number];

const percents = new Intl.NumberFormat(localeTag(), { style: "percent", maximumFractionDigits: 3 });

const keyOf = ({ name, rate }: TaxRow): string => `${name} ${rate}`;

/** The taxes on what was invoiced in a period, each component and rate by itself. */
export function TaxReport({ span: { from, to } }: { span: ReportSpan }) {
  const { data, error, refetch } = useQuery(TaxPage, { variables: { from, to }, fetchPolicy: "cache-and-network" });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ChartSkeleton />;
  const rows = data.taxReport ?? [];
  if (rows.length === 0) return <NothingInvoiced />;
  const total = rows.reduce((sum, { taxCents }) => sum + taxCents, 0);
  const amounts = rows.map((row) => ({
    key: keyOf(row),
    label: t("billing.taxAtRate", { name: row.name, rate: percents.format(row.rate / 100_000) }),
    value: row.taxCents,
  }));

  return (
    <>
      <SectionCard title={largestFinding(amounts, total)}>
        <RankedAmounts label={t("billing.taxes")} amounts={amounts} tone="magenta" />
      </SectionCard>
      <ReportTable label={t("billing.taxes")} columns={columnsOf(total)} rows={rows} keyOf={keyOf} />
    </>
  );
}

/** What is taxable is not summed: several components tax the same. */
const columnsOf = (total: number): readonly ReportColumn<TaxRow>[] => [
  { header: t("billing.taxComponent"), show: ({ name }) => <bdi>{name}</bdi>, total: t("orders.total") },
  { header: t("billing.taxRate"), show: ({ rate }) => percents.format(rate / 100_000) },
  { header: t("billing.invoices"), show: ({ invoiceCount }) => invoiceCount },
  { header: t("billing.taxableAmount"), show: ({ taxableCents }) => <MoneyText cents={taxableCents} /> },
  {
    header: t("orders.tax"),
    isMain: true,
    show: ({ taxCents }) => <MoneyText cents={taxCents} />,
    total: <MoneyText cents={total} />,
  },
];
