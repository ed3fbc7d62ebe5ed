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

/** Arabic gets marks around names, which nobody sees. */
const withoutMarks = (text: string) => text.replace(/[\u2068\u2069]/g, "");

afterAll(() => {
  setLanguage("en");
  lookUpTextsWith((key, params) => textOf(english, key, { params, language: "en" }));
});

// The parameters of any text.
const read: (key: TextKey, params: TextParams) => string = t as never;

test.each(["fr", "ar"] as const)("the library and our own reader give the same texts in %s", async (language) => {
  const catalogue = catalogues[language];
  setLanguage(language);
  await translate(language, catalogue);

  const byLibrary = asked.map(({ key, params }) => read(key as TextKey, params));

  expect(byLibrary[0]).not.toBe(asked[0]?.key);
  expect(byLibrary.map(withoutMarks)).toEqual(
    asked.map(({ key, params }) => withoutMarks(textOf(catalogue, key, { params, language }))),
  );
});

test("within Arabic a Latin address, a telephone and a signed figure stand on their own", async () => {
  setLanguage("ar");
  await translate("ar", arabic);

  expect(t("customers.mergeAddressHelp", { street: "7993 Depot St" })).toContain("\u20687993 Depot St\u2069");
  expect(t("customers.agreedToTextsQuestion", { name: "كارلا", phone: "(303) 555-0100" })).toMatch(
    /كارلا.*\u2068\(303\) 555-0100\u2069/,
  );
  expect(t("customers.placeIsSet", { latitude: "39.7", longitude: "-104.9" })).toContain("\u2068-104.9\u2069");
});
