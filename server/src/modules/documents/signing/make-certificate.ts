import { createPublicKey, randomBytes, type KeyObject } from "node:crypto";
import "reflect-metadata"; // The library's own need.
import { BasicConstraintsExtension, KeyUsageFlags, KeyUsagesExtension, X509CertificateGenerator } from "@peculiar/x509";

interface Certified {
  /** On P-256. */
  privateKey: KeyObject;
  /** Who signs. */
  name: string;
  from: Date;
  until: Date;
}

/** A certificate that its own key signs (X.509, DER): the page that verifies, and whoever has it, knows the shop by it. */
export async function makeCertificate({ privateKey, name, from, until }: Certified): Promise<Buffer> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const imported = (key: KeyObject, use: "sign" | "verify") =>
    crypto.subtle.importKey("jwk", key.export({ format: "jwk" }), algorithm, true, [use]);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: Buffer.from([1, ...randomBytes(15)]).toString("hex"),
    name: [{ CN: [name.slice(0, 64)] }],
    notBefore: from,
    notAfter: until,
    signingAlgorithm: algorithm,
    keys: {
      privateKey: await imported(privateKey, "sign"),
      publicKey: await imported(createPublicKey(privateKey), "verify"),
    },
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
    ],
  });
  return Buffer.from(certificate.rawData);
}
