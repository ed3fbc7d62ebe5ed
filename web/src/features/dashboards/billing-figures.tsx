import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { BillingFiguresFragment } from "#graphql/graphql.ts";
import { ChangeMark } from "#ui/chart/change-mark.tsx";
import { StatCard } from "#ui/chart/stat-card.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { formatHours } from "./hours.ts";
import type { Period } from "./periods.ts";

const BillingFiguresFields = graphql(`
  fragment BillingFigures on BillingFigures {
    collectedCents
    collectedCentsBefore
    decidedEstimates
    approvedEstimates
    averageEstimateCents
    medianDecisionHours
    invoicedOrders
    averageOrderCents
    revenueCents
    marginCents
  }
`);

interface BillingFiguresProps {
  figures: FragmentType<typeof BillingFiguresFields>;
  period: Period;
  /** What is open today. */
  receivableCents: number;
}

const percents = new Intl.NumberFormat(localeTag(), { style: "percent" });
const wholeNumbers = new Intl.NumberFormat(localeTag(), { maximumFractionDigits: 0 });

const shareOf = (part: number, whole: number): string => (whole > 0 ? percents.format(part / whole) : "–");

/** What came in, what customers decided and what was left of it, in the period. */
export function BillingFigures({ figures: masked, period, receivableCents }: BillingFiguresProps) {
  const figures = readFragment(BillingFiguresFields, masked);
  const { collectedCents, collectedCentsBefore, revenueCents, marginCents } = figures;

  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 3, sm: 4 },
        gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
      }}
    >
      <StatCard
        label={t("dashboards.collected")}
        value={<MoneyText cents={collectedCents} />}
        detail={<ChangeMark now={collectedCents} before={collectedCentsBefore} against={period.before} better="up" />}
        to="/billing"
      />
      <EstimateFigures figures={figures} />
      <StatCard
        label={t("dashboards.averageOrder")}
        value={<MoneyText cents={figures.averageOrderCents} />}
        detail={t("dashboards.invoicedOrders", { count: figures.invoicedOrders })}
        to="/invoices"
      />
      <StatCard
        label={t("dashboards.marginShare")}
        value={shareOf(marginCents, revenueCents)}
        detail={<MoneyText cents={marginCents} />}
        to="/invoices"
        search={{ view: "reports", report: "margin" }}
      />
      <StatCard
        label={t("dashboards.daysSalesOutstanding")}
        value={revenueCents > 0 ? wholeNumbers.format((receivableCents / revenueCents) * period.days) : "–"}
        detail={t("dashboards.untilPaid")}
        to="/invoices"
        search={{ view: "reports" }}
      />
    </Box>
  );
}

function EstimateFigures({ figures }: { figures: BillingFiguresFragment }) {
  const { decidedEstimates, approvedEstimates, averageEstimateCents, medianDecisionHours: hours } = figures;

  return (
    <>
      <StatCard
        label={t("dashboards.estimatesApproved")}
        value={shareOf(approvedEstimates, decidedEstimates)}
        detail={t("dashboards.ofDecided", { approved: approvedEstimates, count: decidedEstimates })}
        to="/billing"
      />
      <StatCard
        label={t("dashboards.averageEstimate")}
        value={<MoneyText cents={averageEstimateCents} />}
        detail={hours !== null && <bdi>{t("dashboards.decidedAfter", { time: formatHours(hours) })}</bdi>}
        to="/billing"
      />
    </>
  );
}
