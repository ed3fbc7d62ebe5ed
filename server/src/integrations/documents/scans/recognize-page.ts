/** Reads the text of a picture with Tesseract, which runs in a thread of this process. */
import { fileURLToPath } from "node:url";
import type { Page, Word } from "@boresight/domain/intake/reading/page";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { levelWords } from "./level-words.ts";
import { emptyBox, meantWord, tickedBox } from "./meant-word.ts";
import { printedPart, printOf, turned, type PagePicture } from "./page-picture.ts";
import type { TickBox } from "./tick-boxes.ts";

/** The integer variant of Tesseract's best model: English, and with it numbers and names of all Latin scripts. */
const model = fileURLToPath(new URL("4.0.0_best_int", import.meta.resolve("@tesseract.js-data/eng/package.json")));

let opened: Promise<Worker> | undefined;

async function open(): Promise<Worker> {
  const worker = await createWorker("eng", OEM.LSTM_ONLY, { langPath: model, cacheMethod: "none", gzip: true });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
  return worker;
}

/** The longer side of a Letter page, in points: what a page from a picture measures. */
const longSide = 792;
/** On average, of 100: below this a page may stand another way up. */
const wellRead = 70;
const fewWords = 5;

/** Which way up it stands is tried on a part of the page, because nonsense takes long to read. */
export async function recognizePage(picture: PagePicture, number: number): Promise<Page> {
  const part = await printedPart(picture);
  let best = { degrees: 0 as 0 | 90 | 180 | 270, score: 0 };
  for (const degrees of [0, 180, 90, 270] as const) {
    const words = (await linesOf(degrees === 0 ? part : await turned(part, degrees))).flat();
    const score = scoreOf(words);
    if (score > best.score) best = { degrees, score };
    if (isWellRead(words)) break;
  }
  const upright = best.degrees === 0 ? picture : await turned(picture, best.degrees);
  const { print, boxes } = await printOf(upright);
  const { lines, radians } = await recognized(print);
  return { ...pageOf(upright, number, withTickBoxes(lines, boxes.map(seenBox(upright, radians)))), turn: best.degrees };
}

interface Recognized {
  text: string;
  /** 0 to 100. */
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}

const linesOf = async (picture: PagePicture): Promise<Recognized[][]> => (await recognized(picture)).lines;

/** The words of each line, and by how much the picture was turned with the clock to read them. */
async function recognized({ content }: PagePicture): Promise<{ lines: Recognized[][]; radians: number }> {
  const worker = await (opened ??= open());
  const { data } = await worker.recognize(Buffer.from(content), { rotateAuto: true }, { blocks: true, text: false });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines.map(({ words }) => words)),
  );
  return { lines, radians: data.rotateRadians ?? 0 };
}

/** The word that a box to tick is, where the turned picture has it. */
const seenBox =
  ({ width, height }: PagePicture, radians: number) =>
  ({ left, top, side, isTicked }: TickBox): Recognized => {
    const [right, down] = [left + side / 2 - width / 2, top + side / 2 - height / 2];
    const x = width / 2 + right * Math.cos(radians) - down * Math.sin(radians);
    const y = height / 2 + right * Math.sin(radians) + down * Math.cos(radians);
    const bbox = { x0: x - side / 2, y0: y - side / 2, x1: x + side / 2, y1: y + side / 2 };
    return { text: isTicked ? tickedBox : emptyBox, confidence: 95, bbox };
  };

/** Each box in the line beside it, or in one of its own. */
function withTickBoxes(lines: readonly Recognized[][], boxes: readonly Recognized[]): Recognized[][] {
  const all = lines.map((words) => [...words]);
  for (const box of boxes) {
    const beside = lines.findIndex((words) => words.some((word) => isBeside(word, box)));
    if (beside < 0) all.push([box]);
    else all[beside]?.push(box);
  }
  return all.map((words) => words.toSorted((one, other) => one.bbox.x0 - other.bbox.x0));
}

