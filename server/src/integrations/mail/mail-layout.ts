// The layout of emails: tables and inline styles, because email clients support little else.
export interface MailLayout {
  language: string;
  direction: "ltr" | "rtl";
  brandName: string;
  /** Its full address. */
  logo: string | null;
  /** The shop's color: white is readable on it, and it on white. */
  color?: string | undefined;
  title: string;
  paragraphs: readonly string[];
  code: string | undefined;
  action: { words: string; link: string; hint: string } | undefined;
  /** Small print at the end. */
  notes: readonly string[];
}

const usualColor = "#00719a";
const ink = "#1c2733";
const quiet = "#5b6875";
const line = "#dde3e8";
const font = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans Arabic',Arial,sans-serif";

/** All input is plain text; this is the only place that escapes it. */
export function layOut(mail: MailLayout): string {
  const { paragraphs, code, action, notes, color = usualColor, ...frame } = mail;
  return frameMail({
    ...frame,
    color,
    content: `${paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join("\n")}
${code === undefined ? "" : codeBlock(code)}${action ? actionBlock(action, color) : ""}
${notesBlock(notes)}`,
  });
}

/** Renders text that staff wrote as safe HTML: a link alone in its paragraph becomes a button. */
export function layOutText({
  html,
  notes,
  color = usualColor,
  ...frame
}: Omit<MailFrame, "content"> & { html: string; notes: readonly string[] }): string {
  const content = html
    .replace(/<p><a href="([^"]*)">([^<]*)<\/a><\/p>/g, (_all, link: string, words: string) =>
      button(link, words, color),
    )
    .replaceAll("<p>", '<p style="margin:0 0 16px">')
    .replace(/<a href="([^"]*)">/g, `<a href="$1" style="color:${color}">`);
  return frameMail({ ...frame, color, content: `${content}\n${notesBlock(notes)}` });
}

interface MailFrame extends Pick<MailLayout, "brandName" | "color" | "direction" | "language" | "logo" | "title"> {
  /** Safe HTML. */
  content: string;
}

const frameMail = ({
  language,
  direction,
  brandName,
  logo,
  color,
  title,
  content,
}: MailFrame): string => `<!doctype html>
<html lang="${escaped(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:0;background:#f2f5f7">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f5f7">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:540px;${font};color:${ink}">
<tr><td style="background:${color};color:#ffffff;padding:16px 28px;border-radius:8px 8px 0 0;font-size:18px;font-weight:600">${logo === null ? "" : logoBlock(logo)}${escaped(brandName)}</td></tr>
<tr><td style="background:#ffffff;border:1px solid ${line};border-top:0;border-radius:0 0 8px 8px;padding:28px;font-size:16px;line-height:1.5">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(title)}</h1>
${content}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;

/** On white, because most logos are drawn for paper; the name is beside it. */
const logoBlock = (logo: string): string =>
  `<img src="${escaped(logo)}" alt="" height="32" style="height:32px;max-width:160px;vertical-align:middle;background:#ffffff;border-radius:4px;padding:4px;margin-inline-end:12px">`;

const notesBlock = (notes: readonly string[]): string =>
  notes.map((text) => `<p style="margin:16px 0 0;font-size:14px;color:${quiet}">${escaped(text)}</p>`).join("\n");

const codeBlock = (code: string): string =>
  `<p dir="ltr" style="margin:24px 0;padding:16px;background:#f2f5f7;border-radius:8px;text-align:center;font-family:Menlo,Consolas,monospace;font-size:32px;font-weight:700;letter-spacing:8px">${escaped(code)}</p>`;

const actionBlock = ({ words, link, hint }: NonNullable<MailLayout["action"]>, color: string): string =>
  `${button(escaped(link), escaped(words), color)}
<p style="margin:0;font-size:14px;color:${quiet}">${escaped(hint)}<br><a dir="ltr" href="${escaped(link)}" style="color:${color};word-break:break-all">${escaped(link)}</a></p>`;

const button = (link: string, words: string, color: string): string =>
  `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;background:${color};color:#ffffff;padding:12px 24px;border-radius:6px;font-weight:600;text-decoration:none">${words}</a></p>`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
