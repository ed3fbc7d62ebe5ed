import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { RouteLink, type LinkTarget } from "#ui/layout/route-link.tsx";
import type { Tone } from "#ui/theme/tones.ts";

export interface RankedBar {
  key: string;
  label: string;
  value: number;
  /** What is at its end instead of the value. */
  words?: string;
  /** What it counts, as a list. */
  link?: LinkTarget | undefined;
}

interface RankedBarsProps {
  label: string;
  bars: readonly RankedBar[];
  tone: Tone;
  show: (value: number) => ReactNode;
}

/** Named bars below each other with their figures, the longest as long as there is room. */
export function RankedBars({ label, bars, tone, show }: RankedBarsProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));

  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}
    >
      {bars.map((bar) => (
        <Box component="li" key={bar.key} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }}>
          {bar.link ? (
            <Box component={RouteLink} {...bar.link} sx={{ ...row, ...linked }}>
              <Bar {...{ bar, highest, tone, show }} />
            </Box>
          ) : (
            <Box sx={row}>
              <Bar {...{ bar, highest, tone, show }} />
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

const row = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 };
const linked = {
  color: "inherit",
  textDecoration: "none",
  mx: -2,
  px: 2,
  my: -1,
  py: 1,
  borderRadius: 1,
  "&:hover": { bgcolor: "action.hover" },
};

interface BarProps extends Pick<RankedBarsProps, "tone" | "show"> {
  bar: RankedBar;
  highest: number;
}

const Bar = ({ bar, highest, tone, show }: BarProps) => (
  <>
    <Box sx={{ display: "flex", justifyContent: "space-between", gap: 3 }}>
      <Typography variant="body2" noWrap title={bar.label} dir="auto">
        {bar.label}
      </Typography>
      <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
        {bar.words === undefined ? show(bar.value) : <bdi>{bar.words}</bdi>}
      </Typography>
    </Box>
    <Box sx={{ height: 8, borderRadius: 0.5, bgcolor: "ground.sunken" }}>
      <Box
        sx={{ height: "100%", borderRadius: 0.5, bgcolor: `tone.${tone}.solid` }}
        style={{ width: `${(Math.max(0, bar.value) / highest) * 100}%` }}
      />
    </Box>
  </>
);
