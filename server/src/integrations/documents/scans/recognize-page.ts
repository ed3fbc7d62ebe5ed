/** Reads the text of a picture with Tesseract, which runs in a thread of this process. */
import { fileURLToPath } from "node:url";
import type { Page, Word } from "@boresight/domain/intake/reading/page";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { levelWords } from "./level-words.ts";
import { emptyBox, meantWord } from "./meant-word.ts";
import { printedPart, turned, type PagePicture } from "./page-picture.ts";

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
  return { ...pageOf(upright, number, await linesOf(upright)), turn: best.degrees };
}

interface Recognized {
  text: string;
  /** 0 to 100. */
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}

/** The words of each line. */
async function linesOf({ content }: PagePicture): Promise<Recognized[][]> {
  const worker = await (opened ??= open());
  const { data } = await worker.recognize(Buffer.from(content), { rotateAuto: true }, { blocks: true, text: false });
  return (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.map(({ words }) => words)),
  );
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
      lines.map((words) => withBoxes(words).flatMap((word) => wordOf(word, scale))),
      width * scale,
    ),
  };
}

function wordOf({ text, confidence, bbox: { x0, y0, x1, y1 } }: Recognized, scale: number): Word[] {
  const meant = meantWord(text);
  if (meant !== emptyBox && isNoise(text, confidence)) return [];
  const box = { x: x0 * scale, y: y0 * scale, width: (x1 - x0) * scale, height: (y1 - y0) * scale };
  return [{ text: meant, box, confidence: confidence / 100 }];
}

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
