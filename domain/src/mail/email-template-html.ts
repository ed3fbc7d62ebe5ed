// What HTML an email template may contain. The output is written from a short list of tags; no markup of the input is
// copied, so nothing outside the list can get through.
import { isUrlVariable } from "./template-variables.ts";

const kept: Record<string, string> = {
  p: "p",
  div: "p",
  h1: "h2",
  h2: "h2",
  h3: "h3",
  strong: "strong",
  b: "strong",
  em: "em",
  i: "em",
  u: "u",
  ul: "ul",
  ol: "ol",
  li: "li",
  blockquote: "blockquote",
  a: "a",
};
const single = new Set(["br", "hr"]);
/** Elements whose content is not text for people. */
const silent = new Set([
  "script",
  "style",
  "title",
  "template",
  "iframe",
  "object",
  "svg",
  "math",
  "textarea",
  "noscript",
]);
const longestTag = 2000;

interface Tag {
  name: string;
  closes: boolean;
  attributes: string;
  end: number;
}

/** Returns the text with only the allowed tags, all of them closed, and with links only to web, email and phone. */
export function safeHtml(html: string): string {
  const written: string[] = [];
  const open = openTags();
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf("<", at);
    if (next < 0) break;
    written.push(escapeText(html.slice(at, next)));
    const tag = readTag(html, next);
    if (!tag) written.push("&lt;");
    else writeTag(tag, written, open);
    at = tag ? afterTag(html, tag) : next + 1;
  }
  written.push(escapeText(html.slice(at)), open.closeAll());
  return written.join("");
}

/** The tags that are open, innermost last; counted, so that looking for one that is not open costs nothing. */
function openTags() {
  const names: string[] = [];
  const counts = new Map<string, number>();
  const count = (name: string) => counts.get(name) ?? 0;
  function closeLast(): string {
    const name = names.pop() ?? "";
    counts.set(name, count(name) - 1);
    return name;
  }

  return {
    open(name: string) {
      names.push(name);
      counts.set(name, count(name) + 1);
    },
    /** Returns the end tags of this tag and of those inside it; nothing when it is not open. */
    close(name: string): string {
      let ends = "";
      while (count(name) > 0) {
        const last = closeLast();
        ends += `</${last}>`;
        if (last === name) break;
      }
      return ends;
    },
    closeAll: () => names.toReversed().reduce((ends, name) => `${ends}</${name}>`, ""),
  };
}

function writeTag({ name, closes, attributes }: Tag, written: string[], open: ReturnType<typeof openTags>): void {
  if (single.has(name)) {
    if (!closes) written.push(`<${name}>`);
    return;
  }
  const tag = Object.hasOwn(kept, name) ? kept[name] : undefined;
  if (!tag) return;
  if (!closes) {
    open.open(tag);
    written.push(tag === "a" ? linkTag(attributes) : `<${tag}>`);
    return;
  }
  written.push(open.close(tag));
}

/** A comment or declaration is a tag without a name; a "<" that starts neither is text. */
function readTag(html: string, start: number): Tag | null {
  if (html.startsWith("<!--", start)) {
    const end = html.indexOf("-->", start + 4);
    return { name: "", closes: false, attributes: "", end: end < 0 ? html.length : end + 3 };
  }
  const [opening, slash = "", name = ""] =
    /^<(\/?)([a-zA-Z][a-zA-Z0-9:-]{0,40}|[!?])/.exec(html.slice(start, start + 50)) ?? [];
  if (!opening) return null;
  const end = tagEnd(html, start + opening.length);
  if (end === null) return null;
  const attributes = html.slice(start + opening.length, end - 1);
  return { name: name.toLowerCase(), closes: slash !== "", attributes, end };
}

/** Returns the position after the ">" that ends the tag, skipping quoted ones; null when another tag begins before it. */
function tagEnd(html: string, from: number): number | null {
  let quote = "";
  for (let at = from; at < Math.min(html.length, from + longestTag); at++) {
    const character = html[at] ?? "";
    if (quote) quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === "<") return null;
    else if (character === ">") return at + 1;
  }
  return null;
}

function afterTag(html: string, { name, closes, end }: Tag): number {
  if (closes || !silent.has(name)) return end;
  const rest = new RegExp(`</${name}[^>]{0,200}>`, "ig");
  rest.lastIndex = end;
  return rest.exec(html) ? rest.lastIndex : html.length;
}

const written = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
// Begins with a harmless scheme in plain letters: nothing after it can change the scheme.
const harmless = /^(?:https?:\/\/|mailto:|tel:)[^\s"'<>`\\{}]*$/i;

function linkTag(attributes: string): string {
  const [, ...ways] = written.exec(attributes) ?? [];
  const address = (ways.find((way) => way !== undefined) ?? "").trim();
  const [, variable = ""] = /^\{\{\s*([A-Za-z.]+)\s*\}\}$/.exec(address) ?? [];
  if (isUrlVariable(variable)) return `<a href="{{${variable}}}">`;
  return harmless.test(address) ? `<a href="${escapeText(address)}">` : "<a>";
}

const entity = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});)/gi;

/** Entities are kept: as text they never become markup. */
const escapeText = (text: string): string =>
  text.replace(entity, "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
