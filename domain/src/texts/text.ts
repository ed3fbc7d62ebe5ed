import type { Catalogue, TextKey } from "./catalogue.ts";
import { english } from "./english.ts";
import { fillPlural, fillText, type PluralForms, type TextParams } from "./fill-text.ts";
import { currentLanguage, type Language } from "./language.ts";

type LookUp = (key: TextKey, params: TextParams) => string;

let lookUp: LookUp = (key, params) => textOf(english, key, { params, language: currentLanguage() });

/**
 * The text that people read: `t("orders.assign", { count: 2 })`. In the built web app each call is replaced by its
 * English text unless the build has several languages.
 */
export const t = (key: TextKey, params: TextParams = {}): string => lookUp(key, params);

/** The text of a key that came from the server; null where no catalogue has it. Only for builds in several languages. */
export function textByKey(key: string, params: TextParams = {}): string | null {
  return isKnown(key) ? lookUp(key, params) : null;
}

function isKnown(key: string): key is TextKey {
  const [area = "", name = ""] = key.split(".");
  const texts = (english as Catalogue)[area] ?? {};
  return name in texts || `${name}_other` in texts;
}

/** Lets the browser look texts up in the language that its reader chose. */
export function lookUpTextsWith(other: LookUp): void {
  lookUp = other;
}

/** A text of the given catalogue; the key itself where the catalogue lacks it. */
export function textOf(
  catalogue: Catalogue,
  key: string,
  { params, language }: { params: TextParams; language: Language },
): string {
  const [area = "", name = ""] = key.split(".");
  const texts = catalogue[area] ?? {};
  const { count } = params;
  const forms = typeof count === "number" ? pluralForms(texts, name) : null;
  if (forms) return fillPlural(forms, { ...params, count: Number(count) }, language);
  return fillText(texts[name] ?? key, params, language);
}

/** The forms of a text that counts; null when it does not. */
export function pluralForms(texts: Readonly<Record<string, string>>, name: string): PluralForms | null {
  const { [`${name}_other`]: other } = texts;
  if (other === undefined) return null;
  const categories = ["zero", "one", "two", "few", "many"] as const;
  const found = categories.flatMap((category) => {
    const { [`${name}_${category}`]: text } = texts;
    return text === undefined ? [] : [[category, text]];
  });
  return { ...Object.fromEntries(found), other };
}
