import { t } from "@boresight/domain/texts/text";
import type { ReactNode } from "react";
import { ChartCard } from "#ui/chart/chart-card.tsx";
import { RankedBars } from "#ui/chart/ranked-bars.tsx";
import type { LinkTarget } from "#ui/layout/route-link.tsx";
import type { Tone } from "#ui/theme/tones.ts";

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
