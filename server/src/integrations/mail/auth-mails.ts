// The sign-in emails, in the product's languages.
import type { AuthMailLanguage, AuthMailTemplate } from "./auth-mail-language.ts";
import { arabic } from "./auth-mails-arabic.ts";
import { english } from "./auth-mails-english.ts";
import { french } from "./auth-mails-french.ts";
import { layOut } from "./mail-layout.ts";

export interface AuthMail {
  template: AuthMailTemplate;
  locale: string;
  brandName: string;
  displayName: string;
  link?: string;
  code?: string;
}

const languages = new Map<string, AuthMailLanguage>([
  ["en", english],
  ["fr", french],
  ["ar", arabic],
]);

export function renderAuthMail({ template, locale, brandName, displayName, link, code }: AuthMail): {
  subject: string;
  body: string;
} {
  const language = languages.get(locale) ?? english;
  const { subject, paragraphs, button, life, unasked } = language.texts[template](brandName);
  const body = layOut({
    language: languages.has(locale) ? locale : "en",
    direction: language.direction,
    brandName,
    title: subject,
    paragraphs: [language.greeting(displayName), ...paragraphs],
    code,
    action: button && link ? { words: button, link, hint: language.linkHint } : undefined,
    notes: life ? [life, unasked] : [unasked],
  });
  return { subject, body };
}
