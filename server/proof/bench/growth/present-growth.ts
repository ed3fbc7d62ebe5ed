import { cpus, loadavg } from "node:os";
import type { Figure } from "./ask-in-turns.ts";

const slowest = 200;

/** A table of the figures with what breaks a promise marked; bare: only the rows. */
export function presentGrowth(
  figures: readonly Figure[],
  { sizes, rounds, isBare = false }: { sizes: readonly number[]; rounds: number; isBare?: boolean },
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
  const load = loadavg()
    .map((processes) => processes.toFixed(1))
    .join(", ");
  return `# How the figures grow with the shop

\`npm run bench -- growth\` on ${cpus().length} cores, Node ${process.version}, load ${load}: the fewest and the median milliseconds of ${rounds}
requests, asked in turns, in shops whose newest 300 orders are open. The ratio is that of the largest shop to the smallest, of the fewest
and of the medians; kept is a promise whose fewest grow no more than said, and whose median is at most ${slowest} ms. Why some rows still grow: [plans](what-still-grows.md).

| What | Who asks | ${heads.join(" | ")} | Ratio | Target |
|${"---|".repeat(sizes.length + 4)}
${rows.join("\n")}
`;
}
