import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { arabic } from "../domain/src/texts/arabic.ts";
import { english } from "../domain/src/texts/english.ts";
import { french } from "../domain/src/texts/french.ts";
import { languageNames } from "../domain/src/texts/language.ts";

const assets = join(import.meta.dirname, "../web/dist/assets");

/** The map draws names of places in every script, and joins Arabic letters itself. */
const lettersOfMaps = /^start-map-/;

/** Long enough to stand nowhere by chance. */
const longTexts = [french, arabic].flatMap((catalogue) =>
  Object.values(catalogue)
    .flatMap((texts) => Object.values(texts))
    .flatMap((text) => text.split(/\{\{[^}]*\}\}/))
    .filter((part) => part.trim().length > 20),
);

test("a build without translation carries nothing of it", () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js") && !lettersOfMaps.test(name));
  const code = scripts.map((name) => readFileSync(join(assets, name), "utf8")).join("\n");

  const found = longTexts.filter((text) => code.includes(text));
  const arabicWords = code.match(/\p{Script=Arabic}{2,}/gu) ?? [];
  // The catalogue of a shop's first day is only for other languages: English pages show the rows as they are.
  const defaults = Object.values(english.defaults).filter((name) => name.length > 30 && code.includes(name));

  expect(scripts.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
  expect([...new Set(arabicWords)]).toEqual([languageNames.ar]);
  expect(defaults).toEqual([]);
  expect(code).not.toMatch(/i18next|x-language/);
});
