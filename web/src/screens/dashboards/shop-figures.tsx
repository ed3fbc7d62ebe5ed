import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { AdminFigures, FigureSkeletons } from "#features/dashboards/admin-figures.tsx";
import { OrdersByDay } from "#features/dashboards/orders-by-day.tsx";
import { PeriodChoice } from "#features/dashboards/period-choice.tsx";
import { periodOf } from "#features/dashboards/periods.ts";
import { StatusFunnel } from "#features/dashboards/status-funnel.tsx";
import { intakeWords } from "#features/orders/order-words.ts";
import { graphql } from "#graphql/gql.ts";
import { categoryLook } from "#records/status-look.ts";
import { LoadError } from "#records/load-error.tsx";
import { ChartSkeleton } from "#ui/chart/chart-card.tsx";
import { useAddress } from "#ui/table/use-address.ts";
import { AdminMoney } from "./admin-money.tsx";

const ShopFiguresPage = graphql(`
  query ShopFiguresPage($days: Int!) {
    adminDashboard(days: $days) {
      ...AdminFigures
      ...OrdersByDay
      ...StatusFunnel
    }
  }
`);

const chartColumns = {
  display: "grid",
  gap: 4,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
};

/** The shop's figures of a period; they follow once the page says what is to be done. */
export function ShopFigures({ withMoney }: { withMoney: boolean }) {
  const period = periodOf(useAddress().search["days"]);
  const { data, previousData, error, refetch } = useQuery(ShopFiguresPage, {
    variables: { days: period.days },
    fetchPolicy: "cache-and-network",
  });
  const dashboard = (data ?? previousData)?.adminDashboard;
  if (error && !dashboard) return <LoadError error={error} refetch={refetch} />;

  return (
    <Box component="section" aria-labelledby="figures" sx={{ display: "grid", gap: 4, mt: 3 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center", justifyContent: "space-between" }}>
        <Typography id="figures" variant="h2">
          {period.title}
        </Typography>
        <PeriodChoice />
      </Box>
      {dashboard ? (
        <AdminFigures dashboard={dashboard} period={period} />
      ) : (
        <FigureSkeletons count={withMoney ? 8 : 4} />
      )}
      <Box sx={chartColumns}>
        {dashboard ? <OrdersByDay dashboard={dashboard} words={intakeWords} period={period} /> : <ChartSkeleton />}
        {dashboard ? <StatusFunnel dashboard={dashboard} look={categoryLook} /> : <ChartSkeleton />}
      </Box>
      {withMoney && dashboard && <AdminMoney period={period} />}
    </Box>
  );
}
