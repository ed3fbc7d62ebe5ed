/** A page that was photographed at an angle: its lines slope, the upper ones in another way than the lower ones. */
import type { Box, Word } from "@boresight/domain/intake/reading/page";

/** Shorter lines say too little of their slope, of the page's width and in words. */
const [leastWidth, fewestWords] = [0.4, 4];
const fewestLines = 4;
/** Lines that slope otherwise than most have been put together of two. */
const mostApart = 0.02;

interface Slope {
  /** The middle of its line. */
  y: number;
  slope: number;
}

/** Says of each word where its line would stand if it were level. The order of the words is that of the lines. */
export function levelWords(lines: readonly (readonly Word[])[], pageWidth: number): Word[] {
  const slopes = lines.flatMap((words) => slopeOf(words, pageWidth));
  const usual = slopes.map(({ slope }) => slope).toSorted((one, other) => one - other)[slopes.length >> 1] ?? 0;
  const alike = slopes.filter(({ slope }) => Math.abs(slope - usual) <= mostApart);
  if (alike.length < fewestLines) return lines.flat();
  const { at, rise } = fitted(alike.map(({ y, slope }) => [y, slope]));
  return lines.flat().map((word) => {
    const middle = middleOf(word.box);
    const x = word.box.x + word.box.width / 2;
    return { ...word, level: middle - (at + rise * middle) * (x - pageWidth / 2) };
  });
}

function slopeOf(words: readonly Word[], pageWidth: number): Slope[] {
  const [first, last] = [words[0]?.box, words.at(-1)?.box];
  if (!first || !last || words.length < fewestWords || last.x + last.width - first.x < leastWidth * pageWidth)
    return [];
  const points = words.map(({ box }) => [box.x + box.width / 2, middleOf(box)] as const);
  const { at, rise } = fitted(points);
  return [{ y: at + (rise * pageWidth) / 2, slope: rise }];
}

const middleOf = ({ y, height }: Box): number => y + height / 2;

/** The straight line through points, by least squares: where it begins and how it rises. */
function fitted(points: readonly (readonly [number, number])[]): { at: number; rise: number } {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [middle, height] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [x]) => sum + (x - middle) ** 2, 0);
  const rise = spread === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - middle) * (y - height), 0) / spread;
  return { at: height - rise * middle, rise };
}
