/** A chart of bars as an SVG picture, for the report; it brings its own background, to be read in a light and a dark page. */

export interface Bar {
  label: string;
  value: number;
  /** Where the target is. */
  promise: number | null;
  isKept: boolean;
}

const width = 860;
const labels = 330;
const rowHeight = 26;
const head = 64;

/** Values of 1 stand for what they are measured against. */
export function barChart(title: string, subtitle: string, bars: readonly Bar[]): string {
  const most = Math.max(1.2, ...bars.flatMap(({ value, promise }) => [value, promise ?? 0])) * 1.08;
  const at = (value: number) => labels + (value / most) * (width - labels - 60);
  const height = head + bars.length * rowHeight + 20;
  const rows = bars.map(({ label, value, promise, isKept }, row) => {
    const top = head + row * rowHeight;
    const color = promise === null ? "#64748b" : isKept ? "#15803d" : "#b91c1c";
    const tick =
      promise === null ? "" : `<path d="M${at(promise).toFixed(1)} ${top}v18" stroke="#0f172a" stroke-width="2"/>`;
    return `<text x="${labels - 10}" y="${top + 13}" text-anchor="end">${escaped(label)}</text>
<rect x="${labels}" y="${top + 2}" width="${(at(value) - labels).toFixed(1)}" height="14" rx="3" fill="${color}"/>${tick}
<text x="${(Math.max(at(value), at(promise ?? 0)) + 8).toFixed(1)}" y="${top + 13}">${value.toFixed(2)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="12" fill="#0f172a" role="img">
<title>${escaped(title)}</title>
<rect width="${width}" height="${height}" rx="8" fill="#ffffff"/>
<text x="16" y="26" font-size="15" font-weight="600">${escaped(title)}</text>
<text x="16" y="46" fill="#475569">${escaped(subtitle)}</text>
<path d="M${at(1).toFixed(1)} ${head - 6}V${height - 14}" stroke="#94a3b8" stroke-dasharray="3 3"/>
${rows.join("\n")}
</svg>
`;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
