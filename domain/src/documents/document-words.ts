import { builtInName } from "#texts/built-in-name.ts";
import { inWords } from "#texts/in-words.ts";
import type { TextKey } from "#texts/catalogue.ts";
import type { TextParams } from "#texts/fill-text.ts";
import type { Language } from "#texts/language.ts";
import { textIn } from "#texts/text-in.ts";
import { isolated } from "./printed-text.ts";

/** How a document says things in its language. */
export interface DocumentWords {
  language: Language;
  /** A text of the catalogue; what it is filled with keeps its own direction. */
  say: (key: TextKey, params?: TextParams) => string;
  /** A text of the rules, or the name of a row, such as a calibration's; one that the shop typed stays as it is. */
  name: (stored: string) => string;
  /** What people typed. */
  own: (typed: string) => string;
}

export function documentWords(language: Language): DocumentWords {
  const own = (typed: string) => isolated(typed, language);
  return {
    language,
    own,
    name: (stored) => own(inWords(language, builtInName(language, stored))),
    say: (key, params = {}) =>
      textIn(
        language,
        key,
        Object.fromEntries(
          Object.entries(params).map(([name, value]) => [name, typeof value === "string" ? own(value) : value]),
        ),
      ),
  };
}
