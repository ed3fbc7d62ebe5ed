import { useQuery } from "@apollo/client/react";
import { formatCents } from "@boresight/domain/base/money";
import type { ReportBasis, RevenueGrouping } from "@boresight/domain/billing/lists/invoice-list";
import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { ChartSkeleton } from "#ui/chart/chart-card.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { formatMonth } from "#ui/time/times.ts";
import { largestFinding } from "./findings.ts";
import { NothingInvoiced } from "./nothing-invoiced.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { RankedBars, type RankedBar } from "#ui/chart/ranked-bars.tsx";
import type { Tone } from "#ui/theme/tones.ts";
import { ReportTable } from "./report-table.tsx";
import { marginColumns, revenueColumns } from "./revenue-columns.tsx";
import type { ReportSpan } from "./report-period.ts";
import { nameOf, rowsOfMonths, type RevenueRow } from "./revenue-rows.ts";

const RevenuePage = graphql(`
  query RevenuePage($by: RevenueGrouping!, $from: Date!, $to: Date!, $basis: ReportBasis!) {
    revenueReport(by: $by, from: $from, to: $to, basis: $basis) {
      revenueCents
      marginCents
      rows {
        key
        name
        invoiceCount
        revenueCents
        marginCents
      }
    }
  }
`);

interface RevenueReportProps {
  of: "margin" | "revenue";
  by: RevenueGrouping;
  span: ReportSpan;
  basis: ReportBasis;
  today: string;
}

/** What was invoiced or paid in a period, before tax, or what was left of it. */
export function RevenueReport({ of, by, span: { from, to }, basis, today }: RevenueReportProps) {
  const variables = { by, from, to, basis };
  const { data, error, refetch } = useQuery(RevenuePage, { variables, fetchPolicy: "cache-and-network" });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ChartSkeleton />;
  const report = data.revenueReport;
  if (!report || report.rows.length === 0) return <NothingInvoiced basis={basis} />;
  const rows = by === "month" ? rowsOfMonths(report.rows, { from, to }, today) : report.rows;
  const amounts = rows.map((row) => ({ key: row.key ?? "", label: nameOf(row, by), value: amountOf(row, of) }));
  const columns = of === "margin" ? marginColumns(report, by) : revenueColumns(report, by);

  return (
    <>
      <SectionCard title={largestFinding(amounts, amountOf(report, of))}>
        {by === "month" ? (
          <BarChart
            bars={rows.map(({ key }) => monthLabel(key ?? "", rows))}
            series={[{ label: words[of], tone: tones[of], values: amounts.map(({ value }) => Math.max(0, value)) }]}
            format={formatCents}
          />
        ) : (
          <RankedAmounts label={words[of]} amounts={amounts} tone={tones[of]} />
        )}
      </SectionCard>
      <ReportTable label={words[of]} columns={columns} rows={rows} keyOf={({ key }) => key ?? ""} />
    </>
  );
}

const words = { revenue: t("billing.revenue"), margin: t("base.margin") };
const tones = { revenue: "teal", margin: "violet" } as const;

const amountOf = (amounts: Pick<RevenueRow, "marginCents" | "revenueCents">, of: RevenueReportProps["of"]): number =>
  of === "margin" ? amounts.marginCents : amounts.revenueCents;

/** Bars need different labels: beyond one year the year is named too. */
const monthLabel = (month: string, rows: readonly RevenueRow[]): string =>
  rows[0]?.key?.slice(0, 4) === rows.at(-1)?.key?.slice(0, 4)
    ? formatMonth(month)
    : `${formatMonth(month)} ${month.slice(0, 4)}`;

interface RankedAmountsProps {
  label: string;
  amounts: readonly RankedBar[];
  tone: Tone;
}

const mostBars = 8;

const amountShown = (cents: number) => <MoneyText cents={cents} />;

/** The largest amounts, and all others as one. */
function RankedAmounts({ label, amounts, tone }: RankedAmountsProps) {
  const ranked = amounts.toSorted((one, other) => other.value - one.value);
  const [shown, others] = [ranked.slice(0, mostBars), ranked.slice(mostBars)];
  const rest = {
    key: "others",
    label: t("billing.allOthers"),
    value: others.reduce((sum, { value }) => sum + value, 0),
  };

  return (
    <RankedBars label={label} bars={others.length > 0 ? [...shown, rest] : shown} tone={tone} show={amountShown} />
  );
}
