import { currentLanguage, localeTag, type Language } from "./language.ts";

/** An empty value leaves its place empty. */
export type TextValue = string | number | null | undefined;

/** What a text is filled with. */
export type TextParams = Readonly<Record<string, TextValue>>;

/** The forms of a text that depend on its `count`, by the CLDR plural categories. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Replaces each `{{name}}` by its value, and each `{{name, number}}` by a number as the language writes it. */
export function fillText(text: string, params: TextParams, language: Language = currentLanguage()): string {
  return text.replace(/\{\{(\w+)(, number)?\}\}/g, (placeholder, name: string, isNumber: string | undefined) => {
    if (!(name in params)) return placeholder;
    const value = params[name] ?? "";
    return isNumber ? new Intl.NumberFormat(localeTag(language)).format(Number(value)) : String(value);
  });
}

/** The form for `params.count`, filled: "1 order", "2 orders". */
export function fillPlural(
  forms: PluralForms,
  params: TextParams & { count: number },
  language: Language = currentLanguage(),
): string {
  const category = new Intl.PluralRules(localeTag(language)).select(params.count);
  return fillText(forms[category] ?? forms.other, params, language);
}
