import { formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { MoneyChartsPageQuery } from "#graphql/graphql.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { ChartCard } from "#ui/chart/chart-card.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { formatDay, formatShortDay } from "#ui/time/times.ts";
import { leadingFinding, revenueFinding } from "./chart-findings.ts";
import { RankedChart } from "./ranked-chart.tsx";

type Charts = NonNullable<MoneyChartsPageQuery["moneyCharts"]>;

/** Revenue beside that of a year earlier, and the customers who bring it or no longer do. */
export function MoneyCharts({ charts }: { charts: Charts }) {
  return (
    <>
      <Revenue revenue={charts.revenue} />
      <TopCustomers customers={charts.topCustomers} />
      <DormantCustomers customers={charts.dormantCustomers} />
    </>
  );
}

function Revenue({ revenue }: { revenue: Charts["revenue"] }) {
  const [now, before] = [
    revenue.reduce((sum, { cents }) => sum + cents, 0),
    revenue.reduce((sum, { yearBeforeCents }) => sum + yearBeforeCents, 0),
  ];
  const series = [
    { label: t("dashboards.yearBefore"), tone: "grey", values: revenue.map(({ yearBeforeCents }) => yearBeforeCents) },
    { label: t("dashboards.thisYear"), tone: "green", values: revenue.map(({ cents }) => cents) },
  ] as const;
  const rows = revenue.map(
    ({ day, cents, yearBeforeCents }) => [formatDay(day), formatCents(cents), formatCents(yearBeforeCents)] as const,
  );

  return (
    <ChartCard
      title={revenueFinding(now, before, formatCents)}
      table={{ headers: [t("base.day"), t("dashboards.thisYear"), t("dashboards.yearBefore")], rows }}
    >
      {revenue.length > 1 && (
        <BarChart
          bars={revenue.map(({ day }) => formatShortDay(day))}
          series={series}
          format={formatCents}
          sideBySide
        />
      )}
    </ChartCard>
  );
}

function TopCustomers({ customers }: { customers: Charts["topCustomers"] }) {
  const [first] = customers;
  const total = customers.reduce((sum, { cents }) => sum + cents, 0);
  const finding = first && leadingFinding({ name: first.name, count: first.cents }, total);

  return (
    <RankedChart
      title={
        first && finding
          ? t("dashboards.bringsMost", { name: first.name, amount: formatCents(first.cents) })
          : t("dashboards.nothingInvoiced")
      }
      label={t("dashboards.topCustomers")}
      headers={[t("base.customer"), t("dashboards.revenueBeforeTax"), t("base.orders")]}
      tone="green"
      ranked={customers.slice(0, 6).map(({ customerId, name, cents, orders }) => ({
        key: customerId,
        label: name,
        value: cents,
        words: formatCents(cents),
        cells: [formatCents(cents), orders],
      }))}
    />
  );
}

function DormantCustomers({ customers }: { customers: Charts["dormantCustomers"] }) {
  const { length } = customers;
  const title = length > 0 ? t("dashboards.dormantCustomers", { count: length }) : t("dashboards.everybodyOrders");

  return (
    <SectionCard title={title} flush>
      <Box sx={{ minHeight: 272 }}>
        {customers.length === 0 ? (
          <Typography color="textSecondary" sx={{ px: 5 }}>
            {t("dashboards.dormantMeans")}
          </Typography>
        ) : (
          <RowList label={title}>
            {customers.map(({ customerId, name, lastOrderAt }) => (
              <ListRow
                key={customerId}
                link={{ to: `/customers/${customerId}` }}
                main={name}
                end={<RelativeTime moment={lastOrderAt} />}
              />
            ))}
          </RowList>
        )}
      </Box>
    </SectionCard>
  );
}
