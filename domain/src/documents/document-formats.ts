import type { CalendarDay } from "#base/calendar-day.ts";
import { formatCents, type Cents, type Thousandths } from "#base/money.ts";
import { localeTag, type Language } from "#texts/language.ts";
import type { Text } from "./document-content.ts";
import { normaliseDecimals } from "#base/typed-number.ts";
import { plainText } from "./printed-text.ts";

/** Figures, days and moments as a document's language writes them. */
export interface DocumentFormats {
  money: (amount: Cents) => Text;
  /** The same within a sentence. */
  moneyWords: (amount: Cents) => string;
  /** `36.4` of 36400. */
  quantity: (thousandths: Thousandths) => string;
  /** `8.81%` of 8810, thousandths of a percent. */
  taxRate: (rate: number) => string;
  /** `12.5%` of 1250. */
  basisPoints: (points: number) => string;
  /** `75%` of 75. */
  percent: (value: number) => string;
  number: (value: number) => string;
  /** `12.6 V` of a value as somebody typed it, `12,6`. */
  measured: (typed: string, unit: string) => Text;
  /** The same within a sentence. */
  measuredWords: (typed: string, unit: string) => string;
  /** `May 4, 2026` */
  day: (day: CalendarDay) => string;
  /** `May 4, 2026, 9:00 AM MDT`, where the shop is. */
  moment: (moment: string) => string;
  /** `May 4, 2026, 9:00 – 9:20 AM MDT` */
  span: (from: string, to: string) => string;
}

interface Shop {
  currency: string;
  timeZone: string;
}

const dayParts = { year: "numeric", month: "short", day: "numeric" } as const;
const timeParts = { hour: "numeric", minute: "2-digit" } as const;

export function documentFormats(language: Language, { currency, timeZone }: Shop): DocumentFormats {
  const tag = localeTag(language);
  const quantities = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  const rates = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 3 });
  const days = new Intl.DateTimeFormat(tag, { ...dayParts, timeZone: "UTC" });
  const moments = new Intl.DateTimeFormat(tag, { ...dayParts, ...timeParts, timeZone, timeZoneName: "short" });
  const moneyWords = (amount: Cents) => plainText(formatCents(amount, tag, currency));
  const decimal = quantities.formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";
  const measuredWords = (typed: string, unit: string) =>
    typed === "" ? "" : `${normaliseDecimals(typed).replaceAll(/(?<=\d)\.(?=\d)/g, decimal)} ${unit}`;
  const rate = (value: number) => plainText(rates.format(value));
  return {
    money: (amount) => ({ code: moneyWords(amount) }),
    moneyWords,
    quantity: (thousandths) => quantities.format(thousandths / 1000),
    taxRate: (thousandths) => rate(thousandths / 100_000),
    basisPoints: (points) => rate(points / 10_000),
    percent: (value) => rate(value / 100),
    number: (value) => quantities.format(value),
    measured: (typed, unit) => ({ code: measuredWords(typed, unit) }),
    measuredWords,
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    moment: (moment) => moments.format(new Date(moment)),
    span: (from, to) => moments.formatRange(new Date(from), new Date(to)).replaceAll("\u2009", " "),
  };
}
