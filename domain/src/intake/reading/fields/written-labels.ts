/** Finds the labels that begin at a place of a row without spaces: by their first sign, since at most places none begins. */
import { labelPatterns, type Labelled } from "./field-labels.ts";

export interface WrittenLabel {
  label: Labelled;
  text: string;
}

const compiled = (pattern: string): RegExp => new RegExp(`(?:${pattern})(?:\\([a-z,./&]{1,24}\\))?`, "y");

/** Signs with what escapes them, and classes of signs, are one part each. */
const partsOf = (pattern: string): string[] => pattern.match(/\\.|\[[^\]]*\]|./g) ?? [];

/** What stands between the bars that are in no brackets: each is tried, since a shorter one may be the beginning of another. */
function alternativesOf(pattern: string): string[] {
  let depth = 0;
  const found = [""];
  for (const part of partsOf(pattern)) {
    if (part === "(") depth++;
    if (part === ")") depth--;
    if (part === "|" && depth === 0) found.push("");
    else found.push(`${found.pop() ?? ""}${part}`);
  }
  return found;
}

/** The signs with which a pattern may begin, and "" where it may be empty. */
function beginningsOf(pattern: string): string[] {
  return alternativesOf(pattern).flatMap((alternative) => {
    const signs: string[] = [];
    for (let rest = partsOf(alternative); rest.length > 0;) {
      const length = lengthOfFirst(rest);
      const own = beginningsOfFirst(rest.slice(0, length).join(""));
      signs.push(...own.filter((sign) => sign !== ""));
      const isOptional = rest[length] === "?";
      if (!isOptional && !own.includes("")) return signs;
      rest = rest.slice(isOptional ? length + 1 : length);
    }
    return [...signs, ""];
  });
}

/** A group has as many parts as stand before the end of its brackets. */
function lengthOfFirst(parts: readonly string[]): number {
  let depth = 0;
  return (
    parts.findIndex((part) => {
      if (part === "(") depth++;
      if (part === ")") depth--;
      return depth === 0;
    }) + 1
  );
}

function beginningsOfFirst(part: string): readonly string[] {
  if (part.startsWith("(?!")) return [""];
  if (part.startsWith("(")) return beginningsOf(part.slice("(?:".length, -1));
  return part.startsWith("[") ? Array.from(part.slice(1, -1)) : [part.replace("\\", "")];
}

interface Pattern {
  label: Labelled;
  begins: RegExp;
  whole: RegExp;
}

const patterns = labelPatterns.flatMap(([label, pattern]) =>
  alternativesOf(pattern).map((one) => ({ label, one, signs: new Set(beginningsOf(one)) })),
);

interface Beginning {
  any: RegExp;
  patterns: readonly Pattern[];
}

const byFirstSign: ReadonlyMap<string, Beginning> = new Map(
  [...new Set(patterns.flatMap(({ signs }) => [...signs]))].map((sign) => {
    const own = patterns.filter(({ signs }) => signs.has(sign));
    const whole = own.map(({ label, one }) => ({ label, begins: compiled(one), whole: new RegExp(`^(?:${one})$`) }));
    return [sign, { any: compiled(own.map(({ one }) => one).join("|")), patterns: whole }] as const;
  }),
);

/** The labels that a row without spaces may have here, the longest first, each without its colon. */
export function labelsAt(plain: string, at: number): WrittenLabel[] {
  const beginning = byFirstSign.get(plain.charAt(at));
  const textOf = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    return pattern.exec(plain)?.[0] ?? "";
  };
  if (!beginning || textOf(beginning.any) === "") return [];
  return beginning.patterns
    .flatMap(({ label, begins, whole }) => {
      const text = textOf(begins);
      const isBeyond = text.endsWith("s") && whole.test(text.slice(0, -1)); // "Owner Smith"
      return [text, ...(isBeyond ? [text.slice(0, -1)] : [])].map((one) => ({ label, text: one }));
    })
    .filter(({ text }) => text !== "")
    .toSorted((one, other) => other.text.length - one.text.length);
}
