import { hash } from "node:crypto";
import { wrongField } from "@boresight/domain/base/problems";
import type { DocumentKind } from "@boresight/domain/files/document-kinds";
import { text } from "@boresight/domain/texts/text";
import type { Work } from "#platform/database/events.ts";
import { pngSize } from "#platform/image-type.ts";

/** Stores content durably under a blob's id. Without a row that names it, it is removed some time later. */
export type KeepContent = (blobId: string, content: Buffer) => Promise<void>;

interface Signed {
  orderId: string;
  fullName: string;
  signatureMethod: "drawn" | "typed";
  drawing: string | null;
  /** What the picture is filed as; by default a signature alone. */
  documentKind?: DocumentKind;
}

interface Signing {
  userId: string | null;
  keepContent: KeepContent;
}

/** Stores a drawn signature as a document of the order; null for a typed one. Throws `invalid-input` unless it is a PNG. */
export async function storeSignature(
  { orderId, fullName, signatureMethod, drawing, documentKind = "signature" }: Signed,
  { userId, keepContent }: Signing,
  { system, ids, now }: Pick<Work, "system" | "ids" | "now">,
): Promise<string | null> {
  if (signatureMethod !== "drawn" || drawing === null) return null;
  const content = Buffer.from(drawing, "base64");
  const size = pngSize(content);
  if (!size) throw notAPicture();
  const [id, blobId] = [ids(), ids()];
  await keepContent(blobId, content);
  await system.run({
    text: `insert into app.files (id, name, size, mime_type, sha256, width, height, blob_id, is_uploaded, service_order_id,
        document_kind, signer_name, signature_method, signed_at, uploaded_by)
      values ($1, 'signature.png', $2, 'image/png', $3, $4, $5, $6, true, $7, $11, $8, 'drawn', $9, $10)`,
    values: [
      id,
      content.length,
      hash("sha256", content),
      size.width,
      size.height,
      blobId,
      orderId,
      fullName,
      now,
      userId,
      documentKind,
    ],
  });
  return id;
}

function notAPicture() {
  return wrongField("drawing", "not-a-png", text("billing.drawingIsNotValid"));
}
