import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { AgeingChart } from "#features/billing/reports/ageing-chart.tsx";
import { ageingFinding } from "#features/billing/reports/findings.ts";
import { FigureCards, FigureSkeletons } from "#features/dashboards/figure-cards.tsx";
import { filterOf, type FigureNarrowing } from "#features/dashboards/periods.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";

const AdminMoneyPage = graphql(`
  query AdminMoneyPage($filter: FigureFilter) {
    moneyFigures(filter: $filter) {
      from
      to
      figures {
        ...FigureOnCard
      }
      owed {
        ...AgeingFields
        totalCents
      }
    }
  }
`);

/** The office's money, and what is owed today by age; loaded after the figures of the work. */
export function AdminMoney({ narrowing }: { narrowing: FigureNarrowing }) {
  const { data, previousData, error, refetch } = useQuery(AdminMoneyPage, {
    variables: { filter: filterOf(narrowing) },
    fetchPolicy: "cache-and-network",
  });
  const { facility, customerKind } = narrowing;
  const money = (data ?? previousData)?.moneyFigures;
  if (error && !money) return <LoadError error={error} refetch={refetch} />;
  if (!money) return <FigureSkeletons count={12} />;
  const reports = (
    <Link component={RouteLink} to="/reports" underline="hover" variant="body2">
      {t("billing.reports")}
    </Link>
  );

  return (
    <>
      <Typography variant="h2">{t("dashboards.money")}</Typography>
      <FigureCards
        label={t("dashboards.money")}
        figures={money.figures}
        behind={{ from: money.from, to: money.to, facility, customerKind }}
        against={narrowing.period.before}
      />
      <SectionCard title={ageingFinding(money.owed)} aside={reports}>
        <AgeingChart sums={money.owed} />
      </SectionCard>
    </>
  );
}
