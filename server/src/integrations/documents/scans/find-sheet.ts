/** Finds the sheet on a photo: something even with four edges, straight or bent a little. */
import { curveThrough, type Sample } from "./curve.ts";
import type { GrayPicture } from "./gray-picture.ts";

export interface Point {
  x: number;
  y: number;
}
/** From the top left, with the clock. */
export type Corners = readonly [Point, Point, Point, Point];
export interface Sheet {
  corners: Corners;
  /** How far below the straight line between its corners an edge is: paper that was folded is bent. By x. */
  top: (x: number) => number;
  bottom: (x: number) => number;
}

/** Neither a stain nor a page without a border. */
const [leastShare, mostShare] = [0.3, 0.97];
/** Less alike than this is what an edge parts. */
const alike = 0.85;
/** An edge that ends at the picture's is none: the sheet goes on. */
const border = 1.5;
/** So many of the points of an edge lie on one smooth curve, a little aside at most; and the curve near a line. */
const [leastSmooth, aside, mostBent] = [0.65, 1.6, 0.02];
/** What of the way along an edge is looked at: the corners belong to two. */
const [from, to] = [0.12, 0.88];
/** Of two edges that face one another, the one farther off is shorter. */
const mostApart = 1.6;

/** `picture` is small, of some 250 pixels; null where nothing is surely a sheet. */
export function findSheet(picture: GrayPicture): Sheet | null {
  const edges = edgesOf(evenArea(picture), picture);
  if (!edges) return null;
  const { left, right, top, bottom } = edges;
  const corners = [crossing(left, top), crossing(right, top), crossing(right, bottom), crossing(left, bottom)] as const;
  return isSheet(corners, picture) ? { corners: inwards(corners, inset), top: top.bend, bottom: bottom.bend } : null;
}

/** The largest area without an edge in it: a shadow is soft, the edge of a sheet is sharp. */
function evenArea(picture: GrayPicture): ReadonlySet<number> {
  const { width, height } = picture;
  const isClosed = edgesIn(picture);
  let largest = new Set<number>();
  for (const down of seeds)
    for (const across of seeds) {
      const area = grown(isClosed, width, Math.floor(height * down) * width + Math.floor(width * across));
      if (area.size > largest.size) largest = area;
    }
  return largest;
}
const seeds = [0.25, 0.4, 0.5, 0.6, 0.75];

/** All places that are reached without crossing a closed one; they are closed from then on. */
function grown(isClosed: Uint8Array, width: number, start: number): Set<number> {
  const area = new Set<number>();
  const open = isClosed[start] === 0 ? [start] : [];
  isClosed[start] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    area.add(at);
    const column = at % width;
    const beside = [at - width, at + width, ...(column > 0 ? [at - 1] : []), ...(column < width - 1 ? [at + 1] : [])];
    for (const next of beside) {
      if (isClosed[next] !== 0) continue;
      isClosed[next] = 1;
      open.push(next);
    }
  }
  return area;
}

/** Where the brightest and the darkest place beside one another are far from alike. Print does not count. */
function edgesIn(picture: GrayPicture): Uint8Array {
  const paper = { ...picture, data: aroundEach(picture, Math.max) };
  const [bright, dark] = [aroundEach(paper, Math.max), aroundEach(paper, Math.min)];
  return bright.map((most, at) => ((dark[at] ?? 0) < alike * most ? 1 : 0));
}

function aroundEach({ data, width, height }: GrayPicture, of: (one: number, other: number) => number): Uint8Array {
  return data.map((value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let found = value;
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++)
        found = of(found, data[row * width + column] ?? value);
    return found;
  });
}

/** `place = at + slope * along`: x of an upright edge by y, y of a level one by x. */
interface Edge {
  at: number;
  slope: number;
  /** How far from that line the edge is. */
  bend: (along: number) => number;
}
type Side = "left" | "right" | "top" | "bottom";

