import type { Block, DocumentContent } from "@boresight/domain/documents/document-content";
import { htmlLines } from "#integrations/pdf/html-lines.ts";

type Load = Readonly<Record<string, () => Promise<Uint8Array>>>;

/** So many lines are set as one paragraph: fewer pieces, and each breaks over pages. */
const linesAtOnce = 40;
/** Of all reports of a document, so that no packet becomes too large to be set. */
const mostCharacters = 300_000;

/** The content with each uploaded HTML report as its text, on pages of its own. */
export async function withReportText(content: DocumentContent, load: Load): Promise<DocumentContent> {
  const blocks: Block[] = [];
  let left = mostCharacters;
  // One after the other, as each may be large.
  for (const block of content.blocks) {
    if (block.kind === "report") {
      const text = await textOf(block, load, left);
      left -= text.length;
      blocks.push(...text.blocks);
    } else blocks.push(block);
  }
  return { ...content, blocks };
}

type Report = Extract<Block, { kind: "report" }>;

async function textOf(report: Report, load: Load, most: number): Promise<{ blocks: Block[]; length: number }> {
  const content = await load[report.html]?.().catch(() => null);
  const read = content ? htmlLines(content) : null;
  const head = [{ kind: "pageBreak" }, { kind: "heading", text: report.title }] as const;
  if (!read) return { blocks: [...head, { kind: "notice", tone: "warning", text: report.unreadable }], length: 0 };
  const { lines, length } = within(read.lines, most);
  const isCut = read.isCut || lines.length < read.lines.length;
  const paragraphs = Array.from({ length: Math.ceil(lines.length / linesAtOnce) }, (_, index) => {
    const text = lines.slice(index * linesAtOnce, (index + 1) * linesAtOnce).join("\n");
    return { kind: "paragraph", text } as const;
  });
  const cut = isCut ? [{ kind: "notice", tone: "info", text: report.cut } as const] : [];
  return { blocks: [...head, ...paragraphs, ...cut], length };
}

function within(lines: readonly string[], most: number): { lines: readonly string[]; length: number } {
  let length = 0;
  const end = lines.findIndex((line) => (length += line.length) > most);
  return { lines: end === -1 ? lines : lines.slice(0, end), length: Math.min(length, most) };
}
