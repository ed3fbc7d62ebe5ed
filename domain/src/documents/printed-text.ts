/** Text that people typed, made fit for paper: nothing in it changes how its neighbours run. */
import type { Language } from "#texts/language.ts";

/** Marks of direction and invisible characters; those that join letters stay. */
const invisible = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

// oxlint-disable-next-line no-control-regex -- control characters are exactly what is taken out
const control = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;

/** Line breaks stay, as `\n`. */
export const plainText = (typed: string): string =>
  typed
    .normalize("NFC")
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replaceAll("\t", " ")
    .replaceAll(control, "")
    .replaceAll(invisible, "");

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const onlyArabic = /^[\p{Script=Arabic}\p{Mark}\s،؛؟.]*$/u;

const [isolate, popIsolate] = ["\u2068", "\u2069"];

/** A text that runs, or may run, against its document's direction keeps its own: each line of it is isolated. */
export function isolated(text: string, language: Language): string {
  const runsAlong = language === "ar" ? onlyArabic.test(text) : !rightToLeft.test(text);
  if (runsAlong) return text;
  return text
    .split("\n")
    .map((line) => (line === "" ? line : `${isolate}${line}${popIsolate}`))
    .join("\n");
}
