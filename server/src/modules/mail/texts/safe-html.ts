// What HTML an email template may contain: a short list of tags, and links that lead to the web, email or phone.
import { isUrlVariable } from "@boresight/domain/mail/template-variables";
import sanitizeHtml from "sanitize-html";

const allowedTags = ["p", "h2", "h3", "strong", "em", "u", "ul", "ol", "li", "blockquote", "a", "br", "hr"];
/** Elements whose content is not text for people. */
const nonTextTags = ["script", "style", "title", "template", "iframe", "object", "svg", "math", "textarea", "noscript"];
/** A harmless scheme in plain letters: nothing after it can change the scheme. */
const harmless = /^(?:https?:\/\/|mailto:|tel:)[^\s"'<>`\\{}]*$/i;

const options: sanitizeHtml.IOptions = {
  allowedTags,
  nonTextTags,
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  selfClosing: ["br", "hr"],
  nestingLimit: 100,
  transformTags: {
    div: "p",
    h1: "h2",
    b: "strong",
    i: "em",
    a: (tagName, { href = "" }) => ({ tagName, attribs: linkTo(href.trim()) }),
  },
};

const mostPasses = 4;

/** Returns the text with only the allowed tags, all of them closed. */
export function safeHtml(html: string): string {
  let safe = cleaned(html);
  // Where a tag that is left out is between them, a tag may stay open at first: what is saved again must be the same.
  for (let pass = 1; pass < mostPasses; pass++) {
    const again = cleaned(safe);
    if (again === safe) return safe;
    safe = again;
  }
  return safe;
}

const cleaned = (html: string): string => sanitizeHtml(html, options).replaceAll(/<(br|hr) \/>/g, "<$1>");

function linkTo(address: string): sanitizeHtml.Attributes {
  const [, variable = ""] = /^\{\{\s*([A-Za-z.]+)\s*\}\}$/.exec(address) ?? [];
  if (isUrlVariable(variable)) return { href: `{{${variable}}}` };
  return harmless.test(address) ? { href: address } : {};
}
