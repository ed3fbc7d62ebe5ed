/** Who has signed a time stamp: RSA (PKCS #1 1.5) and ECDSA, by what browsers know of both. */
import { derAt, readDer, writeOid } from "@boresight/domain/documents/signed/der";
import { readStampSignature, type StampHash } from "@boresight/domain/documents/signed/stamp-signature";
import { equalBytes } from "@noble/curves/utils.js";

/** `unknown`: by a way of signing that is not checked here. */
export type StampSigner = { state: "signed"; by: string } | { state: "unknown" } | { state: "wrong" };

const subtleNames = { sha256: "SHA-256", sha384: "SHA-384", sha512: "SHA-512" } as const satisfies Record<
  StampHash,
  string
>;

/** Whether the certificate belongs to a trustworthy authority is not judged. */
export async function stampSigner(token: Uint8Array): Promise<StampSigner> {
  const stamp = readStampSignature(token);
  // Some browsers give pages from a folder no cryptography of theirs.
  if (!stamp || !("subtle" in crypto)) return { state: "unknown" };
  const hash = subtleNames[stamp.hash];
  const digest = new Uint8Array(await crypto.subtle.digest(hash, Uint8Array.from(stamp.info)));
  if (!equalBytes(digest, stamp.digest)) return { state: "wrong" };
  let isJudged = false;
  for (const certificate of stamp.certificates) {
    const key = await importKey(certificate, hash);
    isJudged ||= key !== null;
    if (key && (await isSignedBy(key, { ...stamp, hash }))) return { state: "signed", by: ownerOf(certificate) };
  }
  return { state: isJudged ? "wrong" : "unknown" };
}

const rsa = writeOid("1.2.840.113549.1.1.1");
const ellipticCurve = writeOid("1.2.840.10045.2.1");
const curves: readonly (readonly [string, Uint8Array])[] = [
  ["P-256", writeOid("1.2.840.10045.3.1.7")],
  ["P-384", writeOid("1.3.132.0.34")],
  ["P-521", writeOid("1.3.132.0.35")],
];

/** Null: it signs in another way. */
async function importKey(certificate: Uint8Array, hash: string): Promise<CryptoKey | null> {
  const { content, whole } = derAt(certificate, 0, 0, 6);
  const [kind, parameters] = readDer(derAt(content, 0).content);
  const isOf = (oid: Uint8Array) => kind !== undefined && equalBytes(kind.whole, oid);
  const namedCurve = curves.find(([, oid]) => parameters && equalBytes(parameters.whole, oid))?.[0];
  const algorithm = isOf(rsa)
    ? { name: "RSASSA-PKCS1-v1_5", hash }
    : isOf(ellipticCurve) && namedCurve
      ? { name: "ECDSA", namedCurve }
      : null;
  return algorithm && crypto.subtle.importKey("spki", Uint8Array.from(whole), algorithm, false, ["verify"]);
}

interface Signed {
  hash: string;
  signed: Uint8Array;
  signature: Uint8Array;
}

async function isSignedBy(key: CryptoKey, { hash, signed, signature }: Signed): Promise<boolean> {
  const { algorithm } = key;
  const isCurve = "namedCurve" in algorithm;
  const size = isCurve ? Math.ceil(Number(String(algorithm.namedCurve).slice(2)) / 8) : 0;
  const bytes = isCurve ? joinedNumbers(signature, size) : signature;
  const how = isCurve ? { name: "ECDSA", hash } : { name: "RSASSA-PKCS1-v1_5" };
  return bytes !== null && crypto.subtle.verify(how, key, Uint8Array.from(bytes), Uint8Array.from(signed));
}

/** Both numbers of a signature one behind the other, as browsers want them. */
function joinedNumbers(signature: Uint8Array, size: number): Uint8Array | null {
  const joined = new Uint8Array(2 * size);
  for (const [at, { content }] of readDer(derAt(signature, 0).content).entries()) {
    const number = content[0] === 0 ? content.subarray(1) : content;
    if (at > 1 || number.length > size) return null;
    joined.set(number, (at + 1) * size - number.length);
  }
  return joined;
}

const commonName = writeOid("2.5.4.3");

/** What a certificate calls its owner; empty where it has no common name. */
function ownerOf(certificate: Uint8Array): string {
  const subject = readDer(derAt(certificate, 0, 0, 5).content).flatMap(({ content }) => readDer(content));
  const name = subject.findLast(({ content }) => equalBytes(derAt(content, 0).whole, commonName));
  return name ? new TextDecoder().decode(derAt(name.content, 1).content) : "";
}
