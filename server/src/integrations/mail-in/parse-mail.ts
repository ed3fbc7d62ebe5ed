// Parses a mail, and repairs letters that are of another encoding than the mail says: many programs name a wrong one, or none.
import { Readable } from "node:stream";
import PostalMime, { type Email } from "postal-mime";
import { readWithinLimits } from "./read-within-limits.ts";

const parsing = { forceRfc822Attachments: true, maxNestingDepth: 50, maxHeadersSize: 1_000_000 } as const;

export async function parseMail(raw: Buffer): Promise<Email> {
  const plain = withReadableHead(raw);
  const email = await PostalMime.parse(plain, parsing);
  const written = isLost(email) ? await parseAsWindows(plain) : email;
  const hasUtf7 = plain.subarray(0, longestLook).toString("latin1").search(utf7Label) !== -1;
  const repaired = (words: string) => withoutMojibake(hasUtf7 ? fromUtf7(words) : words);
  return {
    ...email,
    ...(hasNothing(email) && { text: repaired(bodyOf(plain)) }),
    ...(email.subject !== undefined && { subject: repaired(email.subject) }),
    ...(written.text !== undefined && { text: repaired(written.text) }),
    ...(written.html !== undefined && { html: repaired(written.html) }),
  };
}

const longestLook = 100_000;
const longestHead = 1_000_000;
const longestLine = 100_000;

/** Without a mark of UTF-8 in front, and with UTF-8 in headers that hold bytes of anything else. */
function withReadableHead(raw: Buffer): Buffer {
  const mail = raw.subarray(0, 3).equals(Buffer.from("\uFEFF")) ? raw.subarray(3) : raw;
  const ends = ["\r\n\r\n", "\n\n"].map((end) => mail.indexOf(end)).filter((at) => at !== -1);
  const head = mail.subarray(0, Math.min(...ends, mail.length, longestHead));
  if (utf8In(head) !== null) return mail;
  const lines = head
    .toString("latin1")
    .split("\n")
    .map((line) => readLine(Buffer.from(line, "latin1")));
  return Buffer.concat([Buffer.from(lines.join("\n")), mail.subarray(head.length)]);
}

/** Its parts cannot be told apart: their boundary is missing, or another one. */
const hasNothing = ({ text, html, attachments, headers }: Email): boolean =>
  !text &&
  !html &&
  attachments.length === 0 &&
  headers.some(({ key, value }) => key === "content-type" && /^multipart\//i.test(value));

const longestBody = 1_000_000;

/** All that stands below the headers, without the lines that begin parts. */
function bodyOf(raw: Buffer): string {
  const [begin = raw.length] = ["\r\n\r\n", "\n\n"].flatMap((end) => {
    const at = raw.indexOf(end);
    return at === -1 ? [] : at + end.length;
  });
  const body = readLine(raw.subarray(begin, begin + longestBody));
  return body.replaceAll(/^(?:--\S+|content-[a-z-]+:.*|[A-Za-z0-9+/]{60,}=*)[ \t\r]*$/gim, "");
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function utf8In(bytes: Uint8Array): string | null {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return null;
  }
}

const windows = new TextDecoder("windows-1252");
const readLine = (bytes: Uint8Array): string => utf8In(bytes) ?? windows.decode(bytes);

const isLost = ({ text = "", html = "" }: Email): boolean => text.includes("\uFFFD") || html.includes("\uFFFD");

/** What says to be UTF-8, or nothing, read as Windows' letters; of its parts only what may be words. */
async function parseAsWindows(raw: Buffer): Promise<Email> {
  const small = await readWithinLimits(Readable.from([raw]), { part: 500_000, mail: 2_000_000 });
  const labelled = small
    .toString("latin1")
    .replaceAll(/charset\s*=\s*"?utf-?8"?/gi, "charset=windows-1252")
    .replaceAll(/^(content-type:[ \t]*text\/(?:plain|html))[ \t;]*\r?$/gim, "$1; charset=windows-1252\r");
  const head = labelled.slice(0, labelled.search(/\r?\n\r?\n/) + 1);
  const typed = /^content-type:/im.test(head)
    ? labelled
    : `Content-Type: text/plain; charset=windows-1252\r\n${labelled}`;
  return PostalMime.parse(Buffer.from(typed, "latin1"), parsing);
}

const byteOf = new Map(Array.from({ length: 128 }, (_, at) => [windows.decode(new Uint8Array([at + 128])), at + 128]));

/** Lines of UTF-8 that were read as Windows' letters: "JÃ©rÃ´me". */
const withoutMojibake = (words: string): string =>
  words
    .split("\n")
    .map((line) => (line.length <= longestLine && /[\u0080-\uFFFF]/.test(line) ? repairedLine(line) : line))
    .join("\n");

function repairedLine(line: string): string {
  const bytes: number[] = [];
  for (const sign of line) {
    const byte = sign < "\u0080" ? sign.charCodeAt(0) : byteOf.get(sign);
    if (byte === undefined) return line;
    bytes.push(byte);
  }
  return utf8In(Uint8Array.from(bytes)) ?? line;
}

const utf7Label = /(?:charset\s*=\s*"?|=\?)(?:unicode-1-1-)?utf-7\b/i;

/** RFC 2152: `+AOk-` is é, `+-` a plus. */
const fromUtf7 = (words: string): string =>
  words.replaceAll(/\+([A-Za-z0-9+/]*)-?/g, (written, base64: string) => {
    if (base64 === "") return "+";
    const bytes = Buffer.from(base64, "base64");
    return bytes.length < 2
      ? written
      : bytes
          .subarray(0, bytes.length & ~1)
          .swap16()
          .toString("utf16le");
  });
