import { localeTag } from "@boresight/domain/texts/language";

const oneDigit = new Intl.NumberFormat(localeTag(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `23.3`, in French `23,3`. */
export const oneDecimal = (value: number): string => oneDigit.format(value);
