import { textOf, textByKey } from "@boresight/domain/texts/text";
import { english } from "@boresight/domain/texts/english";

/**
 * The server's message in the reader's language: looked up by its code where the server says no more than the catalogue.
 * Builds in English alone show the message as it came.
 */
export function errorText(code: string, message: string): string {
  if (!import.meta.env.VITE_I18N) return message;
  const key = `errors.${code}`;
  return message === textOf(english, key, { params: {}, language: "en" }) ? (textByKey(key) ?? message) : message;
}
