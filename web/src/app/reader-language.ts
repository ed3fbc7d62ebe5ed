import { languages, type Language } from "@boresight/domain/texts/language";
import type { CookieJar } from "./preferences.ts";

const cookieName = "language";
const keptSeconds = 365 * 24 * 60 * 60;

/** The language that the reader chose, else the first of the browser's that texts exist in, else English. */
export function readerLanguage({ cookie }: CookieJar, browserLanguages: readonly string[]): Language {
  const [, chosen] = /(?:^|; )language=(\w+)/.exec(cookie) ?? [];
  const wanted = [chosen, ...browserLanguages.map((tag) => tag.split("-", 1)[0])];
  return wanted.flatMap((tag) => languages.find((language) => language === tag) ?? [])[0] ?? "en";
}

/** The cookie that keeps the language of the screens; it takes effect when the page is loaded again. */
export const languageCookie = (language: Language): string =>
  `${cookieName}=${language}; path=/; max-age=${keptSeconds}; samesite=lax`;