function edgesOf(sheet: ReadonlySet<number>, picture: GrayPicture): Record<Side, Edge> | null {
  const rows = new Map<number, [number, number]>();
  const columns = new Map<number, [number, number]>();
  for (const at of sheet) {
    const [x, y] = [at % picture.width, Math.floor(at / picture.width)];
    widen(rows, y, x);
    widen(columns, x, y);
  }
  const left = edgeOf(rows, 0, picture.width);
  const right = edgeOf(rows, 1, picture.width);
  const top = edgeOf(columns, 0, picture.height);
  const bottom = edgeOf(columns, 1, picture.height);
  return left && right && top && bottom ? { left, right, top, bottom } : null;
}

function widen(spans: Map<number, [number, number]>, key: number, value: number): void {
  const [least, most] = spans.get(key) ?? [value, value];
  spans.set(key, [Math.min(least, value), Math.max(most, value)]);
}

/** The line through the ends of the spans, by the middle of all slopes: a finger on the edge does not count. */
function edgeOf(spans: ReadonlyMap<number, readonly [number, number]>, end: 0 | 1, size: number): Edge | null {
  const samples = [...spans]
    .map(([along, span]): Sample => ({ along, place: span[end] }))
    .toSorted((one, other) => one.along - other.along);
  const points = part(samples, [from, to]);
  const half = points.length >> 1;
  const slopes = points.slice(0, half).flatMap((point, index) => {
    const far = points[index + half];
    return far ? [(far.place - point.place) / (far.along - point.along)] : [];
  });
  const slope = middleOf(slopes);
  const at = middleOf(points.map(({ along, place }) => place - slope * along));
  const curve = curveThrough(part(samples, [from / 2, (1 + to) / 2]), aside);
  const bend = (along: number) => curve(along) - at - slope * along;
  const smooth = points.filter(({ along, place }) => Math.abs(place - curve(along)) <= aside);
  const isOwn = middleOf(points.map(({ place }) => (place > border && place < size - 1 - border ? 1 : 0))) === 1;
  const isStraight = points.every(({ along }) => Math.abs(bend(along)) <= mostBent * size);
  return isOwn && isStraight && smooth.length >= leastSmooth * points.length ? { at, slope, bend } : null;
}

const part = (samples: readonly Sample[], [begin, end]: readonly [number, number]): readonly Sample[] =>
  samples.slice(Math.floor(samples.length * begin), Math.ceil(samples.length * end));

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

function crossing(upright: Edge, level: Edge): Point {
  const y = (level.at + level.slope * upright.at) / (1 - level.slope * upright.slope);
  return { x: upright.at + upright.slope * y, y };
}

function isSheet(corners: Corners, { width, height }: GrayPicture): boolean {
  const [first, second, third, fourth] = corners;
  const share = areaOf(corners) / (width * height);
  const facing = [distance(first, second) / distance(fourth, third), distance(first, fourth) / distance(second, third)];
  const isWithin = corners.every(
    ({ x, y }) => x > -0.1 * width && x < 1.1 * width && y > -0.1 * height && y < 1.1 * height,
  );
  return (
    share >= leastShare &&
    share <= mostShare &&
    isWithin &&
    facing.every((one) => one < mostApart && one > 1 / mostApart)
  );
}

/** Nothing is printed so near to an edge, and a trace of the table would be taken for print. */
const inset = 0.004;

/** Toward the middle by a share of the way; below zero, away from it. */
export function inwards(corners: Corners, share: number): Corners {
  const middle = (of: (corner: Point) => number) => corners.reduce((sum, one) => sum + of(one), 0) / corners.length;
  const [x, y] = [middle((corner) => corner.x), middle((corner) => corner.y)];
  return moved(corners, (one) => ({ x: one.x + (x - one.x) * share, y: one.y + (y - one.y) * share }));
}

const moved = ([first, second, third, fourth]: Corners, by: (corner: Point) => Point): Corners => [
  by(first),
  by(second),
  by(third),
  by(fourth),
];

export const scaled = ({ corners, top, bottom }: Sheet, scale: number): Sheet => ({
  corners: moved(corners, ({ x, y }) => ({ x: x * scale, y: y * scale })),
  top: (x) => top(x / scale) * scale,
  bottom: (x) => bottom(x / scale) * scale,
});

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const areaOf = (corners: Corners): number =>
  Math.abs(
    corners.reduce((sum, one, index) => {
      const next = corners[(index + 1) % 4] ?? one;
      return sum + one.x * next.y - next.x * one.y;
    }, 0),
  ) / 2;
