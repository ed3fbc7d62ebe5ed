import { t } from "@boresight/domain/texts/text";
import type { ReactNode } from "react";
import { ChartCard } from "#ui/chart/chart-card.tsx";
import { RankedBars } from "#ui/chart/ranked-bars.tsx";
import type { LinkTarget } from "#ui/layout/route-link.tsx";
import type { Tone } from "#ui/theme/tones.ts";
import { localeTag } from "@boresight/domain/texts/language";

interface Ranked {
  key: string;
  label: string;
  value: number;
  /** What is written at the bar's end. */
  words: string;
  /** The other columns of the table. */
  cells: readonly (string | number)[];
  /** The list of what it counts. */
  link?: LinkTarget;
}

interface RankedChartProps {
  /** What it shows, as a finding; what it would show, when there is nothing. */
  title: string;
  label: string;
  headers: readonly string[];
  tone: Tone;
  ranked: readonly Ranked[];
  /** Shown in place of the bars. */
  picture?: ReactNode;
}

/** Named bars, the longest first, with their table. */
export function RankedChart({ title, label, headers, tone, ranked, picture }: RankedChartProps) {
  if (ranked.length === 0)
    return <ChartCard title={title} table={{ headers, rows: [[t("dashboards.nothingToCount")]] }} />;

  const rows = ranked.map((one) => [one.label, ...one.cells] as const);
  const linkOf = (row: number, column: number) => (column === 0 ? ranked[row]?.link : undefined);

  return (
    <ChartCard title={title} table={{ headers, rows, linkOf }}>
      {picture ?? <RankedBars label={label} bars={ranked} tone={tone} show={String} />}
    </ChartCard>
  );
}

const percents = new Intl.NumberFormat(localeTag(), { style: "percent" });

/** Returns `Front camera: 40% of 52`; null when nothing was counted. */
export function leadingFinding(first: { name: string; count: number } | undefined, total: number): string | null {
  if (!first || total === 0) return null;
  return t("dashboards.leads", { name: first.name, share: percents.format(first.count / total), count: total });
}

/** Returns `$12,000.00, 20% more than a year earlier`. */
export function revenueFinding(now: number, yearBefore: number, format: (cents: number) => string): string {
  const amount = format(now);
  if (yearBefore === 0) return t("dashboards.revenueAlone", { amount });
  const share = percents.format(Math.abs(now - yearBefore) / yearBefore);
  if (now >= yearBefore) return t("dashboards.revenueMore", { amount, share });
  return t("dashboards.revenueLess", { amount, share });
}
