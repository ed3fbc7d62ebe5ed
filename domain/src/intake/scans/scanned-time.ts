/** When a report says that the vehicle was scanned. */
import { unaccented } from "./unaccented.ts";

const months: readonly (readonly string[])[] = [
  ["jan", "ene"],
  ["feb", "fev"],
  ["mar"],
  ["apr", "avr", "abr"],
  ["may", "mai"],
  ["jun", "juin"],
  ["jul", "juil"],
  ["aug", "aou", "ago"],
  ["sep"],
  ["oct", "okt"],
  ["nov"],
  ["dec", "dez", "dic"],
];

const monthOf = (word: string): number => {
  const plain = unaccented(word).toLowerCase();
  return months.findIndex((names) => names.some((name) => plain.startsWith(name))) + 1;
};

/** Day and month in figures are distinguished by a day above 12; otherwise an English report writes the month first. */
const forms: readonly { form: RegExp; parts: (found: RegExpExecArray, isDayFirst: boolean) => readonly number[] }[] = [
  {
    form: /\b(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})\b/,
    parts: ([, year, month, day]) => [Number(year), Number(month), Number(day)],
  },
  {
    form: /\b(\d{1,2})\.(\d{1,2})\.(20\d\d)\b/,
    parts: ([, day, month, year]) => [Number(year), Number(month), Number(day)],
  },
  // Without a label it may be a version.
  {
    form: /(?:datum|date|fecha|data)\s*:?\s*(\d{1,2})\.(\d{1,2})\.(\d\d)\b/i,
    parts: ([, day, month, year]) => [Number(year) + 2000, Number(month), Number(day)],
  },
  {
    form: /\b(\d{1,2})[-/](\d{1,2})[-/](20\d\d|\d\d)\b/,
    parts: ([, first, second, year], isDayFirst) => {
      const isDay = Number(first) > 12 || (isDayFirst && Number(second) <= 12);
      const [month, day] = isDay ? [second, first] : [first, second];
      return [(Number(year) % 2000) + 2000, Number(month), Number(day)];
    },
  },
  {
    form: /\b(\d{1,2})(?:[ ,.-]{1,2}| de )(\p{L}{3,10})\.?(?:[ ,.-]{1,2}| de )(20\d\d)\b/u,
    parts: ([, day, month, year]) => [Number(year), monthOf(month ?? ""), Number(day)],
  },
  {
    form: /\b(\p{L}{3,9})\.?[ ,]{1,2}(\d{1,2})(?:st|nd|rd|th)?[ ,]{1,2}(20\d\d)\b/u,
    parts: ([, month, day, year]) => [Number(year), monthOf(month ?? ""), Number(day)],
  },
];

const clock = /\b(\d{1,2})[:h](\d{2})(?::\d{2})?(?::\d+)?\s*([ap])?\.?m?\.?/i;
const label =
  /\b(?:scan(?:ned)?|test(?:ed)?|report|diagnos\w*|complet\w*|creat\w*|print\w*|start\w*|performed|date|time|heure|horodat\w*|datum|uhrzeit|testzeit|fecha|hora|realizado)\b/i;
const strange =
  /\b(?:loss|build|built|production|manufactur\w*|inspection due|warranty|birth|calibration due|expir\w*|subscription|valid|previous|prior|earlier|linked|compared|next|precedente?|anterior|vorherig\w*|letzte\w*)\b/i;

/** Words of the languages that write the day first. */
const dayFirst =
  /\b(?:vehicule|rapport|defauts?|kilometrage|vehiculo|informe|fallas?|averias?|fecha|kilometraje|fahrzeug\w*|\w*bericht|steuergerat|kennzeichen|datum)\b/i;

/** Returns `2026-05-04T09:12`, or the day alone; null: no row says it. Rows with a label come first. */
export function scannedTime(texts: readonly string[]): string | null {
  const isDayFirst = texts.some((text) => dayFirst.test(unaccented(text)));
  const own = texts.filter((text) => !strange.test(text));
  for (const text of [...own.filter((one) => label.test(one)), ...own]) {
    const found = dateIn(text, isDayFirst);
    if (found) return found;
  }
  return null;
}

function dateIn(text: string, isDayFirst: boolean): string | null {
  for (const { form, parts } of forms) {
    const found = form.exec(text);
    if (!found) continue;
    const [year = 0, month = 0, day = 0] = parts(found, isDayFirst);
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
