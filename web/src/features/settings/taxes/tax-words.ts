import { localeTag } from "@boresight/domain/texts/language";

const percent = new Intl.NumberFormat(localeTag(), { style: "percent", maximumFractionDigits: 3 });

/** `8.81%` of thousandths of a percent. */
export const rateWords = (rate: number): string => percent.format(rate / 100_000);