const middleOf = ({ bbox: { y0, y1 } }: Recognized): number => (y0 + y1) / 2;

/** In sides of the box: an answer stands close to it. */
const farthest = 4;

function isBeside(word: Recognized, box: Recognized): boolean {
  const side = box.bbox.x1 - box.bbox.x0;
  const apart = Math.max(word.bbox.x0 - box.bbox.x1, box.bbox.x0 - word.bbox.x1);
  return apart < farthest * side && Math.abs(middleOf(word) - middleOf(box)) < side / 2;
}

/** Marks and single letters are read into any noise. */
const real = (words: readonly Recognized[]) => words.filter(({ text }) => /[\p{L}\p{N}]{3}/u.test(text));

const scoreOf = (words: readonly Recognized[]): number =>
  real(words).reduce((sum, { confidence, text }) => sum + Math.max(0, confidence - 50) * text.length, 0);

function isWellRead(words: readonly Recognized[]): boolean {
  const counted = real(words);
  const sum = counted.reduce((total, { confidence }) => total + confidence, 0);
  return counted.length >= fewWords && sum / counted.length >= wellRead;
}

function pageOf({ width, height }: PagePicture, number: number, lines: readonly Recognized[][]): Page {
  const scale = longSide / Math.max(width, height);
  return {
    number,
    width: width * scale,
    height: height * scale,
    words: levelWords(
      lines.map((words) =>
        withBoxes(words).flatMap((word, index, all) => {
          const dash = dashBetween(all[index - 1], word, all[index + 1]);
          return dash ? placed(dash, scale) : wordOf(word, scale);
        }),
      ),
      width * scale,
    ),
  };
}

/** "4471 - 002", "Claim - 4471": a dash between two words is no smudge, and as high as they are. */
function dashBetween(
  before: Recognized | undefined,
  word: Recognized,
  behind: Recognized | undefined,
): Recognized | null {
  if (!before || !/^[-–—]$/.test(word.text) || word.confidence < 60 || !isWord(before) || !isWord(behind)) return null;
  const { y0, y1 } = before.bbox;
  return { ...word, bbox: { ...word.bbox, y0, y1 } };
}
const isWord = (word: Recognized | undefined): boolean => /[\p{L}\p{N}]{2}|#/u.test(word?.text ?? "");

function wordOf(word: Recognized, scale: number): Word[] {
  const meant = meantWord(word.text);
  const isBox = meant === emptyBox || meant === tickedBox;
  return isBox || !isNoise(word.text, word.confidence) ? [placed({ ...word, text: meant }, scale)] : [];
}

const placed = ({ text, confidence, bbox: { x0, y0, x1, y1 } }: Recognized, scale: number): Word => ({
  text,
  box: { x: x0 * scale, y: y0 * scale, width: (x1 - x0) * scale, height: (y1 - y0) * scale },
  confidence: confidence / 100,
});

/** The two sides of an empty box to tick are one word; alone they are lines of a table. */
const withBoxes = (words: readonly Recognized[]): Recognized[] =>
  words.flatMap((word, index) => {
    const [before, next] = [words[index - 1], words[index + 1]];
    if (isBox(before, word)) return [];
    if (!isBox(word, next) || !next) return word;
    return { ...word, text: emptyBox, bbox: { ...word.bbox, x1: next.bbox.x1 } };
  });

const isBox = (one: Recognized | undefined, other: Recognized | undefined): boolean =>
  one?.text === "[" && other?.text === "]" && other.bbox.x0 - one.bbox.x1 < 2 * (one.bbox.y1 - one.bbox.y0);

/** A mark or a single sign that is hardly seen is a smudge; "&" stands between names. A whole word stays, however unsure. */
const isNoise = (text: string, confidence: number): boolean =>
  !/[\p{L}\p{N}#*&]/u.test(text) || (confidence < 30 && !/[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text));
