type CodeText = (brandName: string, code: string) => string;

const english: CodeText = (brandName, code) => `${code} is your ${brandName} code. It works once, within one hour.`;
const texts = new Map<string, CodeText>([
  ["en", english],
  ["fr", (brandName, code) => `${code} est votre code ${brandName}. Il fonctionne une seule fois, pendant une heure.`],
  ["ar", (brandName, code) => `رمزك لدى ${brandName} هو ${code}. يعمل مرة واحدة فقط، خلال ساعة واحدة.`],
]);

/** The text message with a code, in the recipient's language. */
export const codeText = (locale: string, ...words: Parameters<CodeText>): string =>
  (texts.get(locale) ?? english)(...words);
