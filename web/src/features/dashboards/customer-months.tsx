import { plusDays, plusMonths } from "@boresight/domain/base/calendar-day";
import { ordersCreated } from "@boresight/domain/orders/milestones/counted-orders";
import { t } from "@boresight/domain/texts/text";
import { formatCents } from "@boresight/domain/base/money";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { ChartCard } from "#ui/chart/chart-card.tsx";
import { formatMonth } from "#ui/time/times.ts";
import type { Tone } from "#ui/theme/tones.ts";
import { monthFinding } from "./findings.ts";

const CustomerMonthsFields = graphql(`
  fragment CustomerMonths on CustomerDashboard {
    months {
      month
      orders
      spendCents
    }
  }
`);

/** Orders and spending of recent months in separate charts: they have no common scale. */
export function CustomerMonths({ dashboard }: { dashboard: FragmentType<typeof CustomerMonthsFields> }) {
  const { months } = readFragment(CustomerMonthsFields, dashboard);
  const labelled = (value: (month: (typeof months)[number]) => number) =>
    months.map((month) => ({ month: month.month, label: formatMonth(month.month), value: value(month) }));

  return (
    <>
      <MonthChart what="orders" tone="blue" months={labelled(({ orders }) => orders)} format={String} />
      <MonthChart what="spending" tone="teal" months={labelled(({ spendCents }) => spendCents)} format={formatCents} />
    </>
  );
}

/** The orders that were made in a month such as 2026-05. */
function ofMonth(month: string) {
  const from = `${month}-01`;
  return ordersCreated({ from, to: plusDays(plusMonths(from, 1), -1), facility: null, customerKind: null });
}

interface MonthChartProps {
  what: "orders" | "spending";
  tone: Tone;
  months: readonly { month: string; label: string; value: number }[];
  format: (value: number) => string;
}

function MonthChart({ what, tone, months, format }: MonthChartProps) {
  const label = what === "orders" ? t("base.orders") : t("dashboards.spending");
  const rows = months.map(({ label: month, value }) => [month, format(value)] as const);
  const series = [{ label, tone, values: months.map(({ value }) => value) }];

  const ordersOf = (row: number, column = 0) => {
    const month = months[row]?.month;
    return month !== undefined && column === 0 ? { to: "/service-orders", search: ofMonth(month) } : undefined;
  };
  const linkOf = what === "orders" ? ordersOf : undefined;

  return (
    <ChartCard
      title={monthFinding(what, months, format)}
      table={{ headers: [t("base.month"), label], rows, ...(linkOf && { linkOf }) }}
    >
      <BarChart
        bars={months.map((month) => month.label)}
        series={series}
        format={format}
        linkOf={linkOf && ((bar) => linkOf(bar))}
      />
    </ChartCard>
  );
}
