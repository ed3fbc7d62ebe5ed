import { languageOf } from "@boresight/domain/texts/language";
import { textIn } from "@boresight/domain/texts/text-in";

/** The text message with a code, in the recipient's language. */
export const codeText = (locale: string, brandName: string, code: string): string =>
  textIn(languageOf(locale), "letters.smsCode", { brand: brandName, code });
