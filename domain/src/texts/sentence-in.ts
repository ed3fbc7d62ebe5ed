import { sayAgain, sayName } from "./known-sentence.ts";
import type { Language } from "./language.ts";
import { catalogueOf } from "./text-in.ts";
import { textOf } from "./text.ts";

/** What the server says in English, in another language; parts that no catalogue has stay as they are. */
export const sentenceIn = (language: Language, sentence: string): string =>
  language === "en"
    ? sentence
    : sayAgain(sentence, (key, params) => textOf(catalogueOf(language), key, { params, language }));

/** A built-in name of a status, a task or other row in another language; one that the shop typed stays as it is. */
export const nameIn = (language: Language, name: string): string =>
  language === "en" ? name : sayName(name, (key, params) => textOf(catalogueOf(language), key, { params, language }));
