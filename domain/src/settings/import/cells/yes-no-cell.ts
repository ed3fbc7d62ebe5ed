import type { ReadCell } from "#base/read-cell.ts";
import { text } from "#texts/text.ts";

const answers = new Map(
  [
    ["yes", "y", "true", "t", "1", "x", "on", "active", "oui", "si", "ja", "نعم", "✓", "✔"].map((word) => [word, true] as const),
    ["no", "n", "false", "f", "0", "off", "inactive", "not active", "not-active", "non", "nein", "لا"].map((word) => [word, false] as const),
  ].flat(),
); // prettier-ignore

export function readYesNo(written: string): ReadCell {
  const value = answers.get(written.toLowerCase().replace(/\.0$/, ""));
  return value === undefined ? { problem: text("settings.importYesOrNo") } : { value };
}
