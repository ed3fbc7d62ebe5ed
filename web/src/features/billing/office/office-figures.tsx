import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import { AgedAmounts } from "#features/billing/reports/aged-amounts.tsx";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { StatCard } from "#ui/chart/stat-card.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { RichText, slots } from "#ui/text/rich-text.tsx";

const OfficeBilling = graphql(`
  query OfficeBilling {
    ageing {
      totalCents
      ...AgeingFields
    }
    officeFigures {
      releasedNotInvoiced
      paymentsToday
      paymentsTodayCents
      unappliedCreditCents
      customersWithCredit
    }
  }
`);

const grid = {
  display: "grid",
  gap: 4,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" },
};

/** What the office looks at first: what is open, what is to be billed, what came in, and what was paid ahead. */
export function OfficeFigures() {
  const { data, error, refetch } = useQuery(OfficeBilling, { fetchPolicy: "cache-and-network" });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  const { ageing, officeFigures: figures } = data ?? {};
  if (!ageing || !figures)
    return (
      <Box sx={grid} aria-busy>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} variant="rounded" height={112} />
        ))}
      </Box>
    );
  const overdue = ageing.totalCents - ageing.notDueCents;

  return (
    <>
      <Box sx={grid}>
        <StatCard
          label={t("billing.receivables")}
          value={<MoneyText cents={ageing.totalCents} />}
          detail={
            <RichText text={t("billing.amountOverdue", slots("amount"))} amount={<MoneyText cents={overdue} />} />
          }
          to="/reports"
        />
        <StatCard
          label={t("billing.releasedNotInvoiced")}
          value={figures.releasedNotInvoiced}
          detail={t("billing.ordersToBill")}
          to="/service-orders"
          search={{ status: "released" }}
        />
        <StatCard
          label={t("billing.receivedToday")}
          value={<MoneyText cents={figures.paymentsTodayCents} />}
          detail={t("billing.countPayments", { count: figures.paymentsToday })}
        />
        <StatCard
          label={t("billing.unappliedCredit")}
          value={<MoneyText cents={figures.unappliedCreditCents} />}
          detail={t("billing.ofCustomers", { count: figures.customersWithCredit })}
        />
      </Box>
      {ageing.totalCents !== 0 && (
        <SectionCard title={t("base.receivablesByAge")} aside={<ReportsLink />}>
          <AgedAmounts sums={ageing} />
        </SectionCard>
      )}
    </>
  );
}

const ReportsLink = () => (
  <Link component={RouteLink} to="/reports" variant="body2">
    {t("billing.ageingByCustomer")}
  </Link>
);
