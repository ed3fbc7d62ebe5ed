/** Values whose signs are set apart: "2 2 1 8 2" is one number. */
import type { Sign } from "#intake/reading/layout.ts";

const [fewestPieces, longestPiece, mostlySingle] = [5, 2, 0.6];
/** Fewer are enough where the value has nothing but single signs. */
const fewestSingles = 3;
/** Of the usual gap between the signs: a wider one is between words. */
const betweenWords = 2;

export function tightened(signs: readonly Sign[]): readonly Sign[] {
  const pieces = piecesOf(closedUp(signs));
  const runs: Sign[][][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    const goesOn = last?.[0] && isShort(last[0]) && isShort(piece) && piece[0]?.gap === "space";
    if (goesOn) last.push(piece);
    else runs.push([piece]);
  }
  const isAllSingle = pieces.length >= fewestSingles && pieces.every(({ length }) => length === 1);
  return runs.flatMap((run) => joined(run, isAllSingle ? fewestSingles : fewestPieces));
}

/** Of the other spaces of its value: a narrower one parts no words. */
const narrow = 0.6;
const isCapital = ({ sign }: Sign): boolean => /^\p{Lu}$/u.test(sign);

/** "DOE, J ANE", where the J stands closer to what follows than to what it follows. */
function closedUp(signs: readonly Sign[]): readonly Sign[] {
  const pieces = piecesOf(signs);
  const gaps = pieces.map((piece, index) => (index === 0 ? null : gapBetween(pieces[index - 1], piece)));
  const [least = 0, next = 0] = gaps.filter((gap) => gap !== null).toSorted((one, other) => one - other);
  return pieces.flatMap((piece, index) => {
    const [before, gap] = [pieces[index - 1] ?? [], gaps[index] ?? null];
    const isInWord =
      before.length === 1 &&
      before.every(isCapital) &&
      piece.length > 1 &&
      piece.every(isCapital) &&
      gap !== null &&
      gap < (gap === least ? next : least) * narrow;
    return isInWord ? piece.map((sign, at) => (at === 0 ? { ...sign, gap: "none" as const } : sign)) : piece;
  });
}

function piecesOf(signs: readonly Sign[]): Sign[][] {
  const pieces: Sign[][] = [];
  for (const sign of signs) {
    if (sign.gap !== "none" || pieces.length === 0) pieces.push([]);
    pieces.at(-1)?.push(sign);
  }
  return pieces;
}

const isShort = (piece: readonly Sign[]): boolean => piece.length <= longestPiece;

function joined(run: readonly Sign[][], fewest: number): Sign[] {
  const singles = run.filter(({ length }) => length === 1).length;
  if (run.length < fewest || singles < run.length * mostlySingle) return run.flat();
  const gaps = run.slice(1).map((piece, index) => gapBetween(run[index], piece));
  const usual = gaps.toSorted((one, other) => (one ?? 0) - (other ?? 0))[Math.floor(gaps.length / 2)] ?? null;
  // Without places nothing tells where words end, but a number is one word.
  if (usual === null && !run.flat().some(({ sign }) => /\d/.test(sign))) return run.flat();
  return run.flatMap(([first, ...rest], index) => {
    if (!first) return [];
    const gap = gaps[index - 1] ?? null;
    const isWord = index === 0 || (usual !== null && gap !== null && gap > usual * betweenWords);
    return [isWord ? first : { ...first, gap: "none" as const }, ...rest];
  });
}

function gapBetween(one: readonly Sign[] | undefined, other: readonly Sign[]): number | null {
  const [end, start] = [one?.at(-1)?.end ?? null, other[0]?.x ?? null];
  return end === null || start === null ? null : start - end;
}
