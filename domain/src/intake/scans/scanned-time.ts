/** When a report says that the vehicle was scanned. */
import { unaccented } from "./unaccented.ts";

const months: readonly string[] = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const french: Readonly<Record<string, number>> = {
  janv: 1,
  fevr: 2,
  mars: 3,
  avr: 4,
  mai: 5,
  juin: 6,
  juil: 7,
  aout: 8,
};

const monthOf = (word: string): number => {
  const plain = word.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
  const other = Object.entries(french).find(([month]) => plain.startsWith(month));
  return other ? other[1] : months.indexOf(plain.slice(0, 3)) + 1;
};

/** Day and month in figures are distinguished by a day above 12; otherwise an English report writes the month first. */
const forms: readonly { form: RegExp; parts: (found: RegExpExecArray, isFrench: boolean) => readonly number[] }[] = [
  {
    form: /\b(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})\b/,
    parts: ([, year, month, day]) => [Number(year), Number(month), Number(day)],
  },
  {
    form: /\b(\d{1,2})\.(\d{1,2})\.(20\d\d)\b/,
    parts: ([, day, month, year]) => [Number(year), Number(month), Number(day)],
  },
  {
    form: /\b(\d{1,2})[-/](\d{1,2})[-/](20\d\d|\d\d)\b/,
    parts: ([, first, second, year], isFrench) => {
      const isDayFirst = Number(first) > 12 || (isFrench && Number(second) <= 12);
      const [month, day] = isDayFirst ? [second, first] : [first, second];
      return [(Number(year) % 2000) + 2000, Number(month), Number(day)];
    },
  },
  {
    form: /\b(\d{1,2})[ ,.-]{1,2}(\p{L}{3,9})\.?[ ,.-]{1,2}(20\d\d)\b/u,
    parts: ([, day, month, year]) => [Number(year), monthOf(month ?? ""), Number(day)],
  },
  {
    form: /\b(\p{L}{3,9})\.?[ ,]{1,2}(\d{1,2})(?:st|nd|rd|th)?[ ,]{1,2}(20\d\d)\b/u,
    parts: ([, month, day, year]) => [Number(year), monthOf(month ?? ""), Number(day)],
  },
];

const clock = /\b(\d{1,2})[:h](\d{2})(?::\d{2})?(?::\d+)?\s*([ap])?\.?m?\.?/i;
const label =
  /\b(?:scan(?:ned)?|test(?:ed)?|report|diagnos\w*|complet\w*|creat\w*|print\w*|start\w*|performed|date|time|heure|horodat\w*)\b/i;
const strange =
  /\b(?:loss|build|built|production|manufactur\w*|inspection due|warranty|birth|calibration due|expir\w*|subscription|valid)\b/i;

/** Returns `2026-05-04T09:12`, or the day alone; null: no row says it. Rows with a label come first. */
export function scannedTime(texts: readonly string[]): string | null {
  const isFrench = texts.some((text) => /\b(?:vehicule|rapport|defaut|kilometrage)\b/i.test(unaccented(text)));
  const own = texts.filter((text) => !strange.test(text));
  for (const text of [...own.filter((one) => label.test(one)), ...own]) {
    const found = dateIn(text, isFrench);
    if (found) return found;
  }
  return null;
}

function dateIn(text: string, isFrench: boolean): string | null {
  for (const { form, parts } of forms) {
    const found = form.exec(text);
    if (!found) continue;
    const [year = 0, month = 0, day = 0] = parts(found, isFrench);
    const date = new Date(Date.UTC(year, month - 1, day));
    if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || month < 1) continue;
    return `${date.toISOString().slice(0, 10)}${timeIn(text.slice(found.index + found[0].length)) ?? timeIn(text.slice(0, found.index)) ?? ""}`;
  }
  return null;
}

function timeIn(text: string): string | null {
  const found = clock.exec(text);
  if (!found) return null;
  const [, hours, minutes, half] = found;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hours);
  return hour > 23 || Number(minutes) > 59 ? null : `T${String(hour).padStart(2, "0")}:${minutes ?? ""}`;
}
