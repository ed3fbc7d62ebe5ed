import Box from "@mui/material/Box";

const width = 84;
const height = 28;

/** The course of a figure without scale or words: the figure itself stands beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;

  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      sx={{ width, height, color: "ground.brand", flexShrink: 0 }}
    >
      <path
        d={course(values)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Box>
  );
}

function course(values: readonly number[]): string {
  const highest = Math.max(...values, 1);
  const points = values.map((value, index) => {
    const x = 2 + (index / (values.length - 1)) * (width - 4);
    const y = height - 3 - (value / highest) * (height - 6);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
