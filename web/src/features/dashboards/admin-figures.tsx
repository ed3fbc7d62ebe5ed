import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { AdminFiguresFragment } from "#graphql/graphql.ts";
import { ChangeMark } from "#ui/chart/change-mark.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { StatCard } from "#ui/chart/stat-card.tsx";
import { formatHours } from "./hours.ts";
import type { Period } from "./periods.ts";

const AdminFiguresFields = graphql(`
  fragment AdminFigures on AdminDashboard {
    openOrders
    lateOrders
    createdOrders
    createdOrdersBefore
    releasedOrders
    releasedOrdersBefore
    medianKeysToKeysHours
    medianKeysToKeysHoursBefore
    releasedNotInvoiced
    revenueCents
    revenueCentsBefore
    receivableCents
    overdueCents
  }
`);

interface AdminFiguresProps {
  dashboard: FragmentType<typeof AdminFiguresFields>;
  period: Period;
}

const grid = {
  display: "grid",
  gap: { xs: 3, sm: 4 },
  gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" },
};

/** The shop's figures for the period; amounts only for roles that may see them. */
export function AdminFigures({ dashboard, period }: AdminFiguresProps) {
  const figures = readFragment(AdminFiguresFields, dashboard);

  return (
    <Box sx={grid}>
      <WorkFigures figures={figures} period={period} />
      {figures.revenueCents !== null && <MoneyFigures figures={figures} period={period} />}
    </Box>
  );
}

interface FiguresProps {
  figures: AdminFiguresFragment;
  period: Period;
}

function WorkFigures({ figures, period: { before: against } }: FiguresProps) {
  const { openOrders, lateOrders, createdOrders, createdOrdersBefore, releasedOrders, releasedOrdersBefore } = figures;
  const { medianKeysToKeysHours: hours, medianKeysToKeysHoursBefore: hoursBefore } = figures;

  return (
    <>
      <StatCard
        label={t("dashboards.openOrders")}
        value={openOrders}
        detail={<bdi>{t("dashboards.lateordersOfThemLate", { lateOrders })}</bdi>}
        to="/service-orders"
      />
      <StatCard
        label={t("dashboards.newOrders")}
        value={createdOrders}
        detail={<ChangeMark now={createdOrders} before={createdOrdersBefore} against={against} better="up" />}
        to="/service-orders"
        search={{ view: "all" }}
      />
      <StatCard
        label={t("dashboards.released")}
        value={releasedOrders}
        detail={<ChangeMark now={releasedOrders} before={releasedOrdersBefore} against={against} better="up" />}
      />
      <StatCard
        label={t("dashboards.keysToKeysMedian")}
        value={hours === null ? "–" : <bdi>{formatHours(hours)}</bdi>}
        detail={
          hours !== null &&
          hoursBefore !== null && <ChangeMark now={hours} before={hoursBefore} against={against} better="down" />
        }
      />
    </>
  );
}

function MoneyFigures({ figures, period: { before: against } }: FiguresProps) {
  const { revenueCents, revenueCentsBefore, receivableCents, overdueCents, releasedNotInvoiced } = figures;
  const isOverdue = (overdueCents ?? 0) > 0;

  return (
    <>
      <StatCard
        label={t("dashboards.revenueBeforeTax")}
        value={<MoneyText cents={revenueCents} />}
        detail={<ChangeMark now={revenueCents ?? 0} before={revenueCentsBefore ?? 0} against={against} better="up" />}
      />
      <StatCard
        label={t("dashboards.receivables")}
        value={<MoneyText cents={receivableCents} />}
        detail={t("dashboards.invoicedUnpaid")}
        to="/invoices"
      />
      <StatCard
        label={t("dashboards.overdue")}
        value={<MoneyText cents={overdueCents} />}
        detail={t("dashboards.pastDue")}
        alarming={isOverdue}
        to="/invoices"
        search={{ overdue: "true" }}
      />
      <StatCard
        label={t("dashboards.releasedNotInvoiced")}
        value={releasedNotInvoiced}
        detail={t("dashboards.ordersToBill")}
        to="/service-orders"
        search={{ status: "released" }}
      />
    </>
  );
}

export function FigureSkeletons({ count }: { count: number }) {
  return (
    <Box sx={grid} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <StatCard
          key={index}
          label={<Skeleton width="60%" />}
          value={<Skeleton width={72} height={30} />}
          detail={<Skeleton width="40%" />}
        />
      ))}
    </Box>
  );
}
