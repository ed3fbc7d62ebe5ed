import type { CountedDays } from "@boresight/domain/orders/milestones/counted-orders";
import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { MoneyCharts } from "#features/dashboards/money-charts.tsx";
import { filterOf, type FigureNarrowing } from "#features/dashboards/periods.ts";
import { WorkCharts } from "#features/dashboards/work-charts.tsx";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { ChartSkeleton } from "#ui/chart/chart-card.tsx";

const WorkChartsPage = graphql(`
  query WorkChartsPage($filter: FigureFilter) {
    workCharts(filter: $filter) {
      calibrations {
        key
        name
        count
        first
      }
      holds {
        reasonKey
        count
      }
      pickups {
        name
        count
        latitude
        longitude
      }
      notReady {
        customerId
        name
        count
        checkedIn
      }
      load {
        technicianId
        name
        weekday
        bookedMinutes
        availableMinutes
      }
    }
  }
`);

const MoneyChartsPage = graphql(`
  query MoneyChartsPage($filter: FigureFilter) {
    moneyCharts(filter: $filter) {
      revenue {
        day
        cents
        yearBeforeCents
      }
      topCustomers {
        customerId
        name
        cents
        orders
      }
      dormantCustomers {
        customerId
        name
        lastOrderAt
      }
    }
  }
`);

const grid = {
  display: "grid",
  gap: 4,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
};

interface ShopChartsProps {
  narrowing: FigureNarrowing;
  /** The days and the rest that the lists behind the charts are narrowed to. */
  behind: CountedDays;
  withMoney: boolean;
}

/** What the figures are made of, narrowed as they are; each chart is a request of its own group. */
export function ShopCharts({ narrowing, behind, withMoney }: ShopChartsProps) {
  const asked = { variables: { filter: filterOf(narrowing) }, fetchPolicy: "cache-and-network" } as const;
  const work = useQuery(WorkChartsPage, asked);
  const money = useQuery(MoneyChartsPage, { ...asked, skip: !withMoney });
  const [workCharts, moneyCharts] = [
    (work.data ?? work.previousData)?.workCharts,
    (money.data ?? money.previousData)?.moneyCharts,
  ];

  return (
    <Box component="section" aria-labelledby="charts" sx={{ display: "grid", gap: 4 }}>
      <Typography id="charts" variant="h2">
        {t("dashboards.charts")}
      </Typography>
      {work.error && !workCharts && <LoadError error={work.error} refetch={work.refetch} />}
      <Box sx={grid}>
        {workCharts ? <WorkCharts charts={workCharts} behind={behind} /> : <ChartSkeleton />}
        {moneyCharts && <MoneyCharts charts={moneyCharts} />}
        {withMoney && !moneyCharts && !money.error && <ChartSkeleton />}
      </Box>
      {money.error && !moneyCharts && <LoadError error={money.error} refetch={money.refetch} />}
    </Box>
  );
}
