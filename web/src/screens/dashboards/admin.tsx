import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Suspense, useDeferredValue } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { AdminFigures, FigureSkeletons } from "#features/dashboards/admin-figures.tsx";
import { OrdersByDay } from "#features/dashboards/orders-by-day.tsx";
import { PeriodChoice } from "#features/dashboards/period-choice.tsx";
import { periodOf } from "#features/dashboards/periods.ts";
import { StatusFunnel } from "#features/dashboards/status-funnel.tsx";
import { ToDo } from "#features/dashboards/to-do.tsx";
import { useAlerts } from "#features/alerts/unhandled-count.tsx";
import { LateOrders } from "#features/orders/work/late-orders.tsx";
import { intakeWords } from "#features/orders/order-words.ts";
import { categoryLook } from "#records/status-look.ts";
import type { AdminDashboardPageQuery } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { ChartSkeleton } from "#ui/chart/chart-card.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { lazyPart } from "#ui/layout/lazy-part.tsx";
import { Page } from "#ui/layout/page.tsx";
import { useAddress } from "#ui/table/use-address.ts";
import { useDisplay } from "#ui/theme/use-display.ts";
import { AdminDashboardPage, adminDashboardVariables, onTheHandsOf } from "./admin-query.ts";

const WrongDashboard = lazyPart(async () => (await import("#features/dashboards/wrong-dashboard.tsx")).WrongDashboard);
// Of technicians alone.
const MyDay = lazyPart(async () => (await import("#features/orders/work/my-day.tsx")).MyDay);
const AdminMoney = lazyPart(async () => (await import("./admin-money.tsx")).AdminMoney);
// Loaded in shops that are not set up yet.
const SetupCard = lazyPart(async () => (await import("#features/settings/shop/setup-card.tsx")).SetupCard);

/**
 * Orders become late, and days begin, without a change that could be told; and the figures of a whole shop are too much to
 * count again after each one.
 */
const looksAgainAfter = 60_000;

export function AdminDashboard() {
  const { user } = useAuth();
  const { search } = useAddress();
  const isPhone = useDisplay().name === "xs";
  const role = roleOf(user);
  const { data, previousData, error, refetch } = useQuery(AdminDashboardPage, {
    variables: adminDashboardVariables({ search, role, userId: user?.id }),
    skip: !isStaff(role),
    fetchPolicy: "cache-and-network",
    pollInterval: looksAgainAfter,
    skipPollAttempt: () => document.hidden,
  });
  const shown = useDeferredValue(data ?? previousData); // Rendered in small steps, between which the page reacts.
  if (!isStaff(role))
    return (
      <Suspense>
        <WrongDashboard isFor="staff" />
      </Suspense>
    );

  return (
    <Page title={t("base.dashboard")}>
      {error && !shown ? (
        <LoadError error={error} refetch={refetch} />
      ) : (
        <>
          {role === "admin" && shown?.shopSettings?.nodes[0]?.isSetupDismissed === false && (
            <Suspense>
              <SetupCard />
            </Suspense>
          )}
          <Worklist shown={shown} forTechnician={role === "technician"} />
          {!(role === "technician" && isPhone) && <Figures shown={shown} withMoney={role === "admin"} />}
        </>
      )}
    </Page>
  );
}

interface PartProps {
  shown: AdminDashboardPageQuery | undefined;
}

const columns = { display: "grid", gap: 4, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 360px" } };
const chartColumns = { ...columns, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" } };

/** What comes next, before any figure: a technician's own orders, the office's errands. */
function Worklist({ shown, forTechnician }: PartProps & { forTechnician: boolean }) {
  const { count, setExpanded } = useAlerts();
  const { user } = useAuth();
  const isPhone = useDisplay().name === "xs"; // Where a technician has no room for the whole shop.
  const looks = forTechnician ? { ...columns, alignItems: "start" } : { ...columns, minHeight: { lg: 396 } };
  if (!shown?.adminDashboard) {
    return (
      <Box sx={looks}>
        <ListSkeleton rows={6} stacked />
        <ListSkeleton rows={6} stacked={forTechnician} />
      </Box>
    );
  }
  const late = <LateOrders due={shown.due} lateCount={shown.adminDashboard.lateOrders} />;
  const toDo = <ToDo dashboard={shown.adminDashboard} alertCount={count} onOpenAlerts={() => setExpanded(true)} />;

  return (
    <Box sx={looks}>
      {forTechnician ? (
        <Suspense fallback={<ListSkeleton rows={6} stacked />}>
          <MyDay mine={shown.mine} filter={onTheHandsOf(user?.id)} />
        </Suspense>
      ) : (
        late
      )}
      {forTechnician ? !isPhone && late : toDo}
    </Box>
  );
}

function Figures({ shown, withMoney }: PartProps & { withMoney: boolean }) {
  const period = periodOf(useAddress().search["days"]);
  const dashboard = shown?.adminDashboard;

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
      {withMoney && dashboard && (
        <Suspense>
          <AdminMoney period={period} />
        </Suspense>
      )}
    </Box>
  );
}
