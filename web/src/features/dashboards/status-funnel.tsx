import { ordersOpen, type CountedDays } from "@boresight/domain/orders/milestones/counted-orders";
import { t } from "@boresight/domain/texts/text";
import { openCategories, type StatusCategory } from "@boresight/domain/statuses/status-look";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { StatusFunnelFragment } from "#graphql/graphql.ts";
import { ChartCard } from "#ui/chart/chart-card.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import type { Look } from "#ui/text/look.ts";
import { funnelFinding } from "./findings.ts";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

const StatusFunnelFields = graphql(`
  fragment StatusFunnel on WorkFigures {
    statuses {
      key
      statusName
      category
      count
      late
    }
  }
`);

type Status = StatusFunnelFragment["statuses"][number];

interface StatusFunnelProps {
  figures: FragmentType<typeof StatusFunnelFields>;
  look: (category: string) => Look;
  behind: CountedDays;
}

/** Invoiced orders are left out. */
const steps: readonly StatusCategory[] = openCategories;

/** The open orders by status: a bar per category, divided into its statuses. */
export function StatusFunnel({ figures, look, behind }: StatusFunnelProps) {
  const statuses = readFragment(StatusFunnelFields, figures).statuses.filter(({ category }) =>
    steps.some((step) => step === category),
  );
  const categories = steps.map((step) => ({ step, inside: statuses.filter(({ category }) => category === step) }));
  const highest = Math.max(1, ...categories.map(({ inside }) => total(inside)));
  const rows = statuses.map(
    ({ statusName, category, count, late }) => [`${look(category).words} · ${statusName}`, count, late] as const,
  );

  const linkOf = (row: number, column: number) => {
    const { key: status = "" } = statuses[row] ?? {};
    return { to: "/service-orders", search: ordersOpen(behind, { status, isLate: column === 2 }) };
  };

  return (
    <ChartCard
      title={funnelFinding(statuses)}
      table={{ headers: [t("base.status"), t("base.orders"), t("base.late")], rows, linkOf }}
    >
      <Box
        component="ul"
        aria-label={t("dashboards.openOrdersByCategory")}
        sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}
      >
        {categories.map(({ step, inside }) => (
          <FunnelRow key={step} step={step} look={look(step)} statuses={inside} highest={highest} behind={behind} />
        ))}
      </Box>
    </ChartCard>
  );
}

const total = (statuses: readonly Status[]): number => statuses.reduce((sum, { count }) => sum + count, 0);

interface FunnelRowProps {
  step: StatusCategory;
  look: Look;
  statuses: readonly Status[];
  highest: number;
  behind: CountedDays;
}

function FunnelRow({ step, look: { words, tone }, statuses, highest, behind }: FunnelRowProps) {
  const late = statuses.reduce((sum, status) => sum + status.late, 0);
  const count = total(statuses);

  return (
    <li>
      <Box
        component={RouteLink}
        to="/service-orders"
        search={ordersOpen(behind, { category: step })}
        sx={{
          display: "grid",
          gridTemplateColumns: "116px minmax(0, 1fr) 32px 44px",
          alignItems: "center",
          columnGap: 2,
          minHeight: 40,
          px: 2,
          mx: -2,
          borderRadius: 1,
          color: "inherit",
          textDecoration: "none",
          "&:hover": { bgcolor: "action.hover" },
        }}
      >
        <Typography variant="body2" noWrap>
          {words}
        </Typography>
        <Box sx={{ display: "flex", gap: "2px", height: 20, width: `${(count / highest) * 100}%` }}>
          {statuses
            .filter((status) => status.count > 0)
            .map((status) => (
              <Tooltip key={status.key} title={`${status.statusName}: ${status.count}`}>
                <Box sx={{ flex: status.count, minWidth: 3, borderRadius: 0.5, bgcolor: `tone.${tone}.solid` }} />
              </Tooltip>
            ))}
        </Box>
        <Typography variant="body2" sx={{ textAlign: "end", fontWeight: 600, fontFeatureSettings: '"tnum"' }}>
          {count}
        </Typography>
        <Typography variant="caption" color="error" noWrap sx={{ fontWeight: 500 }}>
          {late > 0 && <bdi>{t("dashboards.lateLate", { late })}</bdi>}
        </Typography>
      </Box>
    </li>
  );
}
