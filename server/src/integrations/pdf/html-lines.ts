// What an HTML report says, line by line: scan tools save their reports so. Only its text is ever printed, so nothing in
// it can run, load or look like something of ours. One pass from the front, however the tags are nested or left open.

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

const trimmed = (text: string): string =>
  withCharacters(text)
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();

function textOf(html: string): string {
  const lower = html.toLowerCase();
  const parts: string[] = [];
  let at = 0;
  let preformatted = 0;
  const add = (text: string) => parts.push(preformatted > 0 ? text : text.replaceAll(/\s+/g, " "));
  while (at < html.length) {
    const start = html.indexOf("<", at);
    add(html.slice(at, start === -1 ? html.length : start));
    if (start === -1) break;
    const isComment = html.startsWith("<!--", start);
    const end = isComment ? html.indexOf("-->", start) : html.indexOf(">", start);
    if (end === -1) break;
    at = end + (isComment ? 3 : 1);
    const [, slash = "", name = ""] = /^<(\/?)([a-z][a-z0-9]*)/.exec(lower.slice(start, start + 24)) ?? [];
    if (name === "") continue;
    if (name === "pre") preformatted = Math.max(0, preformatted + (slash ? -1 : 1));
    if (slash === "" && unseen.has(name)) {
      const closing = lower.indexOf(`</${name}`, at);
      if (closing === -1) break;
      at = closing;
    } else if (name === "td" || name === "th") parts.push(cell);
    else if (!inline.has(name)) parts.push("\n");
  }
  return parts.join("");
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  deg: "°",
  plusmn: "±",
  micro: "µ",
  middot: "·",
  ndash: "–",
  mdash: "—",
  copy: "©",
  reg: "®",
};

const withCharacters = (text: string): string =>
  text.replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (entity, name: string) => characterOf(name) ?? entity);

function characterOf(name: string): string | undefined {
  if (!name.startsWith("#")) return entities[name];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
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
