import { localeTag } from "@boresight/domain/texts/language";

const oneDigit = new Intl.NumberFormat(localeTag(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `23.3`, in French `23,3`. */
export const oneDecimal = (value: number): string => oneDigit.format(value);

const twoDigits = new Intl.NumberFormat(localeTag(), { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** `1.25` and `1.2`, in French `1,25`. */
export const upToTwoDecimals = (value: number): string => twoDigits.format(value);
