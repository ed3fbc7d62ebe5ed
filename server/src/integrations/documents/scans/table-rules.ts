/** Takes the ruled lines of forms and tables out of a picture: recognition loses the words between them. */
import type { GrayPicture } from "./gray-picture.ts";

/** Darker is a line; lines are fainter than letters. */
const ink = 180;
/** In pixels of a page of 200 dots per inch: no stroke of a letter is as long and as thin. */
const [leastAcross, leastDown, mostThick] = [80, 64, 7];
/** Print and noise break a line. */
const mostBroken = 2;
/** Beside a line its edge is gray. */
const edge = 1;

export function withoutRules(picture: GrayPicture): GrayPicture {
  const clean = Uint8Array.from(picture.data);
  const rules = { across: rulesOf(picture, "across"), down: rulesOf(picture, "down") };
  eraseRules(rules.across, rules.down, clean);
  eraseRules(rules.down, rules.across, clean);
  return { ...picture, data: clean };
}

/** A picture row by row, or column by column. */
interface Lines {
  count: number;
  length: number;
  isInk: (line: number, at: number) => boolean;
  pixel: (line: number, at: number) => number;
}

function linesOf({ data, width, height }: GrayPicture, way: "across" | "down"): Lines {
  const [length, count] = way === "across" ? [width, height] : [height, width];
  const pixel = (line: number, at: number) => (way === "across" ? line * width + at : at * width + line);
  const isInk = (line: number, at: number) => line >= 0 && line < count && (data[pixel(line, at)] ?? 255) < ink;
  return { count, length, isInk, pixel };
}

interface Rules {
  lines: Lines;
  runs: { line: number; from: number; to: number }[];
  /** The pixels of the runs. */
  pixels: Uint8Array;
}

function rulesOf(picture: GrayPicture, way: "across" | "down"): Rules {
  const lines = linesOf(picture, way);
  const least = way === "across" ? leastAcross : leastDown;
  const pixels = new Uint8Array(picture.data.length);
  const runs: Rules["runs"] = [];
  for (let line = 0; line < lines.count; line++)
    for (const [from, to] of runsOf(lines.length, least, (at) => lines.isInk(line, at))) {
      runs.push({ line, from, to });
      for (let at = from; at < to; at++) pixels[lines.pixel(line, at)] = 1;
    }
  return { lines, runs, pixels };
}

/** A letter that stands on a line, or is crossed by it, stays; another line does not. */
function eraseRules({ lines, runs }: Rules, others: Rules, clean: Uint8Array): void {
  for (const { line, from, to } of runs)
    for (let at = from; at < to; at++) {
      const [first, last] = strokeAt(line, (other) => lines.isInk(other, at));
      const isThin = last - first < mostThick;
      if (!isThin && others.pixels[lines.pixel(line, at)] === 0) continue;
      const [start, end] = isThin ? [first - edge, last + edge] : [line, line];
      for (let other = Math.max(0, start); other <= Math.min(lines.count - 1, end); other++)
        clean[lines.pixel(other, at)] = 255;
    }
}

/** From a line up and down as far as there is ink. */
function strokeAt(line: number, isInk: (line: number) => boolean): readonly [first: number, last: number] {
  let [first, last] = [line, line];
  while (line - first < mostThick && isInk(first - 1)) first--;
  while (last - line < mostThick && isInk(last + 1)) last++;
  return [first, last];
}

function runsOf(length: number, least: number, isInk: (at: number) => boolean): [from: number, to: number][] {
  const runs: [number, number][] = [];
  let [from, end] = [-1, -1];
  for (let at = 0; at <= length; at++) {
    if (at < length && isInk(at)) {
      if (from < 0) from = at;
      end = at + 1;
    } else if (from >= 0 && (at === length || at - end >= mostBroken)) {
      if (end - from >= least) runs.push([from, end]);
      from = -1;
    }
  }
  return runs;
}
