import type { Tone } from "#ui/text/tones.ts";
import { lazyPart } from "#ui/layout/lazy-part.tsx";

interface BarSeries {
  label: string;
  tone: Tone;
  values: readonly number[];
}

export interface BarChartProps {
  /** The labels of the bars, along the lower edge. */
  bars: readonly string[];
  /** Stacked, the first at the bottom. */
  series: readonly BarSeries[];
  format?: (value: number) => string;
}

/** The chart library is loaded when the first chart is shown. */
export const BarChart = lazyPart(async () => (await import("./stacked-bars.tsx")).StackedBars);
