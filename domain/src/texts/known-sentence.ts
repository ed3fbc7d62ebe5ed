// Rules and rows hold English sentences, for they know no reader: here one is found in the catalogue again, to be said in another language.
import { english } from "./english.ts";
import type { TextParams } from "./fill-text.ts";

/** Looks a text up in the reader's language. */
type Say = (key: string, params: TextParams) => string;

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

interface Known {
  plain: ReadonlyMap<string, Found>;
  patterns: readonly Pattern[];
}

const placeholder = /\{\{(\w+)(?:, number)?\}\}/g;
const pluralForm = /_(?:one|other)$/;
/** A text of little more than placeholders would fit anything. */
const fewestWords = 6;

let known: Known | null = null;

/** The English sentences, said again; parts that no catalogue has stay as they are. */
export function sayAgain(sentence: string, say: Say): string {
  const parts = sentence.split(". ");
  for (let length = parts.length; length > 0; length--) {
    const said = sayOne(parts.slice(0, length).join(". "), say);
    if (said === null) continue;
    const rest = parts.slice(length).join(". ");
    return rest === "" ? said : `${said.replace(/\.$/, "")}. ${sayAgain(rest, say)}`;
  }
  const [first = "", ...rest] = parts;
  return rest.length === 0 ? first : `${first}. ${sayAgain(rest.join(". "), say)}`;
}

/** A name of the built-in catalogue of statuses, tasks and work, said again; any other stays as it is. */
export function sayName(name: string, say: Say): string {
  const found = knownTexts().plain.get(name);
  return found ? say(found.key, found.params) : name;
}

/** A label within a sentence begins with a small letter and has no article. */
function sayLabel(label: string, say: Say): string {
  const capital = `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
  const written = [label, capital, `The ${label}`].find((name) => knownTexts().plain.has(name));
  return written === undefined ? label : sayName(written, say);
}

function sayOne(sentence: string, say: Say): string | null {
  const found = knownTexts().plain.get(sentence) ?? filled(sentence);
  if (!found) return null;
  // The name of a field, a status or a task within a sentence is a text of its own.
  const params = Object.entries(found.params).map(([name, value]) => [
    name,
    typeof value === "string" ? sayLabel(value, say) : value,
  ]);
  return say(found.key, Object.fromEntries(params));
}

function filled(sentence: string): Found | null {
  for (const { key, shape, names } of knownTexts().patterns) {
    const values = shape.exec(sentence)?.slice(1);
    if (values) return { key, params: Object.fromEntries(names.map((name, at) => [name, valueOf(name, values[at])])) };
  }
  return null;
}

const valueOf = (name: string, value = ""): string | number =>
  name === "count" ? Number(value.replaceAll(",", "")) : value;

/** Read once, when the first sentence is said. */
function knownTexts(): Known {
  if (known) return known;
  const { defaults, ...others } = english;
  // A text of the rows' defaults is meant before another of the same words: a status "Released", not a count of such orders.
  const entries = Object.entries({ ...others, defaults }).flatMap(([area, texts]) =>
    Object.entries(texts).map(([name, text]) => ({
      text,
      key: `${area}.${name.replace(pluralForm, "")}`,
      // A form that writes no number stands for one.
      params: name.endsWith("_one") ? { count: 1 } : {},
    })),
  );
  const plain = new Map(entries.map(({ text, ...found }) => [text, found]));
  known = { plain, patterns: entries.flatMap(asPattern).toSorted((one, other) => other.words - one.words) };
  return known;
}

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
