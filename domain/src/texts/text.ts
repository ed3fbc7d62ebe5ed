import type { Catalogue, Filling, TextKey } from "./catalogue.ts";
import { english } from "./english.ts";
import { fillPlural, fillText, type PluralForms, type TextParams } from "./fill-text.ts";
import { currentLanguage, type Language } from "./language.ts";
import { packed, type Text } from "./travelling-text.ts";

type LookUp = (key: TextKey, params: TextParams) => string;

const inEnglish: LookUp = (key, params) => textOf(english, key, { params, language: currentLanguage() });
let lookUp: LookUp | null = null;

/**
 * The text that people read: `t("orders.assign", { count: 2 })`. In the built web app each call is replaced by its
 * English text unless the build has several languages.
 */
export const t = <Key extends TextKey>(key: Key, ...[params]: Filling<Key>): string =>
  (lookUp ?? inEnglish)(key, params ?? {});

/**
 * The same text from rules and the server, which know no reader: it travels as key and parameters, and `in-words.ts` says
 * it in the language of whoever gets the answer. In the browser it is said at once.
 */
export const text = <Key extends TextKey>(key: Key, ...[params]: Filling<Key>): Text =>
  // Only this function makes texts.
  (lookUp ? lookUp(key, params ?? {}) : packed({ key, params: params ?? {} })) as Text;

/** The text of a key that came from the server; null where no catalogue has it. Only for builds in several languages. */
export function textByKey(key: string, params: TextParams = {}): string | null {
  return isKnown(key) ? (lookUp ?? inEnglish)(key, params) : null;
}

/** Whether a catalogue has it: a stored key may be of an earlier release. */
export function isKnown(key: string): key is TextKey {
  const [area = "", name = ""] = key.split(".");
  const texts = (english as Catalogue)[area] ?? {};
  return name in texts || `${name}_other` in texts;
}

/** Says texts at once, in English, where there is one reader: in the browser and in tests of rules. */
export const sayTextsAtOnce = (): void => lookUpTextsWith(inEnglish);

/** Lets the browser look texts up in the language that its reader chose; from then on none travels. */
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
