import type { Tone } from "#ui/text/tones.ts";
import { lazyPart } from "#ui/layout/lazy-part.tsx";

interface BarSeries {
  label: string;
  tone: Tone;
  values: readonly number[];
}

export interface BarChartProps {
  /** What each bar stands for, along the lower edge. */
  bars: readonly string[];
  /** Stacked, the first at the bottom. */
  series: readonly BarSeries[];
  format?: (value: number) => string;
}

/** The chart library is fetched when the first chart is shown. */
export const BarChart = lazyPart(async () => (await import("./stacked-bars.tsx")).StackedBars);
