/** Keys and documents for tests of signatures, and a service that stamps the time. */
import { createHash, generateKeyPairSync } from "node:crypto";
import type { TrustedKey } from "@boresight/domain/documents/signed/check-signed";
import { merkleRoot } from "@boresight/domain/documents/signed/merkle-root";
import { typesetPdf } from "#integrations/pdf/typeset-pdf.ts";
import { makeCertificate } from "#modules/documents/signing/make-certificate.ts";
import { signPdf, type Signer } from "#modules/documents/signing/sign-pdf.ts";
import { statementOf } from "#modules/documents/signing/statement-of.ts";
import type { SigningKey } from "#modules/documents/signing/signing-keys.ts";
import { sampleCertificate } from "./sample-documents.ts";
import { sampleImages } from "./sample-images.ts";

const from = new Date("2026-01-01T00:00:00Z");
const until = new Date("2031-01-01T00:00:00Z");

export async function testKey(name = "Front Range Calibration"): Promise<SigningKey & { trusted: TrustedKey }> {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const certificate = await makeCertificate({ privateKey, name, from, until });
  const id = createHash("sha256").update(certificate).digest("hex");
  const moments = { from: from.toISOString(), until: until.toISOString() };
  return {
    id,
    certificate,
    privateKey,
    trusted: { id, certificate: certificate.toString("base64url"), ...moments },
  };
}

const hashOf = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");

/** A certificate with this file as its evidence, signed. */
export async function signedCertificate(
  key: SigningKey,
  { photo = Buffer.from("a photo"), now = new Date("2026-11-29T03:00:00Z"), askTimeStamp = null }: SignedOptions = {},
): Promise<Buffer> {
  const content = sampleCertificate("en");
  const pdf = Buffer.from(await typesetPdf({ content, images: await sampleImages() }));
  const files = [{ sha256: hashOf(photo), size: photo.length, mimeType: "image/jpeg", name: "vin.jpg" }];
  const evidence = { root: merkleRoot(files.map(({ sha256 }) => sha256)), files };
  const said = statementOf({ content, revision: 1, issuedAt: now.toISOString(), evidence });
  return signPdf(pdf, said, { key, now, askTimeStamp, log: { warn: () => {} } });
}

interface SignedOptions {
  photo?: Buffer;
  now?: Date;
  askTimeStamp?: Signer["askTimeStamp"];
}
