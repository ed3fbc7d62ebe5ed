import Box from "@mui/material/Box";
import { mirrored } from "#ui/icons/mirrored.ts";

const [width, height] = [96, 24];

/** The course of a figure, without a scale: the figure itself is beside it. Steps without a value are left out; it runs as one reads. */
export function Sparkline({ steps }: { steps: readonly (number | null)[] }) {
  const known = steps.filter((step) => step !== null);
  if (known.length < 2) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const points = steps.flatMap((step, place) => {
    if (step === null) return [];
    const x = 1 + (place / (steps.length - 1)) * (width - 2);
    const y = high === low ? height / 2 : height - 2 - ((step - low) / (high - low)) * (height - 4);
    return [`${x.toFixed(1)},${y.toFixed(1)}`];
  });

  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      sx={{ display: "block", width: "100%", height, color: "tone.blue.solid", ...mirrored }}
    >
      <polyline
        points={points.join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}
