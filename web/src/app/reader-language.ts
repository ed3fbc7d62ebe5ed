import { languages, type Language } from "@boresight/domain/texts/language";
import { productName } from "#ui/text/product-name.ts";
import { cookieName, cookieTerms, type CookieJar } from "./preferences.ts";

/** The language that the reader chose, else the first of the browser's that texts exist in, else English. */
export function readerLanguage({ cookie }: CookieJar, browserLanguages: readonly string[]): Language {
  const own = `${cookieName(productName(), "language")}=`;
  const chosen = cookie
    .split("; ")
    .find((pair) => pair.startsWith(own))
    ?.slice(own.length);
  const wanted = [chosen, ...browserLanguages.map((tag) => tag.split("-", 1)[0])];
  return wanted.flatMap((tag) => languages.find((language) => language === tag) ?? [])[0] ?? "en";
}

/** The cookie that keeps the language of the screens; it takes effect when the page is loaded again. */
export const languageCookie = (language: Language): string =>
  `${cookieName(productName(), "language")}=${language}; ${cookieTerms()}`;
