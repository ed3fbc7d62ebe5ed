/** The letters of a file, whose encoding is known by a mark, by its bytes, or by what makes the better words. */
import type { FileEncoding } from "@boresight/domain/settings/import/import-kinds";

export interface DecodedFile {
  text: string;
  encoding: FileEncoding;
  /** Nothing in the file reveals its encoding. */
  isGuessed: boolean;
}

export function decodeFile(bytes: Buffer, chosen: FileEncoding | null = null): DecodedFile {
  const told = markOf(bytes) ?? chosen ?? wideOf(bytes);
  if (told) return { text: decoded(bytes, told), encoding: told, isGuessed: false };
  const text = decoded(bytes, "utf-8");
  const unreadable = text.split("\uFFFD").length - 1;
  // A few broken letters among many that are whole are broken, and not of another encoding.
  const whole = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  if (unreadable === 0 || whole > 2 * unreadable)
    return { text, encoding: "utf-8", isGuessed: whole <= fewLetters && mixed.test(text) };
  const [windows, mac] = [decoded(bytes, "windows-1252"), decoded(bytes, "macintosh")];
  return plausibilityOf(mac) > plausibilityOf(windows)
    ? { text: mac, encoding: "macintosh", isGuessed: true }
    : { text: windows, encoding: "windows-1252", isGuessed: true };
}

/** Two letters of another encoding may happen to be one of UTF-8: then it is of a script that its neighbors are not of. */
const foreign = "(?![\\p{Script=Latin}\\p{Script=Common}\\p{Script=Inherited}])\\P{ASCII}";
const mixed = new RegExp(`\\p{Script=Latin}${foreign}|${foreign}\\p{Script=Latin}`, "u");
const fewLetters = 3;

const decoded = (bytes: Buffer, encoding: FileEncoding): string => new TextDecoder(encoding).decode(bytes);

/** The mark with which some programs begin a file. */
function markOf(bytes: Buffer): FileEncoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
}

const sampled = 4096;

/** Letters of two bytes, of which one is zero in almost every letter of a table. */
function wideOf(bytes: Buffer): FileEncoding | null {
  const sample = bytes.subarray(0, sampled);
  const zeros = [0, 1].map((odd) => sample.filter((byte, index) => byte === 0 && index % 2 === odd).length);
  const [even = 0, odd = 0] = zeros.map((count) => count / (sample.length / 2));
  if (odd > 0.4 && even < 0.1) return "utf-16le";
  return even > 0.4 && odd < 0.1 ? "utf-16be" : null;
}

const judgedLetters = 5000;
const small = /\p{Ll}/u;
const large = /\p{Lu}/u;

/** How many letters beyond ASCII stand where such letters stand, less those that do not: `Müller` against `MŸller`. */
function plausibilityOf(text: string): number {
  let score = 0;
  let judged = 0;
  for (const { 0: letter, index } of text.matchAll(/\P{ASCII}/gu)) {
    const [before = " ", after = " "] = [text[index - 1], text[index + 1]];
    const isInside = /\p{L}/u.test(before) && /\p{L}/u.test(after);
    if (small.test(letter)) score += large.test(after) ? -1 : 1;
    else if (large.test(letter)) score += small.test(before) || (isInside && small.test(after)) ? -1 : 1;
    else if (/[’–—“”‘…°®™«»\u00A0]/.test(letter)) score += isInside && letter !== "’" ? -1 : 1;
    else score -= 1;
    judged += 1;
    if (judged === judgedLetters) break;
  }
  return score;
}
