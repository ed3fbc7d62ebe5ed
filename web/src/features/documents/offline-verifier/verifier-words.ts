import { fillText, type TextParams } from "@boresight/domain/texts/fill-text";
import type { Language } from "@boresight/domain/texts/language";
import type { VerifierSetup, VerifierText } from "@boresight/domain/documents/signed/verifier-page";

export interface VerifierWords {
  language: Language;
  say: (key: VerifierText, params?: TextParams) => string;
  moment: (moment: string) => string;
}

export function wordsIn(language: Language, { words, shop }: VerifierSetup): VerifierWords {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "long" });
  return {
    language,
    say: (key, params = {}) => fillText(words[language][key], { shop, ...params }),
    moment: (moment) => format.format(new Date(moment)),
  };
}
