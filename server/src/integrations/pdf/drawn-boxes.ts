/** Boxes to tick that a page draws as lines, where a form has no fields: what is drawn or written in one ticks it. */
import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import * as z from "zod";
import type { Field, Piece } from "./pdf-page.ts";

interface Bounds {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

interface Shape extends Bounds {
  isRectangle: boolean;
}

/** In points; the sides of a box differ by less than this share. */
const [leastSide, mostSide, unlike] = [5, 18, 0.2];
/** What ticks a box is at least as large, of its side, and goes beyond it by no more. */
const [leastMark, mostBeyond] = [0.3, 0.5];
/** In points: the cells of a table touch one another. */
const touching = 1;
const mostShapes = 2000;

export interface Operators {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** The boxes as they were filled in, and the text of the page without the marks in them. */
export function drawnBoxes(
  operators: Operators,
  pieces: readonly Piece[],
): { boxes: Field[]; pieces: readonly Piece[] } {
  const shapes = shapesOf(operators);
  const squares = shapes.filter((one) => isSquare(one) && !shapes.some((other) => isTouching(one, other)));
  const inBoxes = new Set<Piece>();
  const boxes = squares.flatMap((square): Field[] => {
    const written = pieces.filter((piece) => piece.text.trim() !== "" && holds(square, middleOf(piece)));
    if (written.some(({ text }) => !mark.test(text.trim()))) return [];
    for (const piece of written) inBoxes.add(piece);
    const isTicked = written.length > 0 || shapes.some((shape) => isMark(shape, square));
    const { left, bottom, right, top } = square;
    return [{ lines: [isTicked ? "[X]" : "[ ]"], corners: [left, bottom, right, top] }];
  });
  return { boxes, pieces: pieces.filter((piece) => !inBoxes.has(piece)) };
}

const mark = /^[xX✓✔✗✘√☒■●]$/;

const middleOf = ({ x, y, width, height }: Piece) => ({ x: x + width / 2, y: y + height / 3 });
const holds = ({ left, right, bottom, top }: Bounds, { x, y }: { x: number; y: number }): boolean =>
  x > left && x < right && y > bottom && y < top;

const sidesOf = ({ left, right, bottom, top }: Bounds) => ({ width: right - left, height: top - bottom });

function isSquare(shape: Shape): boolean {
  const { width, height } = sidesOf(shape);
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  return shape.isRectangle && least >= leastSide && most <= mostSide && most - least <= unlike * most;
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < touching;

/** A cell beside it, or one that holds it closely; the same box drawn again is none. */
function isTouching(one: Shape, other: Shape): boolean {
  if (!other.isRectangle) return false;
  const isLevel = one.bottom < other.top && other.bottom < one.top;
  const isOver = one.left < other.right && other.left < one.right;
  return (
    (isLevel && (isNear(one.left, other.right) || isNear(one.right, other.left))) ||
    (isOver && (isNear(one.bottom, other.top) || isNear(one.top, other.bottom)))
  );
}

function isMark(shape: Shape, square: Shape): boolean {
  const side = sidesOf(square).width;
  const { width, height } = sidesOf(shape);
  if (shape.isRectangle || Math.max(width, height) < leastMark * side || Math.max(width, height) > side * 2)
    return false;
  const far = mostBeyond * side;
  return (
    holds(square, { x: (shape.left + shape.right) / 2, y: (shape.bottom + shape.top) / 2 }) &&
    shape.left > square.left - far &&
    shape.bottom > square.bottom - far
  );
}

type Matrix = readonly [number, number, number, number, number, number];
const matrixSchema = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]);
const pathSchema = z
  .tuple([z.number(), z.tuple([z.custom<ArrayLike<number>>((path) => ArrayBuffer.isView(path))])])
  .rest(z.unknown());
const upright: Matrix = [1, 0, 0, 1, 0, 0];

/** How paths are painted: others only clip, or fill without an outline. */
const strokes: ReadonlySet<number> = new Set([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

function shapesOf({ fnArray, argsArray }: Operators): Shape[] {
  const shapes: Shape[] = [];
  const kept: Matrix[] = [];
  let matrix = upright;
  for (const [index, operator] of fnArray.entries()) {
    if (shapes.length > mostShapes) return [];
    if (operator === OPS.save) kept.push(matrix);
    else if (operator === OPS.restore) matrix = kept.pop() ?? upright;
    else if (operator === OPS.transform) matrix = within(matrix, matrixSchema.safeParse(argsArray[index]).data);
    else if (operator === OPS.constructPath) shapes.push(...shapesIn(argsArray[index], matrix));
  }
  return shapes;
}

const within = ([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix = upright): Matrix => [
  a * a2 + c * b2,
  b * a2 + d * b2,
  a * c2 + c * d2,
  b * c2 + d * d2,
  a * e2 + c * f2 + e,
  b * e2 + d * f2 + f,
];

function shapesIn(path: unknown, matrix: Matrix): Shape[] {
  const { success, data } = pathSchema.safeParse(path);
  if (!success || !strokes.has(data[0])) return [];
  return partsOf(Array.from(data[1][0])).map((points) => shapeOf(points.map((point) => placed(point, matrix))));
}

type Point = readonly [x: number, y: number];

/** How many numbers follow each step of a path: to move, line, curves, to close it. */
const numbersOf = [2, 2, 6, 4, 0];

/** The points of each part of a path, which begins where the pen is set anew. */
function partsOf(steps: readonly number[]): Point[][] {
  const parts: Point[][] = [];
  for (let at = 0; at < steps.length;) {
    const step = steps[at] ?? 0;
    const count = numbersOf[step] ?? steps.length;
    if (step === 0 || parts.length === 0) parts.push([]);
    if (count > 0) parts.at(-1)?.push([steps[at + count - 1] ?? 0, steps[at + count] ?? 0]);
    at += count + 1;
  }
  return parts;
}

const placed = ([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point => [a * x + c * y + e, b * x + d * y + f];

function shapeOf(points: readonly Point[]): Shape {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const bounds = { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
  const isCorner = ([x, y]: Point) =>
    (isNear(x, bounds.left) || isNear(x, bounds.right)) && (isNear(y, bounds.bottom) || isNear(y, bounds.top));
  return { ...bounds, isRectangle: points.length >= 4 && points.every(isCorner) };
}
