/** The languages that texts exist in. */
export const languages = ["en", "fr", "ar"] as const;
export type Language = (typeof languages)[number];

/** The language of a locale; English where we have no texts in it. */
export const languageOf = (locale: string): Language => languages.find((known) => known === locale) ?? "en";

/** The languages by their own names. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", fr: "Français", ar: "العربية" };

const tags: Record<Language, string> = { en: "en-US", fr: "fr", ar: "ar" };
let current: Language = "en";

/** The language of the person who reads: English on the server, and in the browser unless another was chosen. */
export const currentLanguage = (): Language => current;

/** Sets the language before anything is shown; it holds until the page is loaded again. */
export function setLanguage(language: Language): void {
  current = language;
}

/** The BCP 47 tag that formats numbers, dates and lists for the reader. */
export const localeTag = (language: Language = current): string => tags[language];
