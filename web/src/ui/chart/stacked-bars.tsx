import { BarChart as Chart } from "@mui/x-charts/BarChart";
import { useTheme } from "@mui/material/styles";
import type { BarChartProps } from "./bar-chart.tsx";

const height = 272;

export function StackedBars({ bars, series, format = String }: BarChartProps) {
  const { vars } = useTheme();
  const drawn = series.map(({ label, tone, values }) => ({
    label,
    data: [...values],
    stack: "all",
    color: vars.palette.tone[tone].solid,
    valueFormatter: (value: number | null) => format(value ?? 0),
  }));
  const quiet = { fontSize: 12, fill: vars.palette.text.secondary };

  return (
    <Chart
      height={height}
      series={drawn}
      xAxis={[{ scaleType: "band", data: [...bars], tickLabelStyle: quiet, disableTicks: true, categoryGapRatio: 0.3 }]}
      yAxis={[
        {
          tickLabelStyle: quiet,
          disableLine: true,
          disableTicks: true,
          tickMinStep: 1,
          width: "auto",
          valueFormatter: format,
        },
      ]}
      grid={{ horizontal: true }}
      borderRadius={3}
      skipAnimation
      hideLegend={series.length < 2}
      margin={{ left: 0, right: 0, top: 8, bottom: 0 }}
      slotProps={{ legend: { direction: "horizontal", position: { vertical: "top", horizontal: "start" } } }}
    />
  );
}
