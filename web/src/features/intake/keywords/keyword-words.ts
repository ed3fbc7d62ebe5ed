import { t } from "@boresight/domain/texts/text";
import { keywordLocales } from "@boresight/domain/intake/repair-keyword";
import { countings, type Counting } from "@boresight/domain/intake/repair-order-reading";

const localeWords: Record<(typeof keywordLocales)[number], string> = {
  en: t("base.english"),
  fr: t("intake.french"),
  es: t("intake.spanish"),
};

export const localeChoices = keywordLocales.map((locale) => ({ value: locale, label: localeWords[locale] }));

const countingWords: Record<Counting, string> = {
  itself: t("intake.byItself"),
  removal: t("intake.withARemoval"),
  work: t("intake.withAnyWork"),
};

export const countingChoices = countings.map((counting) => ({ value: counting, label: countingWords[counting] }));

export const localeWord = (locale: string): string =>
  localeChoices.find(({ value }) => value === locale)?.label ?? locale;

export const countingWord = (counting: string): string =>
  countingChoices.find(({ value }) => value === counting)?.label ?? counting;

/** The label of keywords that must not match a repair. */
export const nothing = t("intake.nothingAFalseFriend");
