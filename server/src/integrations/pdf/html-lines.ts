// What an HTML report says, line by line: scan tools save their reports so. Only its text is ever printed, so nothing in
// it can run, load or look like something of ours.
import { Parser } from "htmlparser2";

/** Larger ones are mostly pictures within the text. */
const largest = 8_000_000;
const mostLines = 1000;
const longestLine = 1000;

/** Their content is no text of the page. */
const unseen = new Set(["head", "script", "style", "template", "noscript", "svg", "object", "iframe", "select"]);
const inline = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "em",
  "font",
  "i",
  "label",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "u",
]);
const cell = "\u0001";

/** Returns the lines, the cells of a table row separated by dots, and whether there are more; null for what has no text. */
export function htmlLines(content: Uint8Array): { lines: readonly string[]; isCut: boolean } | null {
  if (content.length > largest) return null;
  const lines = textOf(decoded(content))
    .split("\n")
    .map((line) => line.split(cell).map(trimmed).filter(Boolean).join(" · "))
    .filter(Boolean)
    .map((line) => line.slice(0, longestLine));
  return lines.length === 0 ? null : { lines: lines.slice(0, mostLines), isCut: lines.length > mostLines };
}

const trimmed = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();

/** One pass from the front, however the tags are nested or left open. */
function textOf(html: string): string {
  const parts: string[] = [];
  const within = { unseen: 0, pre: 0 };
  const count = (name: string, change: 1 | -1) => {
    if (unseen.has(name)) within.unseen += change;
    if (name === "pre") within.pre += change;
  };
  const separate = (name: string) => {
    if (name === "td" || name === "th") parts.push(cell);
    else if (!inline.has(name)) parts.push("\n");
  };
  const parser = new Parser({
    onopentag(name) {
      count(name, 1);
      separate(name);
    },
    ontext(text) {
      if (within.unseen === 0) parts.push(within.pre > 0 ? text : text.replaceAll(/\s+/g, " "));
    },
    onclosetag(name) {
      count(name, -1);
      separate(name);
    },
  });
  parser.end(html);
  return parts.join("");
}

/** As its first bytes, or it itself, say; otherwise UTF-8, and what is not that is as Windows writes it. */
function decoded(content: Uint8Array): string {
  const head = new TextDecoder("latin1").decode(content.subarray(0, 2048));
  const said = head.startsWith("\u00FF\u00FE") ? "utf-16le" : /charset=["']?([\w-]{2,20})/i.exec(head)?.[1];
  try {
    return new TextDecoder(said ?? "utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder("windows-1252").decode(content);
  }
}
