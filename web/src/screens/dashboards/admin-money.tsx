import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { AgeingChart } from "#features/billing/reports/ageing-chart.tsx";
import { ageingFinding } from "#features/billing/reports/findings.ts";
import { BillingFigures } from "#features/dashboards/billing-figures.tsx";
import { FigureSkeletons } from "#features/dashboards/admin-figures.tsx";
import type { Period } from "#features/dashboards/periods.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";

const AdminMoneyPage = graphql(`
  query AdminMoneyPage($days: Int!) {
    billingFigures(days: $days) {
      ...BillingFigures
    }
    ageing {
      notDueCents
      to30Cents
      to60Cents
      to90Cents
      over90Cents
      totalCents
    }
  }
`);

/** The office's money in the period, and what is open today by age; loaded after the rest of the page. */
export function AdminMoney({ period }: { period: Period }) {
  const { data, previousData, error, refetch } = useQuery(AdminMoneyPage, {
    variables: { days: period.days },
    fetchPolicy: "cache-and-network",
  });
  const shown = data ?? previousData;
  if (error && !shown) return <LoadError error={error} refetch={refetch} />;
  if (!shown?.billingFigures || !shown.ageing) return <FigureSkeletons count={8} />;
  const reports = (
    <Link component={RouteLink} to="/invoices" search={{ view: "reports" }} underline="hover" variant="body2">
      {t("billing.reports")}
    </Link>
  );

  return (
    <Box component="section" aria-label={t("dashboards.money")} sx={{ display: "grid", gap: 4 }}>
      <BillingFigures figures={shown.billingFigures} period={period} receivableCents={shown.ageing.totalCents} />
      <SectionCard title={ageingFinding(shown.ageing)} aside={reports}>
        <AgeingChart sums={shown.ageing} />
      </SectionCard>
    </Box>
  );
}
