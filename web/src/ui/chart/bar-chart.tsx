import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useState } from "react";
import { RouteLink, type LinkTarget } from "#ui/layout/route-link.tsx";
import type { Tone } from "#ui/theme/tones.ts";
import { barChartLooks } from "./bar-chart-looks.ts";
import { ticksFor } from "./ticks.ts";

interface BarSeries {
  label: string;
  tone: Tone;
  values: readonly number[];
}

interface BarChartProps {
  /** The labels of the bars, along the lower edge. */
  bars: readonly string[];
  /** Stacked, the first at the bottom. */
  series: readonly BarSeries[];
  format?: (value: number) => string;
  /** Beside each other instead of stacked, to be compared. */
  sideBySide?: boolean;
  /** What each bar counts, as a list; the keyboard finds it in the table. */
  linkOf?: ((bar: number) => LinkTarget | undefined) | undefined;
}

const height = 272;
const mostLabels = 8;

/** Stacked bars, or some beside each other; the figures of a bar are shown beside the pointer. */
export function BarChart({ bars, series, format = String, sideBySide = false, linkOf }: BarChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const sums = bars.map((_, bar) => {
    const values = series.map((one) => one.values[bar] ?? 0);
    return sideBySide ? Math.max(...values) : values.reduce((sum, value) => sum + value, 0);
  });
  const ticks = ticksFor(Math.max(...sums));
  const top = ticks.at(-1) ?? 1;
  const every = Math.ceil(bars.length / mostLabels);
  const described = { what: series.map(({ label }) => label).join(", "), first: bars[0], last: bars.at(-1) };

  return (
    <Box component="figure" aria-label={t("ui.barChart", described)} sx={barChartLooks} style={{ height }}>
      {series.length > 1 && <Legend series={series} />}
      <div className="plot">
        <Scale ticks={ticks} format={format} />
        <div className="bars" onPointerLeave={() => setPointed(null)}>
          {ticks.map((tick) => (
            <i key={tick} className="line" style={{ bottom: `${(tick / top) * 100}%` }} />
          ))}
          {bars.map((label, bar) => (
            <div key={label} className={sideBySide ? "bar beside" : "bar"} onPointerEnter={() => setPointed(bar)}>
              {series.map(({ label: name, tone, values }, part) => (
                <Box
                  key={name}
                  className={`part${part}`}
                  sx={{ bgcolor: `tone.${tone}.solid` }}
                  style={{ height: `${((values[bar] ?? 0) / top) * 100}%` }}
                />
              ))}
              {linkOf && <BarLink label={label} link={linkOf(bar)} />}
              {bar % every === 0 && <span className="label">{label}</span>}
            </div>
          ))}
          {pointed !== null && <Figures bar={pointed} {...{ bars, series, format }} />}
        </div>
      </div>
    </Box>
  );
}

const BarLink = ({ label, link }: { label: string; link: LinkTarget | undefined }) =>
  link && <RouteLink {...link} className="whole" aria-label={label} tabIndex={-1} />;

const Legend = ({ series }: Pick<BarChartProps, "series">) => (
  <div className="legend">
    {series.map(({ label, tone }, part) => (
      <span key={label}>
        <Box component="i" className={`part${part}`} sx={{ bgcolor: `tone.${tone}.solid` }} />
        {label}
      </span>
    ))}
  </div>
);

/** The widest number, unseen, gives the scale its width. */
function Scale({ ticks, format }: { ticks: readonly number[]; format: (value: number) => string }) {
  const top = ticks.at(-1) ?? 1;
  const words = ticks.map((tick) => format(tick)); // A format may have more parameters, which the index is not.
  const widest = words.toSorted((one, other) => other.length - one.length)[0];

  return (
    <div className="scale">
      <span className="widest">{widest}</span>
      {ticks.map((tick, index) => (
        <span key={tick} className="tick" style={{ bottom: `${(tick / top) * 100}%` }}>
          {words[index]}
        </span>
      ))}
    </div>
  );
}

/** On the side of the bar where there is more room. */
function Figures({
  bar,
  bars,
  series,
  format,
}: Required<Omit<BarChartProps, "sideBySide" | "linkOf">> & { bar: number }) {
  const place = (bar + 0.5) / bars.length;
  const side = place < 0.5 ? { insetInlineStart: `${place * 100}%` } : { insetInlineEnd: `${(1 - place) * 100}%` };

  return (
    <div className="figures" style={side}>
      <b>{bars[bar]}</b>
      {series.map(({ label, tone, values }) => (
        <span key={label}>
          <Box component="i" sx={{ bgcolor: `tone.${tone}.solid` }} />
          {label}
          <bdi>{format(values[bar] ?? 0)}</bdi>
        </span>
      ))}
    </div>
  );
}
