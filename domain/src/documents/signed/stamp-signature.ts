/** What a time stamp (RFC 3161) is signed with: CMS SignedData (RFC 5652, section 5) by its authority. */
import { equalBytes } from "@noble/curves/utils.js";
import { derAt, derTags, readDer, writeOid } from "./der.ts";

export type StampHash = "sha256" | "sha384" | "sha512";

export interface StampSignature {
  hash: StampHash;
  /** What is stamped, and its digest as the signed attributes have it. */
  info: Uint8Array;
  digest: Uint8Array;
  /** The attributes, as they are signed. */
  signed: Uint8Array;
  signature: Uint8Array;
  /** X.509, DER; one of them is the signer's. */
  certificates: readonly Uint8Array[];
}

const hashes: readonly (readonly [StampHash, Uint8Array])[] = [
  ["sha256", writeOid("2.16.840.1.101.3.4.2.1")],
  ["sha384", writeOid("2.16.840.1.101.3.4.2.2")],
  ["sha512", writeOid("2.16.840.1.101.3.4.2.3")],
];
const messageDigest = writeOid("1.2.840.113549.1.9.4");
const explicitZero = 0xa0;

/** Null where it is signed in a way that we do not read, or brings no certificates. Throws a RangeError where it is no token. */
export function readStampSignature(token: Uint8Array): StampSignature | null {
  const parts = readDer(derAt(token, 0, 1, 0).content);
  const info = derAt(derAt(token, 0, 1, 0, 2, 1).content, 0).content;
  const certificates = parts.find(({ tag }) => tag === explicitZero);
  const [, , algorithm, attributes, , signature] = readDer(derAt(parts.at(-1)?.content ?? info, 0).content);
  if (!algorithm || attributes?.tag !== explicitZero || !signature || !certificates) return null;
  const hash = hashes.find(([, oid]) => equalBytes(derAt(algorithm.content, 0).whole, oid))?.[0];
  const digest = readDer(attributes.content).find(({ content }) => equalBytes(derAt(content, 0).whole, messageDigest));
  if (!hash || !digest) return null;
  const signed = Uint8Array.from(attributes.whole);
  signed[0] = derTags.set;
  return {
    hash,
    info,
    digest: derAt(digest.content, 1, 0).content,
    signed,
    signature: signature.content,
    certificates: readDer(certificates.content).map(({ whole }) => whole),
  };
}
