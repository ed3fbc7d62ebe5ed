/**
 * The signature in a PDF: CMS SignedData (RFC 5652) as PAdES B-B and B-T want it (ETSI EN 319 142-1). The same parts always
 * make the same bytes, so whoever verifies makes them again and compares: no byte of it can differ unseen.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { equalBytes } from "@noble/curves/utils.js";
import { derAt, derTags, elementAt, readDer, sequenceOf, writeDer, writeOid } from "./der.ts";

export interface SignatureParts {
  /** X.509, DER. */
  certificate: Uint8Array;
  /** SHA-256 of what the signature covers. */
  digest: Uint8Array;
  /** ECDSA with P-256 over the signed attributes, DER. */
  signature: Uint8Array;
  stamp: Stamp | null;
}

/** A time stamp (RFC 3161), and our own signature over it: its many forms need not be judged to notice that one was changed. */
export interface Stamp {
  token: Uint8Array;
  seal: Uint8Array;
}

const oids = {
  contentType: writeOid("1.2.840.113549.1.9.3"),
  data: writeOid("1.2.840.113549.1.7.1"),
  ecdsaWithSha256: writeOid("1.2.840.10045.4.3.2"),
  messageDigest: writeOid("1.2.840.113549.1.9.4"),
  sha256: writeOid("2.16.840.1.101.3.4.2.1"),
  signedData: writeOid("1.2.840.113549.1.7.2"),
  signingCertificate: writeOid("1.2.840.113549.1.9.16.2.47"),
  stamp: writeOid("1.2.840.113549.1.9.16.2.14"),
  // Below the arc of UUIDs, which anybody may use.
  stampSeal: writeOid("2.25.1861034971420655"),
};

const one = writeDer(derTags.integer, Uint8Array.of(1));
const explicit = (number: number, ...contents: readonly Uint8Array[]) => writeDer(0xa0 + number, ...contents);
const setOf = (...members: readonly Uint8Array[]) => writeDer(derTags.set, ...members);
const attribute = (oid: Uint8Array, value: Uint8Array) => sequenceOf(oid, setOf(value));

/** What is signed: the digest, and which certificate the signature belongs to. */
export const signedAttributes = ({ certificate, digest }: Pick<SignatureParts, "certificate" | "digest">): Uint8Array =>
  setOf(...attributesOf({ certificate, digest }));

const attributesOf = ({ certificate, digest }: Pick<SignatureParts, "certificate" | "digest">) =>
  sorted([
    attribute(oids.contentType, oids.data),
    attribute(oids.messageDigest, writeDer(derTags.octetString, digest)),
    attribute(
      oids.signingCertificate,
      sequenceOf(sequenceOf(sequenceOf(writeDer(derTags.octetString, sha256(certificate))))),
    ),
  ]);

export function buildContainer({ certificate, digest, signature, stamp }: SignatureParts): Uint8Array {
  const { issuer, serial } = namesOf(certificate);
  const signer = sequenceOf(
    one,
    sequenceOf(issuer, serial),
    sequenceOf(oids.sha256),
    explicit(0, ...attributesOf({ certificate, digest })),
    sequenceOf(oids.ecdsaWithSha256),
    writeDer(derTags.octetString, signature),
    ...(stamp ? [explicit(1, ...stampAttributes(stamp))] : []),
  );
  const signed = sequenceOf(
    one,
    setOf(sequenceOf(oids.sha256)),
    sequenceOf(oids.data),
    explicit(0, certificate),
    setOf(signer),
  );
  return sequenceOf(oids.signedData, explicit(0, signed));
}

const stampAttributes = ({ token, seal }: Stamp) =>
  sorted([attribute(oids.stamp, token), attribute(oids.stampSeal, writeDer(derTags.octetString, seal))]);

/** As DER orders the members of a set. */
const sorted = (members: readonly Uint8Array[]) => members.toSorted(compareBytes);

function compareBytes(first: Uint8Array, second: Uint8Array): number {
  const at = first.findIndex((byte, index) => byte !== second[index]);
  return at < 0 ? first.length - second.length : (first[at] ?? 0) - (second[at] ?? -1);
}

/** Whose certificate it is and its number, as they stand in it. */
function namesOf(certificate: Uint8Array) {
  const [, serial, , issuer] = readDer(derAt(certificate, 0, 0).content);
  if (!serial || !issuer) throw new RangeError("no certificate");
  return { serial: serial.whole, issuer: issuer.whole };
}

/** The public key in a certificate, as a point of the curve. */
export function publicKeyOf(certificate: Uint8Array): Uint8Array {
  const key = derAt(certificate, 0, 0, 6, 1);
  if (key.tag !== derTags.bitString || key.content.length !== 66) throw new RangeError("no key on P-256");
  return key.content.subarray(1);
}

/** Takes a container apart, whatever follows it. Throws a RangeError where its bytes are not those that its parts make. */
export function readContainer(bytes: Uint8Array, digest: Uint8Array): SignatureParts {
  const { whole } = elementAt(bytes, 0);
  const certificate = derAt(whole, 0, 1, 0, 3, 0).whole;
  const signer = readDer(derAt(whole, 0, 1, 0, 4, 0).content);
  const signature = signer[5]?.content;
  if (!signature) throw new RangeError("no signature");
  const stamp = signer[6] ? readStamp(readDer(signer[6].content).map(({ content }) => content)) : null;
  const parts = { certificate, digest, signature, stamp };
  if (!equalBytes(buildContainer(parts), whole)) throw new RangeError("not as it was made");
  return parts;
}

function readStamp(attributes: readonly Uint8Array[]): Stamp {
  const valueOf = (oid: Uint8Array) => attributes.find((content) => equalBytes(derAt(content, 0).whole, oid));
  const [token, seal] = [valueOf(oids.stamp), valueOf(oids.stampSeal)];
  if (!token || !seal) throw new RangeError("no time stamp");
  return { token: derAt(token, 1, 0).whole, seal: derAt(seal, 1, 0).content };
}

/** When a time stamp was made, and the hash of what it is for. Throws a RangeError where it cannot be read. */
export function readToken(token: Uint8Array): { stampedAt: string; imprint: Uint8Array } {
  const info = derAt(derAt(token, 0, 1, 0, 2, 1, 0).content, 0).content;
  const [, , imprint, , time] = readDer(info);
  if (!imprint || time?.tag !== derTags.generalizedTime) throw new RangeError("no time stamp");
  return { stampedAt: momentOf(time.content), imprint: derAt(imprint.content, 1).content };
}

/** `20261129031453Z`, with or without a fraction. */
function momentOf(content: Uint8Array): string {
  const said = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d+)?Z$/.exec(String.fromCharCode(...content));
  if (!said) throw new RangeError("no moment");
  const [, year, month, day, hour, minute, second] = said;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}
