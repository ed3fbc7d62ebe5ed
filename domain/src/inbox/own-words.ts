/** What a mail says itself, apart from the earlier mails that it quotes or passes on. */

export interface WrittenWords {
  /** What the sender wrote this time. */
  own: string;
  /** Earlier mails below it; they may be about anything. */
  quoted: string;
}

const longest = 100_000;

/** How mail programs begin what they quote, in the languages of our customers. */
const beginnings: readonly RegExp[] = [
  /^-{2,}\s*(?:original message|original appointment|forwarded message|message d['’]origine|message original|message transféré|mensaje original|mensaje reenviado|الرسالة الأصلية|رسالة معاد توجيهها)\s*-{2,}/i,
  /^_{20,}$/,
  /^begin forwarded message:|^début du message (?:réexpédié|transféré)\s*:/i,
  /^on .{4,200}\bwrote:$/i,
  /^le .{4,200}\ba écrit\s*:$/i,
  /^el .{4,200}\bescribió:$/i,
  /^في .{4,200}كتب.{0,120}:$/,
];
/** The head of a quoted mail, `From: …` with `Sent:` or `To:` close below it. */
const headBegins = /^\*?(?:from|de|von|من)\s*:\*?\s/i;
const headGoesOn = /^\*?(?:sent|date|to|subject|envoyé|à|objet|enviado|para|asunto|التاريخ|إلى|الموضوع)\s*:\*?\s/i;
const linesOfHead = 4;

/** A program breaks the line that introduces a quotation where it gets long. */
const linesOfIntroduction = 3;

export function splitWords(text: string): WrittenWords {
  const lines = text.slice(0, longest).replaceAll(/\r\n?/g, "\n").split("\n");
  const end = lines.findIndex((_line, at) => beginsQuotation(lines, at));
  const above = end === -1 ? lines : lines.slice(0, end);
  const below = end === -1 ? [] : lines.slice(end);
  return {
    own: joined(above.filter((line) => !isQuoted(line))),
    quoted: joined([...above.filter(isQuoted), ...below]),
  };
}

const isQuoted = (line: string): boolean => /^\s{0,3}>/.test(line);
const joined = (lines: readonly string[]): string => lines.join("\n").trim();

function beginsQuotation(lines: readonly string[], at: number): boolean {
  const line = plain(lines[at]);
  if (line === "") return false;
  if (headBegins.test(line))
    return lines.slice(at + 1, at + 1 + linesOfHead).some((next) => headGoesOn.test(plain(next)));
  const wrapped = lines.slice(at, at + linesOfIntroduction).map(plain);
  return beginnings.some(
    (beginning) =>
      beginning.test(line) || wrapped.some((_next, count) => beginning.test(wrapped.slice(0, count + 1).join(" "))),
  );
}

/** Without the marks of direction that Arabic mail programs write, and those of a quotation within a quotation. */
const plain = (line = ""): string => line.replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "").trim();
