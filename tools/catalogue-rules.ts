/** What the catalogues and their calls promise each other: every key that is used exists, is whole and is used. */
import { parseSync, Visitor, type Argument } from "oxc-parser";

type Texts = Readonly<Record<string, string>>;
type Areas = Readonly<Record<string, Texts>>;

export interface TextCall {
  path: string;
  key: string;
  /** The names of its parameters; null where they are not written in the call. */
  params: ReadonlySet<string> | null;
}

const isKey = /^\w+\.[\w-]+$/;
const pluralForm = /_(?:zero|one|two|few|many|other)$/;
const placeholder = /\{\{(\w+)(?:, number)?\}\}/g;

/** `orders.moved` for each text, with all its forms under `orders.moved_one` … counted once. */
export function keysOf(areas: Areas): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const [area, texts] of Object.entries(areas))
    for (const [name, text] of Object.entries(texts)) {
      const isForm = pluralForm.test(name) && `${name.replace(pluralForm, "")}_other` in texts;
      const key = `${area}.${isForm ? name.replace(pluralForm, "") : name}`;
      keys.set(key, [...(keys.get(key) ?? []), text]);
    }
  return keys;
}

/** A key with and without plural forms: which of them a call shows would depend on who looks it up. */
const ambiguousKeys = (areas: Areas): string[] =>
  Object.entries(areas).flatMap(([area, texts]) =>
    Object.keys(texts)
      .filter((name) => `${name}_other` in texts)
      .map((name) => `${area}.${name} exists with and without plural forms`),
  );

const placeholdersOf = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(placeholder)].flatMap(([, name]) => name ?? [])));

/** The calls of `t` and `text`, and the keys that stand as literals elsewhere: in tables of keys. */
export function textUses(path: string, source: string): { calls: TextCall[]; literals: string[] } {
  const calls: TextCall[] = [];
  const literals: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [key, params] }) {
      if (callee.type !== "Identifier" || !/^(?:t|text)$/.test(callee.name) || key?.type !== "Literal") return;
      if (typeof key.value === "string" && isKey.test(key.value))
        calls.push({ path, key: key.value, params: namesOf(params) });
    },
    Literal({ value }) {
      if (typeof value === "string" && isKey.test(value)) literals.push(value);
    },
  }).visit(parseSync(path, source).program);
  return { calls, literals };
}

function namesOf(params: Argument | undefined): Set<string> | null {
  if (params === undefined) return new Set();
  if (params.type === "CallExpression") return slotNames(params);
  if (params.type !== "ObjectExpression") return null;
  const names = new Set<string>();
  for (const property of params.properties) {
    if (property.type === "SpreadElement") {
      const spread = property.argument.type === "CallExpression" ? slotNames(property.argument) : null;
      if (spread === null) return null;
      for (const name of spread) names.add(name);
    } else if (property.key.type === "Identifier") names.add(property.key.name);
  }
  return names;
}

/** The names in `slots("email", "when")`. */
function slotNames({ callee, arguments: names }: Extract<Argument, { type: "CallExpression" }>): Set<string> | null {
  if (callee.type !== "Identifier" || callee.name !== "slots") return null;
  return new Set(
    names.flatMap((name) => (name.type === "Literal" && typeof name.value === "string" ? name.value : [])),
  );
}

/** Titles that the specification names as keys, of pages that the product does not have. */
const specified = "template.";

/** Calls of missing keys, calls that lack a placeholder's parameter or give one that is not used, and texts that no one uses. */
export function brokenUses(areas: Areas, uses: readonly ReturnType<typeof textUses>[]): string[] {
  const keys = keysOf(areas);
  const used = new Set(uses.flatMap(({ calls, literals }) => [...calls.map(({ key }) => key), ...literals]));
  const wrong = uses.flatMap(({ calls }) => calls).flatMap((call) => wrongCall(call, keys.get(call.key)));
  const unused = [...keys.keys()]
    .filter((key) => !key.startsWith(specified) && !used.has(key))
    .map((key) => `${key} is not used`);
  return [...ambiguousKeys(areas), ...wrong, ...unused];
}

function wrongCall({ path, key, params }: TextCall, texts: readonly string[] | undefined): string[] {
  if (texts === undefined) return [`${path}: no text is called ${key}`];
  if (params === null) return [];
  const places = placeholdersOf(texts);
  const lacking = [...places].filter((name) => !params.has(name)).map((name) => `${path}: ${key} lacks ${name}`);
  const spare = [...params].filter((name) => !places.has(name) && !(name === "count" && texts.length > 1));
  return [...lacking, ...spare.map((name) => `${path}: ${key} has no place for ${name}`)];
}

/** What a translation lacks: texts, plural forms of its language, placeholders. */
export function brokenTranslation(language: string, english: Areas, translated: Areas): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const wrong: string[] = [];
  for (const [key, texts] of keysOf(english)) {
    const [area = "", name = ""] = key.split(".");
    const counted = english[area]?.[name] === undefined;
    const wanted = counted ? forms.map((form) => `${name}_${form}`) : [name];
    const found = wanted.map((form) => translated[area]?.[form]);
    wanted.forEach((form, index) => {
      if (!found[index]) wrong.push(`${language} lacks ${area}.${form}`);
    });
    const places = placeholdersOf(texts);
    const own = placeholdersOf(found.filter((text) => text !== undefined));
    if (
      found.some(Boolean) &&
      ([...own].some((place) => !places.has(place)) ||
        [...places].some((place) => place !== "count" && !own.has(place)))
    )
      wrong.push(`${language} fills ${key} with ${[...own].join(", ")}, English with ${[...places].join(", ")}`);
  }
  const known = new Set(keysOf(english).keys());
  const spare = [...keysOf(translated).keys()].filter((key) => !known.has(key));
  return [...wrong, ...spare.map((key) => `${language} has ${key}, which English has not`)];
}
