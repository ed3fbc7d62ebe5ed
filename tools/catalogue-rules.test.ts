import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { arabic } from "../domain/src/texts/arabic.ts";
import { english } from "../domain/src/texts/english.ts";
import { french } from "../domain/src/texts/french.ts";
import { brokenTranslation, brokenUses, textUses } from "./catalogue-rules.ts";

const root = join(import.meta.dirname, "..");
const sources = globSync("{web,domain,server}/src/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/test\/|src\/graphql\/gql|src\/texts\//.test(path))
  .map((path) => textUses(path, readFileSync(join(root, path), "utf8")));

test("every text that is used exists, gets its parameters, and every text is used", () => {
  expect(sources.flatMap(({ calls }) => calls).length).toBeGreaterThan(1500);
  // The defaults are looked up by the names in rows; server/db/default-names.test.ts finds those that no row has.
  const defaults = { calls: [], literals: Object.keys(english.defaults).map((name) => `defaults.${name}`) };
  expect(brokenUses(english, [...sources, defaults])).toEqual([]);
});

/** They say keys in words; any other file would look for the key of words. */
const readers = ["domain/src/texts/", "web/src/app/start-texts.ts"];

/** The problem of a value as the last argument of zod's checks. */
const schemaWords =
  /\.(?:array|email|enum|int|length|literal|max|min|refine|regex|string|uuid)\([^()"`]*(?:\([^()]*\)[^()"`]*)*"([A-Z][a-z]+ [^"]+)"\)/g;

test("no code finds a sentence again: none reads a whole catalogue, and none compares a message of ours", () => {
  const files = globSync("{web,domain,server}/src/**/*.{ts,tsx}", { cwd: root })
    .filter(
      (path) => !/\.test\.tsx?$|\/test\/|src\/graphql\/gql/.test(path) && !readers.some((own) => path.startsWith(own)),
    )
    .map((path) => ({ path, source: readFileSync(join(root, path), "utf8") }));

  const reading = files.filter(({ source }) => /texts\/(?:arabic|english|french)(?:\.ts)?"|catalogueOf/.test(source));
  const comparing = files.filter(({ source }) => /\bmessage\)? ?[!=]==? ?(?:t|text)\(/.test(source));

  expect([...reading, ...comparing].map(({ path }) => path)).toEqual([]);
});

test("no schema says what is wrong in words of its own, which nobody would translate", () => {
  const own = globSync("{domain,server}/src/**/*.ts", { cwd: root })
    .filter((path) => !path.endsWith(".test.ts"))
    .flatMap((path) =>
      [...readFileSync(join(root, path), "utf8").matchAll(schemaWords)].map(([, words]) => `${path}: ${words}`),
    );

  expect(own).toEqual([]);
});

test.each([
  ["fr", french],
  ["ar", arabic],
])("every text is there in %s, with its plural forms and placeholders", (language, catalogue) => {
  expect(brokenTranslation(language, english, catalogue)).toEqual([]);
});

const small = { orders: { moved_one: "{{count}} order to {{status}}", moved_other: "{{count}} orders to {{status}}" } };

test("a missing key, a missing parameter, a spare one and an unused text are reported", () => {
  const use = textUses(
    "a.ts",
    't("orders.gone"); t("orders.moved", { count: 1 }); t("orders.moved", { count: 1, status, who })',
  );

  expect(brokenUses({ orders: { ...small.orders, idle: "Idle" } }, [use])).toEqual([
    "a.ts: no text is called orders.gone",
    "a.ts: orders.moved lacks status",
    "a.ts: orders.moved has no place for who",
    "orders.idle is not used",
  ]);
});

test("a key with and without plural forms is reported", () => {
  const use = textUses("a.ts", 't("orders.moved", { count: 1, status })');

  expect(brokenUses({ orders: { ...small.orders, moved: "Moved to {{status}}" } }, [use])).toEqual([
    "orders.moved exists with and without plural forms",
  ]);
});

test("slots and tables of keys count as uses", () => {
  const use = textUses(
    "a.ts",
    't("orders.moved", { count: 1, ...slots("status") }); const keys = { idle: "orders.idle" };',
  );

  expect(brokenUses({ orders: { ...small.orders, idle: "Idle" } }, [use])).toEqual([]);
});

test("a translation needs every plural form of its language and the same placeholders", () => {
  const wrong = brokenTranslation("ar", small, {
    orders: { moved_one: "{{count}} {{state}}", moved_other: "{{count}} {{state}}" },
  });

  expect(wrong).toEqual([
    "ar lacks orders.moved_zero",
    "ar lacks orders.moved_two",
    "ar lacks orders.moved_few",
    "ar lacks orders.moved_many",
    "ar fills orders.moved with count, state, English with count, status",
  ]);
});
