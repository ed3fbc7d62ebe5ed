import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import { Suspense, useDeferredValue } from "react";
import { standingOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { ToDo } from "#features/dashboards/to-do.tsx";
import { useAlerts } from "#features/alerts/unhandled-count.tsx";
import { LateOrders } from "#features/orders/work/late-orders.tsx";
import { useUnreadOrders } from "#features/orders/messages/use-unread-orders.ts";
import type { AdminDashboardPageQuery } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Page } from "#ui/layout/page.tsx";
import { useDisplay } from "#ui/theme/use-display.ts";
import { AdminDashboardPage, adminDashboardVariables, onTheHandsOf } from "./admin-query.ts";

const WrongDashboard = lazyPart(async () => (await import("#features/dashboards/wrong-dashboard.tsx")).WrongDashboard);
// Of technicians alone.
const MyDay = lazyPart(async () => (await import("#features/orders/work/my-day.tsx")).MyDay);
const TimeClock = lazyPart(async () => (await import("#features/schedule/hours/time-clock.tsx")).TimeClock);
// Of the office alone.
const OnTheRoad = lazyPart(async () => (await import("#features/orders/road/on-the-road.tsx")).OnTheRoad);
const OfficeToday = lazyPart(async () => (await import("./office-today.tsx")).OfficeToday);
const TechnicianPanel = lazyPart(
  async () => (await import("#features/dashboards/technician-panel.tsx")).TechnicianPanel,
);
// Below what is to be done.
const ShopFigures = lazyPart(async () => (await import("./shop-figures.tsx")).ShopFigures);
const MailBanner = lazyPart(async () => (await import("#features/settings/mail/mail-banner.tsx")).MailBanner);
// Loaded in shops that are not set up yet.
const SetupCard = lazyPart(async () => (await import("#features/settings/shop/setup-card.tsx")).SetupCard);
const FirstOrder = lazyPart(async () => (await import("#features/orders/work/first-order.tsx")).FirstOrder);

/**
 * Orders become late, and days begin, without a change that could be announced; and the figures of a whole shop are too much to
 * count again after each one.
 */
const looksAgainAfter = 60_000;

export function AdminDashboard() {
  const { user } = useAuth();
  const { role, isOffice } = standingOf(user);
  const worksOnVehicles = role === "technician" && !isOffice;
  const { data, previousData, error, refetch } = useQuery(AdminDashboardPage, {
    variables: adminDashboardVariables({ role, isOffice, userId: user?.id }),
    skip: !isStaff(role),
    fetchPolicy: "cache-and-network",
    pollInterval: looksAgainAfter,
    skipPollAttempt: () => document.hidden,
  });
  const shown = useDeferredValue(data ?? previousData); // Rendered in small steps, between which the page reacts.
  const isNew = !worksOnVehicles && shown?.latest?.nodes.length === 0; // There is nothing to do or to count yet.
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
          {role === "admin" && (
            <Suspense>
              <MailBanner />
            </Suspense>
          )}
          {isNew ? (
            <Suspense>
              <FirstOrder />
            </Suspense>
          ) : (
            <DayAndFigures shown={shown} onChanged={() => void refetch().catch(() => {})} />
          )}
        </>
      )}
    </Page>
  );
}

interface PartProps {
  shown: AdminDashboardPageQuery | undefined;
}

function DayAndFigures({ shown, onChanged }: PartProps & { onChanged: () => void }) {
  const { role, isOffice } = standingOf(useAuth().user);
  const isPhone = useDisplay().name === "xs";
  const worksOnVehicles = role === "technician" && !isOffice;

  return (
    <>
      {!worksOnVehicles && <Today shown={shown} onChanged={onChanged} />}
      {shown && !worksOnVehicles && (
        <Suspense>
          <OnTheRoad />
        </Suspense>
      )}
      <Worklist shown={shown} forTechnician={worksOnVehicles} />
      {shown && worksOnVehicles && (
        <Suspense fallback={<ListSkeleton rows={2} />}>
          <TimeClock clock={shown} />
        </Suspense>
      )}
      {shown && worksOnVehicles && (
        <Suspense fallback={<ListSkeleton rows={4} />}>
          <TechnicianPanel />
        </Suspense>
      )}
      {shown && !(worksOnVehicles && isPhone) && (
        <Suspense fallback={<ListSkeleton rows={8} />}>
          <ShopFigures withMoney={role === "admin"} />
        </Suspense>
      )}
    </>
  );
}

const columns = { display: "grid", gap: 4, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 360px" } };
/** As high as the card, so that nothing below moves. */
const todayHeight = { lg: 326 };

function Today({ shown, onChanged }: PartProps & { onChanged: () => void }) {
  const waiting = (
    <Box sx={{ height: todayHeight, overflow: "hidden" }}>
      <ListSkeleton rows={6} stacked />
    </Box>
  );
  if (!shown) return waiting;

  return (
    <Suspense fallback={waiting}>
      <OfficeToday today={shown} onChanged={onChanged} />
    </Suspense>
  );
}

/** What comes next, before any figure: a technician's own orders, the office's errands. */
function Worklist({ shown, forTechnician }: PartProps & { forTechnician: boolean }) {
  const { count, setExpanded } = useAlerts();
  const { user } = useAuth();
  const unread = useUnreadOrders();
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
  const toDo = (
    <ToDo
      dashboard={shown.adminDashboard}
      unread={unread}
      hasAlerts={count > 0}
      onOpenAlerts={() => setExpanded(true)}
    />
  );

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
