import type { DocumentContent } from "@boresight/domain/documents/document-content";
import type { Config } from "#platform/settings/config.ts";

export type PrintPlace = Pick<Config, "brandName" | "clientUrl">;

/** The content as this server prints it: under its name where the shop has none, verified at its own address. */
export function printableContent(content: DocumentContent, place: PrintPlace): DocumentContent {
  const { letterhead, verification, blocks } = content;
  return {
    ...content,
    letterhead: { ...letterhead, shopName: letterhead.shopName || place.brandName },
    verification: verification && { ...verification, url: place.clientUrl + verification.url },
    blocks: blocks.map((block) =>
      block.kind === "document" ? { ...block, content: printableContent(block.content, place) } : block,
    ),
  };
}
