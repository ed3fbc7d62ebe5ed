import type { Page, Word } from "@boresight/domain/intake/reading/page";

/** A piece of text with its position, measured from the lower start corner of the page as the file has it. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The angle of its line, in radians. */
  turn: number;
}

/** How the file has the page shown. */
interface ShownAs {
  /** Its corners, in points. */
  view: readonly number[];
  /** Clockwise, in degrees. */
  rotate: number;
}

/** A page upright by its text's own angle, which most of it has; a watermark across it is left out. */
export function pageOf(
  number: number,
  pieces: readonly Piece[],
  { view: [x0 = 0, y0 = 0, x1 = 0, y1 = 0], rotate }: ShownAs,
): Page {
  const written = pieces.filter(({ text }) => text.trim() !== "");
  const main = mainTurn(written);
  const turn = (main * Math.PI) / steps;
  const words = written.filter((piece) => stepOf(piece.turn) === main).flatMap((piece) => wordsOf(piece, turn));
  const corners = [x0, x1].flatMap((x) => [y0, y1].map((y) => turned(x, y, turn)));
  const [left, top] = [Math.min(...corners.map(({ along }) => along)), Math.min(...corners.map(({ up }) => -up))];
  return {
    number,
    width: Math.max(...corners.map(({ along }) => along)) - left,
    height: Math.max(...corners.map(({ up }) => -up)) - top,
    turn: quarterOf((main * 180) / steps - rotate),
    words: words.map(({ box, ...word }) => ({ ...word, box: { ...box, x: box.x - left, y: box.y - top } })),
  };
}

function quarterOf(degrees: number): Page["turn"] {
  const whole = ((degrees % 360) + 360) % 360;
  return ([0, 90, 180, 270] as const).find((quarter) => quarter === whole) ?? null;
}

const turned = (x: number, y: number, turn: number) => ({
  along: x * Math.cos(turn) + y * Math.sin(turn),
  up: y * Math.cos(turn) - x * Math.sin(turn),
});

/** Angles are told apart in steps of 5 degrees. */
const steps = 36;
const stepOf = (turn: number): number =>
  ((Math.round((turn * steps) / Math.PI) % (2 * steps)) + 2 * steps) % (2 * steps);

function mainTurn(pieces: readonly Piece[]): number {
  const lengths = new Map<number, number>();
  for (const { turn, text } of pieces) lengths.set(stepOf(turn), (lengths.get(stepOf(turn)) ?? 0) + text.length);
  const [[step] = [0]] = [...lengths].toSorted(([, one], [, other]) => other - one);
  return step;
}

/** The words of a piece, each as wide as its share of signs, measured from above. */
function wordsOf({ text, x, y, width, height }: Piece, turn: number): Word[] {
  const { along, up } = turned(x, y, turn);
  const plain = storable(text);
  const perSign = width / Math.max(plain.length, 1);
  return [...plain.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    box: { x: along + match.index * perSign, y: -up - height, width: match[0].length * perSign, height },
    confidence: 1,
  }));
}

/** Unpaired surrogates and control characters cannot be stored. */
const storable = (text: string): string => text.toWellFormed().replaceAll(/\p{Cc}/gu, " ");
