import type { DocumentContent } from "@boresight/domain/documents/document-content";
import { toString as toQrCode } from "qrcode";
import { printable } from "./printable-text.ts";

/** Not shown as text: what names something else. */
const names: ReadonlySet<string> = new Set([
  "accentColor",
  "html",
  "image",
  "kind",
  "language",
  "logo",
  "pageSize",
  "pdf",
  "type",
  "url",
]);

/** Returns the content as the layout reads it: printable text, and QR codes drawn. */
export async function prepareContent(content: DocumentContent, isCovered: (codePoint: number) => boolean) {
  const shown = JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    typeof value === "string" && !names.has(key) ? printable(value, isCovered) : value,
  );
  return withQrCodes(shown);
}

async function withQrCodes(content: DocumentContent): Promise<object> {
  const { verification } = content;
  const qr = verification && (await toQrCode(verification.url, { type: "svg", errorCorrectionLevel: "M", margin: 0 }));
  const blocks = await Promise.all(
    content.blocks.map(async (block) =>
      block.kind === "document" ? { ...block, content: await withQrCodes(block.content) } : block,
    ),
  );
  return { ...content, blocks, verification: verification && { ...verification, qr } };
}
