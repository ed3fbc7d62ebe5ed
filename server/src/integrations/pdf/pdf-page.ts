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

/** What was filled in or typed over the page, in a box placed as the page itself is. */
export interface Field {
  lines: readonly string[];
  /** Two opposite corners: x and y of each. */
  corners: readonly number[];
}

export interface PageContent {
  pieces: readonly Piece[];
  fields: readonly Field[];
  /** How far a viewer turns the page clockwise, in degrees. */
  rotation: number;
}

/** A page upright by its text's own angle, which most of it has; a watermark across it is left out. */
export function pageOf(
  number: number,
  { pieces, fields, rotation }: PageContent,
  [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[],
): Page {
  const written = pieces.filter(({ text }) => text.trim() !== "");
  const main = mainTurn(written) ?? stepOf((rotation * Math.PI) / 180);
  const turn = (main * Math.PI) / steps;
  const printed = written.filter((piece) => stepOf(piece.turn) === main).map((piece) => placed(piece, turn));
  const words = [...printed, ...fields.flatMap((field) => linesOver(field, turn))].flatMap(wordsOf);
  const corners = [x0, x1].flatMap((x) => [y0, y1].map((y) => turned(x, y, turn)));
  const [left, top] = [Math.min(...corners.map(({ along }) => along)), Math.min(...corners.map(({ up }) => -up))];
  return {
    number,
    width: Math.max(...corners.map(({ along }) => along)) - left,
    height: Math.max(...corners.map(({ up }) => -up)) - top,
    turn: quarterOf((main * 180) / steps - rotation),
    words: words.map(({ box, ...word }) => ({ ...word, box: { ...box, x: box.x - left, y: box.y - top } })),
  };
}

/** A line at its place once the page is upright. */
interface Line {
  text: string;
  along: number;
  up: number;
  width: number;
  height: number;
}

const placed = ({ text, x, y, width, height }: Piece, turn: number): Line => ({
  text,
  ...turned(x, y, turn),
  width,
  height,
});

const mostHeight = 11;
const averageWidth = 0.5;
const margin = 2;

function linesOver({ lines, corners: [x0 = 0, y0 = 0, x1 = 0, y1 = 0] }: Field, turn: number): Line[] {
  const [one, other] = [turned(x0, y0, turn), turned(x1, y1, turn)];
  const [left, right] = [Math.min(one.along, other.along), Math.max(one.along, other.along)];
  const [bottom, top] = [Math.min(one.up, other.up), Math.max(one.up, other.up)];
  const height = Math.min(mostHeight, (top - bottom) / Math.max(lines.length, 1));
  const from = lines.length === 1 ? (top + bottom) / 2 - height / 3 : top - height;
  return lines.map((text, index) => ({
    text,
    along: left + margin,
    up: from - index * height,
    width: Math.min(right - left, text.length * height * averageWidth),
    height,
  }));
}

function quarterOf(degrees: number): Page["turn"] {
  const whole = ((degrees % 360) + 360) % 360;
  return ([0, 90, 180, 270] as const).find((quarter) => quarter === whole) ?? null;
}

const turned = (x: number, y: number, turn: number) => ({
  along: x * Math.cos(turn) + y * Math.sin(turn),
  up: y * Math.cos(turn) - x * Math.sin(turn),
});

/** Angles are distinguished in steps of 5 degrees. */
const steps = 36;
const stepOf = (turn: number): number =>
  ((Math.round((turn * steps) / Math.PI) % (2 * steps)) + 2 * steps) % (2 * steps);

function mainTurn(pieces: readonly Piece[]): number | null {
  const lengths = new Map<number, number>();
  for (const { turn, text } of pieces) lengths.set(stepOf(turn), (lengths.get(stepOf(turn)) ?? 0) + text.length);
  const [[step] = [null]] = [...lengths].toSorted(([, one], [, other]) => other - one);
  return step;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The words of a line, each as wide as its share of signs, measured from above. A full-width space is no wider than a sign: it parts no columns. */
function wordsOf({ text, along, up, width, height }: Line): Word[] {
  const plain = storable(text);
  const perSign = width / Math.max(plain.length, 1);
  const isRightToLeft = rightToLeft.test(plain);
  return [...plain.matchAll(/\S+(?:\u3000\S+)*/g)].map(({ 0: word, index }) => {
    const before = isRightToLeft ? plain.length - index - word.length : index;
    return {
      text: word,
      box: { x: along + before * perSign, y: -up - height, width: word.length * perSign, height },
      confidence: 1,
    };
  });
}

/** Unpaired surrogates and control characters cannot be stored. */
const storable = (text: string): string => text.toWellFormed().replaceAll(/\p{Cc}/gu, " ");
