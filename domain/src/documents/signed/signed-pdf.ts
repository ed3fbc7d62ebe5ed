/** Where a PDF of ours has its signature and its JSON: in the part that was added at its end. */
import { sha256 } from "@noble/hashes/sha2.js";

export interface SignedPdf {
  /** SHA-256 of all but the signature. */
  digest: Uint8Array;
  /** The signature, filled up with zeros. */
  container: Uint8Array;
  /** The JSON, signed as well. */
  json: string;
}

export const byteRangeMark = "/ByteRange [0 ";
/** What stands before the length of the attached JSON. */
export const attachedMark = "/Type /EmbeddedFile /Subtype /application#2Fjson /Length ";

/** Null: there is no signature of ours, or something was added behind it. */
export function readSignedPdf(pdf: Uint8Array): SignedPdf | null {
  const range = /^\/ByteRange \[0 (\d+) (\d+) (\d+)\]/.exec(ascii(pdf, lastIndexOf(pdf, byteRangeMark), 60));
  const json = attachedJson(pdf);
  if (!range || json === null) return null;
  const [start = 0, end = 0, rest = 0] = range.slice(1).map(Number);
  const isWhole = start < end && end + rest === pdf.length;
  if (!isWhole || ascii(pdf, start, 1) !== "<" || ascii(pdf, end - 1, 1) !== ">") return null;
  const container = fromHex(pdf.subarray(start + 1, end - 1));
  if (!container) return null;
  const digest = sha256.create().update(pdf.subarray(0, start)).update(pdf.subarray(end)).digest();
  return { digest, container, json };
}

function attachedJson(pdf: Uint8Array): string | null {
  const at = lastIndexOf(pdf, attachedMark);
  const [, length, before = ""] =
    /^\/Type \S+ \S+ \S+ \/Length (\d+)( [^\n]*>>\nstream\n)/.exec(ascii(pdf, at, 400)) ?? [];
  if (length === undefined) return null;
  return ascii(pdf, at + attachedMark.length + length.length + before.length, Number(length));
}

/** Two small digits for a byte: our way to write them, and no other. */
function fromHex(digits: Uint8Array): Uint8Array | null {
  const bytes = new Uint8Array(digits.length / 2);
  for (const [at, code] of digits.entries()) {
    const digit = code >= 48 && code <= 57 ? code - 48 : code >= 97 && code <= 102 ? code - 87 : -1;
    if (digit < 0) return null;
    bytes[at >> 1] = ((bytes[at >> 1] ?? 0) << 4) | digit;
  }
  return bytes;
}

function lastIndexOf(bytes: Uint8Array, text: string): number {
  const codes = Array.from(text, (letter) => letter.charCodeAt(0));
  for (let at = bytes.length - codes.length; at >= 0; at--)
    if (bytes[at] === codes[0] && codes.every((code, index) => bytes[at + index] === code)) return at;
  return bytes.length;
}

function ascii(bytes: Uint8Array, start: number, length: number): string {
  let text = "";
  for (const byte of bytes.subarray(start, start + length)) text += String.fromCharCode(byte);
  return text;
}
