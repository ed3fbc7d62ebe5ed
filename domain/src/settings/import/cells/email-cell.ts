import { text } from "#texts/text.ts";
import { emailPattern } from "#base/email-pattern.ts";
import type { ReadCell } from "#base/read-cell.ts";

/** The first address of a cell, which may hold a name and others; a text without one is left for the schema to refuse. */
export function readEmail(written: string): ReadCell {
  const parts = written
    .replaceAll(/\p{Cf}/gu, "")
    .split(/[\s,;|<>()"“”„«»]+/)
    .flatMap((part) => (part.split("@").length > 2 ? part.split("/") : [part]));
  const found = parts
    .map((part) => part.replace(/^['‘’]?(?:mailto:)?/i, "").replace(/[.'‘’]+$/, ""))
    .filter((part) => emailPattern.test(part));
  const [value, ...others] = [...new Set(found)];
  if (value === undefined || value === written) return { value: written };
  if (others.length === 0) return { value, note: text("settings.importReadAs", { text: written, value }) };
  return { value, note: text("settings.importOthersLeft", { value, others: others.join(", ") }) };
}
