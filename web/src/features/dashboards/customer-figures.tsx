import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import { StatCard } from "#ui/chart/stat-card.tsx";
import { formatHours } from "./hours.ts";

const CustomerFiguresFields = graphql(`
  fragment CustomerFigures on CustomerDashboard {
    openVehicles
    readyForPickup
    documentsReady
    averageTurnaroundHours
    spendThisMonthCents
    openBalanceCents
  }
`);

/** A customer's figures: vehicles with us, what is ready, turnaround and spending. */
export function CustomerFigures({ dashboard }: { dashboard: FragmentType<typeof CustomerFiguresFields> }) {
  const figures = readFragment(CustomerFiguresFields, dashboard);
  const { openVehicles, readyForPickup, documentsReady, averageTurnaroundHours: hours } = figures;

  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 3, sm: 4 },
        gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
      }}
    >
      <StatCard
        label={t("dashboards.openVehicles")}
        value={openVehicles}
        detail={t("dashboards.beingWorkedOn")}
        to="/service-orders"
      />
      <StatCard
        label={t("dashboards.readyForPickup")}
        value={readyForPickup}
        detail={readyForPickup > 0 ? t("dashboards.comeAndCollect") : t("dashboards.noneAtTheMoment")}
        to="/service-orders"
        search={{ view: "out" }}
      />
      <StatCard
        label={t("dashboards.documentsReady")}
        value={documentsReady}
        detail={t("dashboards.fromLast30Days")}
        to="/service-orders"
        search={{ view: "all" }}
      />
      <StatCard
        label={t("dashboards.averageTurnaround")}
        value={hours === null ? "–" : <bdi>{formatHours(hours)}</bdi>}
        detail={t("dashboards.checkInToRelease")}
      />
      <StatCard
        label={t("dashboards.spendThisMonth")}
        value={<MoneyText cents={figures.spendThisMonthCents} />}
        detail={t("dashboards.invoicedWithTax")}
      />
      <StatCard
        label={t("dashboards.openBalance")}
        value={<MoneyText cents={figures.openBalanceCents} />}
        detail={t("dashboards.unpaidInvoices")}
        to="/billing"
      />
    </Box>
  );
}
