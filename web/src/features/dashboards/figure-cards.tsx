import type { CountedDays } from "@boresight/domain/orders/milestones/counted-orders";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { FigureOnCardFragment } from "#graphql/graphql.ts";
import { ChangeMark } from "#ui/chart/change-mark.tsx";
import { Sparkline } from "#ui/chart/sparkline.tsx";
import { StatCard } from "#ui/chart/stat-card.tsx";
import { figureLooks } from "./figure-looks.ts";

const FigureOnCard = graphql(`
  fragment FigureOnCard on ShopFigure {
    key
    value
    before
    beside
    steps
  }
`);

interface FigureCardsProps {
  label: string;
  figures: readonly FragmentType<typeof FigureOnCard>[];
  /** What is asked for by itself. */
  others?: readonly FigureOnCardFragment[];
  /** What the lists behind them are narrowed to. */
  behind: CountedDays;
  /** The words for the equal span before. */
  against: string;
}

const grid = {
  display: "grid",
  gap: { xs: 3, sm: 4 },
  gridTemplateColumns: {
    xs: "repeat(2, minmax(0, 1fr))",
    md: "repeat(4, minmax(0, 1fr))",
    xl: "repeat(5, minmax(0, 1fr))",
  },
};

/** Each figure with its change and its course; it leads to the list behind it. */
export function FigureCards({ label, figures, others = [], against, behind }: FigureCardsProps) {
  const all = [...readFragment(FigureOnCard, figures), ...others];
  const blank = all.flatMap(({ key, value }) => (value === null && figureLooks[key] ? [figureLooks[key].label] : []));

  return (
    <Box component="section" aria-label={label} sx={{ display: "grid", gap: 2 }}>
      <Box sx={grid}>
        {all.map((figure) => {
          const look = figureLooks[figure.key];
          return (
            look &&
            figure.value !== null && (
              <StatCard
                key={figure.key}
                label={look.label}
                value={<bdi>{look.show(figure.value)}</bdi>}
                detail={<Detail figure={figure} against={against} />}
                alarming={figure.key === "overdueCents" && figure.value > 0}
                course={<Sparkline steps={figure.steps} />}
                {...look.link(behind)}
              />
            )
          );
        })}
      </Box>
      {blank.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          {t("dashboards.nothingToCountOf", { figures: blank.join(" · ") })}
        </Typography>
      )}
    </Box>
  );
}

/** `↑ +26% vs. previous 30 days · 90% within 3 days` */
function Detail({ figure, against }: { figure: FigureOnCardFragment; against: string }) {
  const { key, value, before, beside } = figure;
  const look = figureLooks[key];
  if (!look || value === null) return null;
  const besides = beside !== null && look.beside ? look.beside(beside) : null;

  return (
    <>
      {before !== null && (
        <ChangeMark
          now={value}
          before={before}
          against={against}
          better={look.better}
          isShare={look.isShare ?? false}
        />
      )}
      {besides !== null && (
        <>
          {before !== null && " · "}
          <bdi style={{ whiteSpace: "nowrap" }}>{besides}</bdi>
        </>
      )}
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
          course={<Skeleton height={24} />}
        />
      ))}
    </Box>
  );
}
