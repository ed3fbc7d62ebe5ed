import type { DocumentContent } from "@boresight/domain/documents/document-content";
import type { DocumentStatement } from "@boresight/domain/documents/signed/document-statement";

interface Stated {
  /** As it is printed. */
  content: DocumentContent;
  revision: number;
  issuedAt: string | null;
  evidence: DocumentStatement["evidence"];
}

/** What a document says, for the JSON in it. */
export const statementOf = ({
  content,
  revision,
  issuedAt,
  evidence,
}: Stated): Omit<DocumentStatement, "signedAt"> => ({
  format: "boresight-document-1",
  type: content.type,
  number: content.number,
  revision,
  shop: content.letterhead.shopName,
  issuedAt,
  addresses: addressesIn(content),
  content: { ...content },
  evidence,
});

const addressesIn = ({ verification, blocks }: DocumentContent): string[] => [
  ...(verification ? [verification.url] : []),
  ...blocks.flatMap((block) => (block.kind === "document" ? addressesIn(block.content) : [])),
];
