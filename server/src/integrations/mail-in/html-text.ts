import { Parser } from "htmlparser2";

/** Their content is not for readers. */
const silent = new Set(["head", "style", "script", "title", "template", "object", "svg", "noscript"]);
const blocks = new Set(
  "address,article,blockquote,div,dl,dt,dd,fieldset,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,ol,p,pre,section,table,tr,ul".split(
    ",",
  ),
);
const apart = new Set(["p", "blockquote", "table", "ul", "ol", "h1", "h2", "h3"]);
const isHidden = /\b(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)\b/i;
const longestHtml = 2_000_000;
/** The parser's time grows with the square of it; no mail program writes more, nor do browsers read it. */
const deepest = 500;

/** Around what the mail quotes, until its lines are marked. */
const [quoteBegins, quoteEnds] = ["\uE0F0", "\uE0F1"];
const deepestQuotation = 5;

/** The words of a stranger's HTML as plain text, in their order; nothing of it is ever shown as HTML. */
export function htmlText(html: string): string {
  let text = "";
  let hidden = 0;
  const open: boolean[] = []; // Whether each open element hides its content.
  const quotations: number[] = []; // How many elements each of them is in.
  const parser = new Parser({
    onopentag(name, { style = "", alt = "", type = "", class: kind = "" }) {
      const hides = silent.has(name) || isHidden.test(style);
      open.push(hides);
      if (open.length > deepest) parser.pause();
      if (hides) hidden++;
      if (hidden > 0) return;
      if (name === "blockquote" && (type === "cite" || kind.includes("gmail_quote"))) {
        quotations.push(open.length);
        text += `\n${quoteBegins}`;
      }
      if (name === "br") text += "\n";
      else if (name === "td" || name === "th") text += " ";
      else if (name === "img") text += alt;
      else if (blocks.has(name)) text += apart.has(name) ? "\n\n" : "\n";
    },
    ontext(words) {
      if (hidden === 0) text += words.replaceAll(/[^\S\u00A0]+/g, " ").replaceAll(/[\uE0F0\uE0F1]/g, "");
    },
    onclosetag(name) {
      if (quotations.at(-1) === open.length) {
        quotations.pop();
        text += `${quoteEnds}\n`;
      }
      if (open.pop()) hidden--;
      else if (hidden === 0 && blocks.has(name)) text += apart.has(name) ? "\n\n" : "\n";
    },
  });
  const read = html.slice(0, longestHtml);
  parser.end(read);
  const words = open.length > deepest ? read.replaceAll(/<[^<>]*>/g, " ") : text;
  return withMarkedQuotations(words)
    .replaceAll("\u00A0", " ")
    .split("\n")
    .map((line) => line.replaceAll(/ {2,}/g, " ").trim())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** As plain mails mark them, so that what is quoted is told from the sender's own words. */
function withMarkedQuotations(words: string): string {
  let depth = 0;
  const lines = words.split("\n").map((line) => {
    depth += line.split(quoteBegins).length - 1;
    const said = line.replaceAll(/[\uE0F0\uE0F1]/g, "");
    const marked = depth > 0 && said.trim() !== "" ? `${">".repeat(Math.min(depth, deepestQuotation))} ${said}` : said;
    depth -= line.split(quoteEnds).length - 1;
    return marked;
  });
  return lines.join("\n");
}
