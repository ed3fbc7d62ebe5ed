import type { Figure } from "./ask-in-turns.ts";

const slowest = 200;

/** A table of the figures with what breaks a promise marked; bare: only the rows. */
export function presentGrowth(
  figures: readonly Figure[],
  { sizes, isBare = false }: { sizes: readonly number[]; isBare?: boolean },
): string {
  const rows = figures.map(({ what, asker, most, times, failure }) => {
    if (failure) return `| ${what} | ${asker} | ${failure} |`;
    const [first, last] = [times[0], times.at(-1)];
    const ratio = (last?.fewest ?? Number.NaN) / (first?.fewest ?? Number.NaN);
    const ratioOfMedians = (last?.median ?? Number.NaN) / (first?.median ?? Number.NaN);
    const isKept = ratio <= most && (last?.median ?? 0) <= slowest;
    const cells = times.map(({ fewest, median }) => `${fewest.toFixed(1)} / ${median.toFixed(1)}`).join(" | ");
    return `| ${what} | ${asker} | ${cells} | ${ratio.toFixed(2)} / ${ratioOfMedians.toFixed(2)} | ≤ ${most} ${isKept ? "✓" : "✗"} |`;
  });
  if (isBare) return rows.join("\n");
  const heads = sizes.map((size) => `${size.toLocaleString("en")} orders`);
  return `
Fewest and median milliseconds, asked in turns:

| What | Who asks | ${heads.join(" | ")} | Ratio | Promise |
|${"---|".repeat(sizes.length + 4)}
${rows.join("\n")}
`;
}
