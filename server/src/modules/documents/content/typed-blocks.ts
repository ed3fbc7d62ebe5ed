import type { Block } from "@boresight/domain/documents/document-content";
import type { DocumentWords } from "@boresight/domain/documents/document-words";

/** What people typed, a paragraph for each of theirs; nothing for an empty text. */
export const paragraphsOf = (typed: string, { own }: DocumentWords): readonly Block[] =>
  typed
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => ({ kind: "paragraph", text: own(paragraph.trim()) }));

/** The same under a heading, which stands only with text beneath it. */
export function headedText(heading: string, typed: string, words: DocumentWords): readonly Block[] {
  const paragraphs = paragraphsOf(typed, words);
  return paragraphs.length > 0 ? [{ kind: "subheading", text: heading }, ...paragraphs] : [];
}
