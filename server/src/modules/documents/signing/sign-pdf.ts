/** A PDF with the shop's signature (PAdES B-B, or B-T with a time stamp) and the signed JSON of what it says. */
import { createHash, sign } from "node:crypto";
import type { DocumentStatement } from "@boresight/domain/documents/signed/document-statement";
import { buildContainer, signedAttributes, type Stamp } from "@boresight/domain/documents/signed/signature-container";
import { writeSignedJson, type SignedKind } from "@boresight/domain/documents/signed/signed-json";
import { languageOf } from "@boresight/domain/texts/language";
import { textIn } from "@boresight/domain/texts/text-in";
import { addSignatureField } from "#integrations/pdf/signing/add-signature-field.ts";
import type { AskTimeStamp } from "#integrations/time-stamps/ask-time-stamp.ts";
import type { Log } from "#platform/log.ts";
import type { SigningKey } from "./signing-keys.ts";

export interface Signer {
  key: SigningKey;
  now: Date;
  askTimeStamp: AskTimeStamp | null;
  log: Pick<Log, "warn">;
}

export type UnsignedStatement = Omit<DocumentStatement, "signedAt">;

/** A signature takes 1.2 KB; a time stamp with its certificates 3 to 10. */
const room = { signature: 3000, stamp: 16_000 };

/** Where the service gives no time stamp, the PDF has none: nobody waits for a service that is away. */
export async function signPdf(pdf: Buffer, said: UnsignedStatement, signer: Signer): Promise<Buffer> {
  const { key, now, askTimeStamp } = signer;
  const { certificate, privateKey } = key;
  const { shop, content } = said;
  const language = languageOf(content.language);
  const unsigned = addSignatureField(pdf, {
    json: signJson("document", { ...said, signedAt: now.toISOString() }, key),
    signerName: shop,
    attachmentWords: textIn(language, "documents.statementFile", { shop }),
    fieldWords: textIn(language, "documents.signatureField", { shop }),
    signedAt: now,
    room: room.signature + (askTimeStamp ? room.stamp : 0),
  });
  const digest = unsigned.covered.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();
  const signature = sign("sha256", signedAttributes({ certificate, digest }), privateKey);
  const stamp = await stampOf(signature, signer);
  return unsigned.fill(buildContainer({ certificate, digest, signature, stamp }));
}

async function stampOf(signature: Buffer, { key, askTimeStamp, log }: Signer): Promise<Stamp | null> {
  if (!askTimeStamp) return null;
  try {
    const token = await askTimeStamp(createHash("sha256").update(signature).digest());
    if (token.length > room.stamp) throw new Error("the time stamp is too long");
    return { token, seal: sign("sha256", token, key.privateKey) };
  } catch (err) {
    log.warn({ err }, "a document was signed without a time stamp");
    return null;
  }
}

export function signJson(kind: SignedKind, payload: object, { id, certificate, privateKey }: SigningKey): string {
  const { toSign, finish } = writeSignedJson(kind, payload, { id, certificate });
  return finish(sign("sha256", toSign, { key: privateKey, dsaEncoding: "ieee-p1363" }));
}
