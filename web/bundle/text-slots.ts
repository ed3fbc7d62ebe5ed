// The types of what texts are filled with: TypeScript knows the keys of a JSON file, and not its texts.
import type { Catalogue } from "../../domain/src/texts/catalogue.ts";

const pluralForm = /_(?:one|other)$/;
const placeholder = /\{\{(\w+)(?:, number)?\}\}/g;

/** Returns the module with the names that each text of the catalogue has a place for; one that counts needs its count. */
export function textSlotsModule(catalogue: Catalogue): string {
  const slots = new Map<string, Set<string>>();
  for (const [area, texts] of Object.entries(catalogue))
    for (const [name, text] of Object.entries(texts)) {
      const counts = pluralForm.test(name) && `${name.replace(pluralForm, "")}_other` in texts;
      const key = `${area}.${counts ? name.replace(pluralForm, "") : name}`;
      const names = [...text.matchAll(placeholder)].flatMap(([, slot]) => slot ?? []);
      slots.set(key, new Set([...(slots.get(key) ?? []), ...names, ...(counts ? ["count"] : [])]));
    }
  const lines = [...slots]
    .filter(([, names]) => names.size > 0)
    .map(
      ([key, names]) =>
        `  "${key}": ${[...names]
          .toSorted()
          .map((name) => `"${name}"`)
          .join(" | ")};`,
    );
  return ["// Written by `npm run generate`.", "export interface TextSlots {", ...lines, "}", ""].join("\n");
}
