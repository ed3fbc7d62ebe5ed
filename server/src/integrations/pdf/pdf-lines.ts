/** A piece of text with its position on the page, measured from the lower start corner. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Text at one height forms a line, ordered by reading direction; tables may draw their cells in any order. */
export function linesOf(pieces: readonly Piece[]): string[] {
  const rows: Piece[][] = [];
  for (const piece of pieces.filter(({ text }) => text.trim() !== "").toSorted((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && first.y - piece.y < Math.max(first.height, 2) / 2) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map(textOf).filter((text) => text !== "");
}

function textOf(row: readonly Piece[]): string {
  const inOrder = row.toSorted((one, other) => one.x - other.x);
  const parts = inOrder.map((piece, index) => (touches(inOrder[index - 1], piece) ? "" : " ") + piece.text);
  return storable(parts.join(""));
}

/** A word may be drawn in pieces. */
const touches = (before: Piece | undefined, { x, height }: Piece): boolean =>
  before !== undefined && x - before.x - before.width < height / 10;

/** Unpaired surrogates and control characters cannot be stored. */
const storable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
