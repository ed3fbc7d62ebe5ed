import { arabic } from "./arabic.ts";
import type { Catalogue, TextKey } from "./catalogue.ts";
import { english } from "./english.ts";
import type { TextParams } from "./fill-text.ts";
import { french } from "./french.ts";
import type { Language } from "./language.ts";
import { textOf } from "./text.ts";

const catalogues: Record<Language, Catalogue> = { en: english, fr: french, ar: arabic };

export const catalogueOf = (language: Language): Catalogue => catalogues[language];

/** The text in the recipient's language, which may differ from the reader's: emails and text messages. */
export const textIn = (language: Language, key: TextKey, params: TextParams = {}): string =>
  textOf(catalogues[language], key, { params, language });
