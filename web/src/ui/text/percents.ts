import { localeTag } from "@boresight/domain/texts/language";

export const percents = new Intl.NumberFormat(localeTag(), { style: "percent" });

/** Of taxes. */
export const finePercents = new Intl.NumberFormat(localeTag(), { style: "percent", maximumFractionDigits: 3 });
