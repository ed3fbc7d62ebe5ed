import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { arabic } from "../domain/src/texts/arabic.ts";
import { french } from "../domain/src/texts/french.ts";

const assets = join(import.meta.dirname, "../web/dist/assets");

/** Long enough to stand nowhere by chance. */
const longTexts = [french, arabic].flatMap((catalogue) =>
  Object.values(catalogue)
    .flatMap((texts) => Object.values(texts))
    .flatMap((text) => text.split(/\{\{[^}]*\}\}/))
    .filter((part) => part.trim().length > 20),
);

test("a build without translation carries nothing of it", () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const code = scripts.map((name) => readFileSync(join(assets, name), "utf8")).join("\n");

  const found = longTexts.filter((text) => code.includes(text));

  expect(scripts.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
  expect(code).not.toMatch(/i18next/);
});
