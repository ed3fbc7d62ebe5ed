import { useQuery } from "@apollo/client/react";
import { ageingBuckets } from "@boresight/domain/billing/invoice-status";
import { t } from "@boresight/domain/texts/text";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { bucketWords } from "#features/billing/invoices/invoice-due.ts";
import { graphql } from "#graphql/gql.ts";
import type { AgeingPageQuery } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { ChartSkeleton } from "#ui/chart/chart-card.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { formatDay } from "#ui/time/times.ts";
import { sumOfBucket } from "./aged-sums.ts";
import { AgeingChart } from "./ageing-chart.tsx";
import { ageingFinding } from "./findings.ts";
import { ReportTable, type ReportColumn } from "./report-table.tsx";

const AgeingPage = graphql(`
  query AgeingPage {
    ageing {
      asOf
      ...AgeingFields
      totalCents
      isMore
      customers {
        id
        name
        invoiceCount
        ...AgeingFields
        totalCents
      }
    }
  }
`);

type Ageing = NonNullable<AgeingPageQuery["ageing"]>;

/** What customers owe today, by days since it was due. */
export function AgeingReport() {
  const { data, error, refetch } = useQuery(AgeingPage, { fetchPolicy: "cache-and-network" });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ChartSkeleton />;
  if (!data.ageing?.totalCents)
    return (
      <BlankState kind="empty" title={t("billing.nobodyOwes")}>
        {t("billing.openInvoicesAppearHere")}
      </BlankState>
    );
  const { ageing } = data;

  return (
    <>
      <SectionCard title={ageingFinding(ageing)} aside={<AsOf day={ageing.asOf} />}>
        <AgeingChart sums={ageing} />
      </SectionCard>
      <ReportTable
        label={t("billing.ageingByCustomer")}
        columns={columnsOf(ageing)}
        rows={ageing.customers}
        keyOf={({ id }) => id}
      />
      {ageing.isMore && (
        <Typography variant="body2" color="textSecondary">
          {t("billing.mostOwingShown", { count: ageing.customers.length })}
        </Typography>
      )}
    </>
  );
}

const AsOf = ({ day }: { day: string }) => (
  <Typography variant="body2" color="textSecondary">
    {t("billing.asOf", { date: formatDay(day) })}
  </Typography>
);

const columnsOf = (ageing: Ageing): readonly ReportColumn<Ageing["customers"][number]>[] => [
  {
    header: t("base.customer"),
    show: ({ id, name }) => (
      <Link component={RouteLink} to="/invoices" search={{ view: "statement", customer: id }} underline="hover">
        <bdi>{name}</bdi>
      </Link>
    ),
    total: t("base.total"),
  },
  { header: t("base.invoices"), show: ({ invoiceCount }) => invoiceCount },
  ...ageingBuckets.map((bucket) => ({
    header: bucketWords[bucket],
    show: (row: Ageing["customers"][number]) => amountOf(row[sumOfBucket[bucket]]),
    total: <MoneyText cents={ageing[sumOfBucket[bucket]]} />,
  })),
  {
    header: t("base.total"),
    isMain: true,
    show: ({ totalCents }) => <MoneyText cents={totalCents} />,
    total: <MoneyText cents={ageing.totalCents} />,
  },
];

const amountOf = (cents: number) => (cents === 0 ? null : <MoneyText cents={cents} />);
