import type { ReadCell } from "@boresight/domain/base/read-cell";
import { text } from "@boresight/domain/texts/text";
import { readPhoneNumber } from "#platform/phone-number.ts";

const extension = /\s*(?:ext\.?|extension|x|#)\s*\d+$/i;
const numbers =
  /\+(?!1\b)\d[\d\s().-]{6,17}\d|(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)(?:\s*(?:ext\.?|extension|x|#)\s*\d+)?/gi;

/** Of one number with its country and extension. */
const mostFigures = 17;

/** The first telephone of a cell, which may hold remarks and others; a text without one is left for the verbs to refuse. */
export function readPhoneCell(written: string): ReadCell {
  const isWhole = written.replaceAll(/\D/g, "").length <= mostFigures && readPhoneNumber(written) !== null;
  if (isWhole && !/[a-z]/i.test(written.replace(extension, ""))) return { value: written };
  const found = isWhole ? [written] : (written.match(numbers) ?? []);
  const read = found.map((one) => ({ one, value: typedNumber(one) ?? typedNumber(one.replace(extension, "")) }));
  const first = read.find(({ value }) => value !== null);
  if (!first) return { value: written };
  const others = read.filter((one) => one !== first).map(({ one }) => one);
  const { value } = first;
  if (others.length === 0) return { value, note: text("settings.importReadAs", { text: written, value: value ?? "" }) };
  return { value, note: text("settings.importOthersLeft", { value: first.one.trim(), others: others.join(", ") }) };
}

function typedNumber(written: string): string | null {
  const read = readPhoneNumber(written);
  if (!read) return null;
  return read.extension === "" ? read.phone : `${read.phone} x${read.extension}`;
}
