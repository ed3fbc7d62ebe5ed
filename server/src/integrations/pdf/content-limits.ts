/** How much a document may hold, so that setting it stays a matter of seconds. */
import type { Block, DocumentContent } from "@boresight/domain/documents/document-content";
import { fail } from "@boresight/domain/base/errors";

const most = { blocks: 2000, rows: 3000, photos: 200, uploads: 100, characters: 1_000_000, depth: 2 };

const limits = ["blocks", "rows", "photos", "uploads", "characters"] as const;

/** Throws `document-too-large`. */
export function requireWithinLimits(content: DocumentContent): void {
  const blocks = allBlocks(content);
  const count = (of: (block: Block) => number) => blocks.reduce((sum, block) => sum + of(block), 0);
  const counted: Record<(typeof limits)[number], number> = {
    blocks: blocks.length,
    rows: count((block) => (block.kind === "table" || block.kind === "totals" ? block.rows.length : 0)),
    photos: count((block) => (block.kind === "photos" ? block.photos.length : 0)),
    uploads: count((block) => (block.kind === "pages" ? 1 : 0)),
    characters: JSON.stringify(content).length,
  };
  for (const limit of limits) {
    if (counted[limit] > most[limit]) throw fail("document-too-large", { data: { limit, most: most[limit] } });
  }
}

function allBlocks(content: DocumentContent, depth = 0): Block[] {
  if (depth > most.depth) throw fail("document-too-large", { data: { limit: "depth", most: most.depth } });
  return content.blocks.flatMap((block) =>
    block.kind === "document" ? [block, ...allBlocks(block.content, depth + 1)] : [block],
  );
}
