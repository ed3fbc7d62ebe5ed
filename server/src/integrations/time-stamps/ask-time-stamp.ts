/** Time stamps by RFC 3161: a service that confirms that something was there at a time. */
import { createHash, randomBytes, timingSafeEqual, verify, X509Certificate } from "node:crypto";
import { readToken } from "@boresight/domain/documents/signed/signature-container";
import { readStampSignature } from "@boresight/domain/documents/signed/stamp-signature";
import { derAt, derTags, readDer, sequenceOf, writeDer, writeOid } from "@boresight/domain/documents/signed/der";
import { openBreaker } from "#platform/limits/breaker.ts";

/** Returns the token that a service gave for this hash (SHA-256). Throws when it gives none in time, or a wrong one. */
export type AskTimeStamp = (hash: Uint8Array) => Promise<Uint8Array>;

const mostBytes = 100_000;

/** Waits `patience` milliseconds for each stamp. */
export function openTimeStamps(url: string, patience = 3000): AskTimeStamp {
  // While it is away, documents wait for it twice in a minute and no oftener.
  const breaker = openBreaker({ failures: 2, pause: 60_000 });
  return (hash) => breaker.run(() => ask({ url, patience }, hash));
}

const sha256 = writeOid("2.16.840.1.101.3.4.2.1");
const noParameters = Uint8Array.of(0x05, 0);
const one = writeDer(derTags.integer, Uint8Array.of(1));

async function ask({ url, patience }: { url: string; patience: number }, hash: Uint8Array): Promise<Uint8Array> {
  const nonce = writeDer(derTags.integer, Uint8Array.of(1, ...randomBytes(8))); // Positive, and without a zero in front.
  const imprint = sequenceOf(sequenceOf(sha256, noParameters), writeDer(derTags.octetString, hash));
  const withCertificates = Uint8Array.of(0x01, 1, 0xff);
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/timestamp-query", accept: "application/timestamp-reply" },
    body: Uint8Array.from(sequenceOf(one, imprint, nonce, withCertificates)),
    redirect: "error",
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`the time stamp service answered ${response.status}`);
  return tokenIn(await readAtMost(response, mostBytes), { hash, nonce });
}

async function readAtMost(response: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > most) throw new Error("the time stamp service answered too much");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

interface Asked {
  hash: Uint8Array;
  nonce: Uint8Array;
}

/** The token as it was sent, once it is known to be a stamp for what was asked. */
function tokenIn(answer: Uint8Array, { hash, nonce }: Asked): Uint8Array {
  const [status, token] = readDer(derAt(answer, 0).content);
  // Granted, perhaps with changes.
  if ((derAt(status?.content ?? answer, 0).content.at(-1) ?? 2) > 1 || !token)
    throw new Error("the time stamp service refused");
  const info = derAt(token.content, 1, 0, 2, 1, 0).content;
  const numbers = readDer(derAt(info, 0).content).filter(({ tag }) => tag === derTags.integer);
  const isOurs = isSame(readToken(token.whole).imprint, hash) && numbers.some(({ whole }) => isSame(whole, nonce));
  if (!isOurs || !isSignedWell(token.whole)) throw new Error("the time stamp is not for what was asked");
  return token.whole;
}

const isSame = (one: Uint8Array, other: Uint8Array) => one.length === other.length && timingSafeEqual(one, other);

/** By one of the certificates that came along. Whether the service is to be trusted is the operator's choice of it. */
function isSignedWell(token: Uint8Array): boolean {
  const stamp = readStampSignature(token);
  if (!stamp || !isSame(stamp.digest, createHash(stamp.hash).update(stamp.info).digest())) return false;
  return stamp.certificates.some((certificate) =>
    verify(stamp.hash, stamp.signed, new X509Certificate(certificate).publicKey, stamp.signature),
  );
}
