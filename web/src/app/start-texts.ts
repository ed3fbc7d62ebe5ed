// Only builds with VITE_I18N contain this file and the catalogues that it loads.
import type { Catalogue } from "@boresight/domain/texts/catalogue";
import { english } from "@boresight/domain/texts/english";
import { setLanguage, type Language } from "@boresight/domain/texts/language";
import { lookUpTextsWith, sayTextsAtOnce } from "@boresight/domain/texts/text";
import { createInstance } from "i18next";
import { readerLanguage } from "./reader-language.ts";

const catalogues: Record<Exclude<Language, "en">, () => Promise<Catalogue>> = {
  fr: async () => (await import("@boresight/domain/texts/french")).french,
  ar: async () => (await import("@boresight/domain/texts/arabic")).arabic,
};

/** Looks every text up in the reader's language, with English where it has none, and mirrors the page for Arabic. */
export async function startTexts(): Promise<void> {
  const language = readerLanguage(document, navigator.languages);
  const root = document.documentElement;
  setLanguage(language);
  root.lang = language;
  if (language === "en") sayTextsAtOnce();
  else await translate(language, await catalogues[language]());
}

/** Lets i18next look the texts up: `t("orders.assign")` reads the key `assign` of the namespace `orders`. */
export async function translate(language: Language, catalogue: Catalogue): Promise<void> {
  const texts = createInstance();
  await texts.init({
    lng: language,
    fallbackLng: "en",
    resources: { en: english, [language]: catalogue },
    keySeparator: false,
    nsSeparator: ".",
    // React escapes what it shows.
    interpolation: language === "ar" ? { escapeValue: true, escape: isolated } : { escapeValue: false },
  });
  lookUpTextsWith((key, params) => texts.t(key, params));
}

/** Latin names, telephone numbers and signed figures read from left to right within Arabic, each on its own. */
const isolated = (value: string): string => (/[A-Za-z]|[(+-]\d/.test(value) ? `\u2068${value}\u2069` : value);
