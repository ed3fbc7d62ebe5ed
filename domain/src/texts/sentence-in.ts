import { sayAgain } from "./known-sentence.ts";
import type { Language } from "./language.ts";
import { catalogueOf } from "./text-in.ts";
import { textOf } from "./text.ts";

/** What the server says in English, in another language; parts that no catalogue has stay as they are. */
export const sentenceIn = (language: Language, sentence: string): string =>
  language === "en"
    ? sentence
    : sayAgain(sentence, (key, params) => textOf(catalogueOf(language), key, { params, language }));
