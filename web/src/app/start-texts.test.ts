import { arabic } from "@boresight/domain/texts/arabic";
import type { TextKey } from "@boresight/domain/texts/catalogue";
import { english } from "@boresight/domain/texts/english";
import type { TextParams } from "@boresight/domain/texts/fill-text";
import { french } from "@boresight/domain/texts/french";
import { setLanguage } from "@boresight/domain/texts/language";
import { lookUpTextsWith, t, textOf } from "@boresight/domain/texts/text";
import { afterAll, expect, test } from "vitest";
import { translate } from "./start-texts.ts";

const catalogues = { fr: french, ar: arabic };

/** A text's placeholders, each filled by its own name. */
const namesIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/\{\{(\w+)/g)].map(([, name = ""]) => [name, name]));

/** Every key; those that count with figures that ask for each plural form. */
const asked = Object.entries(english).flatMap(([area, texts]) =>
  Object.entries(texts).flatMap(([name, text]): { key: string; params: TextParams }[] => {
    const [, base] = /^(.*)_(?:one|other)$/.exec(name) ?? [];
    const params = namesIn(text);
    if (base === undefined) return [{ key: `${area}.${name}`, params }];
    return [0, 1, 2, 5, 11, 1000].map((count) => ({ key: `${area}.${base}`, params: { ...params, count } }));
  }),
);

afterAll(() => {
  setLanguage("en");
  lookUpTextsWith((key, params) => textOf(english, key, { params, language: "en" }));
});

test.each(["fr", "ar"] as const)("the library and our own reader give the same texts in %s", async (language) => {
  const catalogue = catalogues[language];
  setLanguage(language);
  await translate(language, catalogue);

  const byLibrary = asked.map(({ key, params }) => t(key as TextKey, params));

  expect(byLibrary[0]).not.toBe(asked[0]?.key);
  expect(byLibrary).toEqual(asked.map(({ key, params }) => textOf(catalogue, key, { params, language })));
});
