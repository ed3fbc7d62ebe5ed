// A text as a row keeps it: its key and parameters, never its words.
import type { TextValue } from "./fill-text.ts";
import { isKnown } from "./text.ts";
import { packed, unpacked, type LabelForm, type Text } from "./travelling-text.ts";

export interface StoredText {
  key: string;
  /** What fills a text may be a text itself. */
  params: Readonly<Record<string, StoredText | TextValue>>;
  form?: LabelForm;
}

/** Returns what is stored of a text; null for other words, such as what a person typed. */
export function storedText(text: string): StoredText | null {
  const travelling = unpacked(text);
  if (!travelling) return null;
  const { key, params, form } = travelling;
  const stored = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === "string" ? (storedText(value) ?? value) : value,
  ]);
  return { key, params: Object.fromEntries(stored), ...(form && { form }) };
}

/** Returns the stored text for its way to a reader. */
export function travellingText({ key, params, form }: StoredText): Text {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === "object" && value !== null ? travellingText(value) : value,
  ]);
  return packed({ key, params: Object.fromEntries(values), form });
}

/** A text of an earlier release may be gone, or one that fills it. */
export const isKnownText = ({ key, params }: StoredText): boolean =>
  isKnown(key) &&
  Object.values(params).every((value) => typeof value !== "object" || value === null || isKnownText(value));
