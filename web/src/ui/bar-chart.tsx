import { lazy } from "react";
import type { Tone } from "./tones.ts";

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
export const BarChart = lazy(async () => ({ default: (await import("./stacked-bars.tsx")).StackedBars }));
