const most = 5;

/** The whole numbers at the lines of a chart, from zero to the first that no value passes: `[0, 5, 10]`. */
export function ticksFor(highest: number): number[] {
  const least = Math.max(1, highest) / most;
  const size = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * size).find((each) => each >= least) ?? 1);
  const count = Math.ceil(Math.max(1, highest) / step);
  return Array.from({ length: count + 1 }, (_, index) => Math.round(index * step));
}
