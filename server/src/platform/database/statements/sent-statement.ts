import { LRU } from "@graphile/lru";

export interface SentStatement {
  text: string;
  values: readonly unknown[];
  /** What began its transaction and set its rights; nothing where it is alone without any. */
  before: () => readonly string[];
}

/** Called with a statement when it is sent. Returns what is called at its end, where somebody wants to know. */
export type StatementWatch = (sent: SentStatement) => ((error?: unknown) => void) | undefined;

const longestText = 1000;
const shownBefore = new LRU<string, string>({ maxLength: 500 });

/** PostgreSQL's literals; the last one may be cut off. */
const literals = /'(?:[^']|'')*(?:'|$)/g;

/** The text as it may be shown: without the literals in it, which may be ids, and of a bounded length. */
export function shownText(text: string): string {
  const known = shownBefore.get(text);
  if (known !== undefined) return known;
  const shown = text.slice(0, longestText).replace(literals, "'…'") + (text.length > longestText ? "…" : "");
  shownBefore.set(text, shown);
  return shown;
}

/** Of a line of a plan, what depends on the statement's values is left out: its conditions have them in it. */
export const withoutValues = (line: string): string => {
  const shown = line.replace(literals, "'…'");
  return /^\s*[A-Z][\w ]*: /.test(shown) ? shown.replace(/(?<![\w$."…])-?\d+(?:\.\d+)?\b/g, "…") : shown;
};
