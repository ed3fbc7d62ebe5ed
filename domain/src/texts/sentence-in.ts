// Rules throw errors in English, for they know no reader: here a sentence is found in the catalogue again and said in another language.
import { english } from "./english.ts";
import type { TextParams } from "./fill-text.ts";
import type { Language } from "./language.ts";
import { catalogueOf } from "./text-in.ts";
import { textOf } from "./text.ts";

interface Found {
  key: string;
  params: TextParams;
}

interface Pattern {
  key: string;
  shape: RegExp;
  names: readonly string[];
  /** How much of it is words: of several that fit, the one that says most itself is meant. */
  words: number;
}

const placeholder = /\{\{(\w+)(, number)?\}\}/g;
const pluralForm = /_(one|other)$/;
/** A text of little more than placeholders would fit anything. */
const fewestWords = 6;

/** Each English text by its key without the plural form, and the count that a form without a number stands for. */
const entries = Object.entries(english).flatMap(([area, texts]) =>
  Object.entries(texts).map(([name, text]) => ({ key: `${area}.${name.replace(pluralForm, "")}`, name, text })),
);
const plain = new Map(
  entries.map(({ key, name, text }) => [text, { key, params: name.endsWith("_one") ? { count: 1 } : {} }]),
);
let patterns: readonly Pattern[] | null = null;

/** What the server says in English, in another language; parts that no catalogue has stay as they are. */
export function sentenceIn(language: Language, sentence: string): string {
  if (language === "en") return sentence;
  const parts = sentence.split(". ");
  for (let length = parts.length; length > 0; length--) {
    const said = translate(language, parts.slice(0, length).join(". "));
    if (said === null) continue;
    const rest = parts.slice(length).join(". ");
    return rest === "" ? said : `${said.replace(/\.$/, "")}. ${sentenceIn(language, rest)}`;
  }
  const [first = "", ...rest] = parts;
  return rest.length === 0 ? first : `${first}. ${sentenceIn(language, rest.join(". "))}`;
}

function translate(language: Language, sentence: string): string | null {
  const found = plain.get(sentence) ?? filled(sentence);
  if (!found) return null;
  const params = Object.entries(found.params).map(([name, value]) => [name, nameIn(language, value)]);
  return textOf(catalogueOf(language), found.key, { params: Object.fromEntries(params), language });
}

/** The name of a field, a status or a task within a sentence is a text of its own. */
function nameIn(language: Language, value: TextParams[string]): TextParams[string] {
  const known = typeof value === "string" ? plain.get(value) : undefined;
  return known ? textOf(catalogueOf(language), known.key, { params: known.params, language }) : value;
}

function filled(sentence: string): Found | null {
  patterns ??= entries.flatMap(asPattern).toSorted((one, other) => other.words - one.words);
  for (const { key, shape, names } of patterns) {
    const values = shape.exec(sentence)?.slice(1);
    if (values) return { key, params: Object.fromEntries(names.map((name, at) => [name, valueOf(name, values[at])])) };
  }
  return null;
}

const valueOf = (name: string, value = ""): string | number =>
  name === "count" ? Number(value.replaceAll(",", "")) : value;

const escaped = (part: string) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function asPattern({ key, text }: { key: string; text: string }): Pattern[] {
  const names = [...text.matchAll(placeholder)].flatMap(([, name]) => name ?? []);
  const words = text.replaceAll(placeholder, "").replaceAll(/[^a-z]/gi, "").length;
  if (names.length === 0 || words < fewestWords) return [];
  const source = text
    .split(/(\{\{\w+(?:, number)?\}\})/)
    .map((part) => (!part.startsWith("{{") ? escaped(part) : /^\{\{count\W/.test(part) ? "([\\d,]+)" : "(.+?)"));
  return [{ key, shape: new RegExp(`^${source.join("")}$`, "s"), names, words }];
}
