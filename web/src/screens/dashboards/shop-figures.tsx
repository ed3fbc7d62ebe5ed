import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Suspense } from "react";
import { FigureCards, FigureSkeletons } from "#features/dashboards/figure-cards.tsx";
import { FigureFilters } from "#features/dashboards/figure-filters.tsx";
import { OrdersByDay } from "#features/dashboards/orders-by-day.tsx";
import { filterOf, narrowingIn } from "#features/dashboards/periods.ts";
import { StatusFunnel } from "#features/dashboards/status-funnel.tsx";
import { intakeWords } from "@boresight/domain/intake/intake-method";
import { graphql } from "#graphql/gql.ts";
import { categoryLook } from "#records/status-look.ts";
import { LoadError } from "#records/load-error.tsx";
import { ChartSkeleton } from "#ui/chart/chart-card.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { formatShortDay } from "#ui/time/times.ts";
import { AdminMoney } from "./admin-money.tsx";

// The last of the page, and the heaviest.
const ShopCharts = lazyPart(async () => (await import("./shop-charts.tsx")).ShopCharts);

const ShopFiguresPage = graphql(`
  query ShopFiguresPage($filter: FigureFilter) {
    workFigures(filter: $filter) {
      from
      to
      figures {
        ...FigureOnCard
      }
      ...OrdersByDay
      ...StatusFunnel
    }
  }
`);

/** Looks through the whole schedule: the other figures do not wait for it. */
const FirstFree = graphql(`
  query FirstFree($facility: UUID) {
    firstFreeHours(facility: $facility)
  }
`);

const chartColumns = {
  display: "grid",
  gap: 4,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
};

/** The shop's figures, narrowed as the address says; they follow once the page says what is to be done. */
export function ShopFigures({ withMoney }: { withMoney: boolean }) {
  const narrowing = narrowingIn(useAddress().search);
  const { period, own, facility, customerKind } = narrowing;
  const { data, previousData, error, refetch } = useQuery(ShopFiguresPage, {
    variables: { filter: filterOf(narrowing) },
    fetchPolicy: "cache-and-network",
  });
  const free = useQuery(FirstFree, { variables: { facility }, fetchPolicy: "cache-and-network" });
  const firstFree = (free.data ?? free.previousData)?.firstFreeHours ?? null;
  const figures = (data ?? previousData)?.workFigures;
  const behind = figures && { from: figures.from, to: figures.to, facility, customerKind };
  const title = own ? `${formatShortDay(own.from)} – ${formatShortDay(own.to)}` : period.title;

  return (
    <Box component="section" aria-labelledby="figures" sx={{ display: "grid", gap: 4, mt: 3 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "end", justifyContent: "space-between" }}>
        <Typography id="figures" variant="h2">
          <bdi>{title}</bdi>
        </Typography>
        <FigureFilters from={figures?.from} to={figures?.to} />
      </Box>
      {error && !figures && <LoadError error={error} refetch={refetch} />}
      {!figures && !error && <FigureSkeletons count={16} />}
      {figures && behind && (
        <FigureCards
          label={t("dashboards.work")}
          figures={figures.figures}
          others={[{ key: "firstFreeHours", value: firstFree, before: null, beside: null, steps: [] }]}
          behind={behind}
          against={period.before}
        />
      )}
      <Box sx={chartColumns}>
        {behind ? (
          <OrdersByDay figures={figures} words={intakeWords} days={period.days} behind={behind} />
        ) : (
          <ChartSkeleton />
        )}
        {behind ? <StatusFunnel figures={figures} look={categoryLook} behind={behind} /> : <ChartSkeleton />}
      </Box>
      {withMoney && figures && <AdminMoney narrowing={narrowing} />}
      {behind && (
        <Suspense fallback={<ChartSkeleton />}>
          <ShopCharts narrowing={narrowing} behind={behind} withMoney={withMoney} />
        </Suspense>
      )}
    </Box>
  );
}
