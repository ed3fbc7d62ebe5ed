// An email's text as the editor holds it: each {{…}} is an element of its own, and a list item that is repeated says so itself,
// because nothing may stand between the items of a list.

const braces = /\{\{\s*([^{}]*?)\s*\}\}/g;
const repeatedItem = /\{\{#each ([\w.]+)\}\}\s*<li>((?:(?!<li>).)*?)<\/li>\s*\{\{\/each\}\}/gs;
const shownTag = /<span data-tag="([^"]*)"[^>]*>[^<]*<\/span>/g;
const shownItem = /<li data-each="([^"]*)"><p>((?:(?!<\/?p>).)*)<\/p><\/li>/gs;
const plainItem = /<li><p>((?:(?!<\/?p>).)*)<\/p><\/li>/gs;

const inAttribute = (code: string) => code.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const outOfAttribute = (code: string) => code.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const withTags = (text: string): string =>
  text.replaceAll(braces, (_all, code: string) => `<span data-tag="${inAttribute(code)}"></span>`);

/** The HTML of a template for the editor; addresses of links keep their braces. */
export const toEditor = (html: string): string =>
  html
    .replaceAll(repeatedItem, '<li data-each="$1">$2</li>')
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith("<") ? part : withTags(part)))
    .join("");

/** The same for a line of plain text. */
export const lineToEditor = (line: string): string => `<p>${withTags(escapeText(line))}</p>`;

/** The template's HTML from that of the editor. */
export const fromEditor = (html: string): string =>
  html
    .replaceAll(shownTag, (_all, code: string) => `{{${outOfAttribute(code)}}}`)
    .replaceAll(shownItem, "{{#each $1}}<li>$2</li>{{/each}}")
    .replaceAll(plainItem, "<li>$1</li>");

/** Whether the editor lost nothing but spaces and paragraphs: both say the same with the same elements. */
export const isSameText = (one: string, other: string): boolean => comparable(one) === comparable(other);

const comparable = (html: string): string =>
  new DOMParser()
    .parseFromString(html, "text/html")
    .body.innerHTML.replaceAll(/>\s+</g, "><")
    .replaceAll(/<\/?(?:p|div)>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
