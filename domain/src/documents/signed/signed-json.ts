/** Signed JSON: a JWS in the flattened form of RFC 7515, ES256, of which only one spelling is accepted. */
import { utf8ToBytes } from "@noble/hashes/utils.js";
import * as z from "zod";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const four = [first >> 2, ((first & 3) << 4) | (second >> 4), ((second & 15) << 2) | (third >> 6), third & 63];
    for (const digit of four.slice(0, bytes.length - at + 1)) text += alphabet[digit];
  }
  return text;
}

/** Throws a RangeError for any spelling but the one that `toBase64Url` writes. */
export function fromBase64Url(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [bits, count, at] = [0, 0, 0];
  for (const letter of text) {
    const digit = alphabet.indexOf(letter);
    if (digit < 0) throw new RangeError("not base64url");
    bits = ((bits << 6) | digit) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = (bits >> count) & 0xff;
  }
  if (text.length % 4 === 1 || (bits & ((1 << count) - 1)) !== 0) throw new RangeError("not base64url");
  return bytes;
}

/** `document`: what a document says; `withdrawn`: the list of those that were withdrawn. One never passes for the other. */
export type SignedKind = "document" | "withdrawn";

const typeOf = (kind: SignedKind) => `boresight-${kind}+json`;

const headerSchema = z.strictObject({
  alg: z.literal("ES256"),
  kid: z.string(),
  typ: z.string(),
  x5c: z.array(z.string()).length(1),
});
const flattenedSchema = z.strictObject({ payload: z.string(), protected: z.string(), signature: z.string() });

interface SigningKey {
  /** SHA-256 of its certificate. */
  id: string;
  certificate: Uint8Array;
}

/** What is signed, and what puts the signature (`r` and `s`, 64 bytes) to it. */
export function writeSignedJson(kind: SignedKind, payload: unknown, { id, certificate }: SigningKey) {
  // RFC 7515 wants certificates in plain base64.
  const plain = toBase64Url(certificate).replaceAll("-", "+").replaceAll("_", "/");
  const x5c = [plain.padEnd(Math.ceil(plain.length / 4) * 4, "=")];
  const parts = {
    payload: toBase64Url(utf8ToBytes(JSON.stringify(payload))),
    protected: toBase64Url(utf8ToBytes(JSON.stringify({ alg: "ES256", kid: id, typ: typeOf(kind), x5c }))),
  };
  return {
    toSign: utf8ToBytes(`${parts.protected}.${parts.payload}`),
    finish: (signature: Uint8Array) => JSON.stringify({ ...parts, signature: toBase64Url(signature) }),
  };
}

export interface ReadSignedJson {
  keyId: string;
  payload: unknown;
  signed: Uint8Array;
  signature: Uint8Array;
}

/** Null: it is no signed JSON of this kind, or not as we write it. Whether the signature is right is not looked at. */
export function readSignedJson(kind: SignedKind, text: string): ReadSignedJson | null {
  try {
    const parts = flattenedSchema.parse(JSON.parse(text));
    if (JSON.stringify(parts) !== text) return null;
    const header = headerSchema.parse(jsonOf(parts.protected));
    if (header.typ !== typeOf(kind)) return null;
    return {
      keyId: header.kid,
      payload: jsonOf(parts.payload),
      signed: utf8ToBytes(`${parts.protected}.${parts.payload}`),
      signature: fromBase64Url(parts.signature),
    };
  } catch {
    return null;
  }
}

const jsonOf = (encoded: string): unknown => JSON.parse(textOf(fromBase64Url(encoded)));

/** Throws a URIError for what is not UTF-8. */
export function textOf(bytes: Uint8Array): string {
  let escaped = "";
  for (const byte of bytes) escaped += `%${byte.toString(16).padStart(2, "0")}`;
  return decodeURIComponent(escaped);
}
