/** The few forms of DER (X.690) that a signature is made of, written and read in one way only. */
import { concatBytes } from "@noble/hashes/utils.js";

export const derTags = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  oid: 0x06,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

export interface DerElement {
  tag: number;
  content: Uint8Array;
  /** With tag and length. */
  whole: Uint8Array;
}

export function writeDer(tag: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const content = concatBytes(...contents);
  return concatBytes(Uint8Array.of(tag, ...lengthOf(content.length)), content);
}

export const sequenceOf = (...contents: readonly Uint8Array[]): Uint8Array => writeDer(derTags.sequence, ...contents);

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  const digits = bigEndian(length, 0x100);
  return [0x80 | digits.length, ...digits];
}

/** `1.2.840.113549.1.7.2`. Numbers up to 2^53. */
export function writeOid(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...others] = dotted.split(".").map(Number);
  const bytes = [first * 40 + second, ...others].flatMap((number) =>
    bigEndian(number, 0x80).map((digit, at, digits) => (at < digits.length - 1 ? digit | 0x80 : digit)),
  );
  return writeDer(derTags.oid, Uint8Array.from(bytes));
}

function bigEndian(number: number, base: number): number[] {
  const digits = [number % base];
  for (let left = Math.floor(number / base); left > 0; left = Math.floor(left / base)) digits.unshift(left % base);
  return digits;
}

/** Returns the elements that follow one another in these bytes. Throws a RangeError where they are not DER. */
export function readDer(bytes: Uint8Array): DerElement[] {
  const elements: DerElement[] = [];
  for (let at = 0; at < bytes.length;) {
    const element = elementAt(bytes, at);
    elements.push(element);
    at += element.whole.length;
  }
  return elements;
}

/** Follows a path of positions into nested elements. Throws a RangeError where it leads nowhere. */
export function derAt(bytes: Uint8Array, ...path: readonly number[]): DerElement {
  const [position = 0, ...deeper] = path;
  const element = readDer(bytes)[position];
  if (!element) throw new RangeError("no such element");
  return deeper.length === 0 ? element : derAt(element.content, ...deeper);
}

/** The first element, whatever follows it. */
export function elementAt(bytes: Uint8Array, at: number): DerElement {
  const tag = byteAt(bytes, at);
  const first = byteAt(bytes, at + 1);
  const digits = first < 0x80 ? 0 : first & 0x7f;
  if (first === 0x80 || digits > 4) throw new RangeError("not DER");
  let length = digits === 0 ? first : 0;
  for (let digit = 0; digit < digits; digit++) length = length * 0x100 + byteAt(bytes, at + 2 + digit);
  const start = at + 2 + digits;
  if (start + length > bytes.length) throw new RangeError("cut off");
  return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(at, start + length) };
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new RangeError("cut off");
  return byte;
}
