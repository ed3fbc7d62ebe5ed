/** Whether a file is what the shop signed: without a network, by the keys that are trusted. */
import { equalBytes } from "@noble/curves/utils.js";
import { p256 } from "@noble/curves/nist.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { fileHash } from "./file-hash.ts";
import { elementAt } from "./der.ts";
import { statementSchema, withdrawnSchema, type DocumentStatement, type WithdrawnList } from "./document-statement.ts";
import { publicKeyOf, readContainer, readToken, signedAttributes, type SignatureParts } from "./signature-container.ts";
import { fromBase64Url, readSignedJson, type SignedKind } from "./signed-json.ts";
import { readSignedPdf } from "./signed-pdf.ts";

/** A key of the shop's, of today or of before. */
export interface TrustedKey {
  /** SHA-256 of its certificate. */
  id: string;
  /** X.509, DER, as base64url. */
  certificate: string;
  /** It signs from then until then, moments. */
  from: string;
  until: string;
}

/** `unsigned`: it bears no signature of ours; `otherKey`: of a key that is not trusted; `outOfTime`: the key did not sign then. */
export type SigningProblem = "changed" | "otherKey" | "outOfTime" | "unsigned";

export type Checked<Said> = ({ said: Said; keyId: string } & Stamped) | { problem: SigningProblem };

/** By a time stamp; the signature of its authority is not checked yet. */
interface Stamped {
  stampedAt: string | null;
  stampToken: Uint8Array | null;
}

const unstamped: Stamped = { stampedAt: null, stampToken: null };

/** Clocks of servers differ. */
const leewayMs = 24 * 3_600_000;

export const checkSignedJson = (text: string, keys: readonly TrustedKey[]): Checked<DocumentStatement> =>
  checkJson({ kind: "document", text, schema: statementSchema, timeOf: ({ signedAt }) => signedAt }, keys);

export const checkWithdrawn = (text: string, keys: readonly TrustedKey[]): Checked<WithdrawnList> =>
  checkJson({ kind: "withdrawn", text, schema: withdrawnSchema, timeOf: ({ madeAt }) => madeAt }, keys);

/** The PDF, and the JSON in it. */
export function checkSignedPdf(pdf: Uint8Array, keys: readonly TrustedKey[]): Checked<DocumentStatement> {
  const signed = readSignedPdf(pdf);
  if (!signed) return { problem: "unsigned" };
  const parts = attempt(() => readContainer(signed.container, signed.digest));
  if (!parts || !isFilledUp(signed.container)) return { problem: "changed" };
  const key = keys.find(({ id }) => id === fileHash(parts.certificate));
  if (!key) return { problem: "otherKey" };
  const stamp = attempt(() => checkParts(parts));
  if (!stamp) return { problem: "changed" };
  const checked = checkSignedJson(signed.json, keys);
  if ("problem" in checked) return { problem: checked.problem === "outOfTime" ? "outOfTime" : "changed" };
  return checked.keyId === key.id ? { ...checked, ...stamp } : { problem: "changed" };
}

/** Null when the signature or that over its time stamp is not right. */
function checkParts(parts: SignatureParts): Stamped | null {
  const { certificate, signature, stamp } = parts;
  if (!isSignedBy(certificate, { content: signedAttributes(parts), signature, format: "der" })) return null;
  if (!stamp) return unstamped;
  if (!isSignedBy(certificate, { content: stamp.token, signature: stamp.seal, format: "der" })) return null;
  const { stampedAt, imprint } = readToken(stamp.token);
  return equalBytes(imprint, sha256(signature)) ? { stampedAt, stampToken: stamp.token } : null;
}

interface Read<Said> {
  kind: SignedKind;
  text: string;
  schema: { safeParse: (value: unknown) => { data?: Said | undefined } };
  timeOf: (said: Said) => string;
}

function checkJson<Said>({ kind, text, schema, timeOf }: Read<Said>, keys: readonly TrustedKey[]): Checked<Said> {
  const read = readSignedJson(kind, text);
  if (!read) return { problem: "unsigned" };
  const key = keys.find(({ id }) => id === read.keyId);
  if (!key) return { problem: "otherKey" };
  const { signed: content, signature } = read;
  const isRight = attempt(() => isSignedBy(fromBase64Url(key.certificate), { content, signature, format: "compact" }));
  const said = isRight ? schema.safeParse(read.payload).data : undefined;
  if (!said) return { problem: "changed" };
  return isInTime(timeOf(said), key) ? { said, keyId: key.id, ...unstamped } : { problem: "outOfTime" };
}

function isInTime(moment: string, { from, until }: TrustedKey): boolean {
  const time = Date.parse(moment);
  return time >= Date.parse(from) - leewayMs && time <= Date.parse(until) + leewayMs;
}

/** What lies behind the signature within the room that was kept for it. */
function isFilledUp(container: Uint8Array): boolean {
  const used = attempt(() => elementAt(container, 0).whole.length) ?? 0;
  return container.subarray(used).every((byte) => byte === 0);
}

interface Signed {
  content: Uint8Array;
  signature: Uint8Array;
  format: "compact" | "der";
}

const isSignedBy = (certificate: Uint8Array, { content, signature, format }: Signed): boolean =>
  p256.verify(signature, content, publicKeyOf(certificate), { format, lowS: false });

/** Bytes that are not what they should be throw in many ways: none of them passes. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
