// Names and texts of strangers, without what breaks lines, hides or turns other words.

import { cutWords } from "@boresight/domain/base/text";

/** Control characters, line separators, and marks that turn the direction of what follows. */
const control = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

export const cleanLine = (words: string, longest = 1000): string =>
  cutWords(words.toWellFormed().replaceAll(control, " ").replaceAll(/ {2,}/g, " ").trim(), longest);

/** Keeps lines and tabs, and the marks of right-to-left texts. */
export const cleanText = (words: string): string =>
  words
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?![\n\t])\p{Cc}/gu, "")
    .replaceAll(/\n{4,}/g, "\n\n\n")
    .trim();

const endings: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/heic": "heic",
  "image/jpeg": "jpg",
  "image/png": "png",
  "message/rfc822": "eml",
  "text/html": "html",
  "text/plain": "txt",
};

/** The file's own name without folders; its position where it has none. */
export function cleanName(name: string, { mimeType, position }: { mimeType: string; position: number }): string {
  const last = cleanLine(name).split(/[/\\]/).at(-1)?.replace(/^\.+/, "").trim() ?? "";
  if (last === "") return `attachment-${position}.${endings[mimeType] ?? "bin"}`;
  const [, base = "", ending = ""] = /^(.*?)(\.[^.]{1,10})?$/s.exec(last) ?? [];
  return `${cutWords(base, 120)}${ending}`;
}
