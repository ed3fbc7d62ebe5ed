/** What documents say, read as text by tests. */
import type { Block, DocumentContent, DocumentType, Text } from "@boresight/domain/documents/document-content";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { documentReaders } from "#modules/documents/content/document-readers.ts";
import type { ReadDocument, ReadingContext } from "#modules/documents/content/document-reader.ts";
import type { TestDatabase } from "./database.ts";

type Values = Partial<Omit<ReadingContext, "rights">>;

/** The document about this subject, and how many statements it took to read. */
export async function readDocument(
  db: TestDatabase,
  type: DocumentType,
  subjectId: string,
  values: Values = {},
): Promise<ReadDocument & { statements: number }> {
  let statements = 0;
  const read = await asSystem(db.server, (rights) => {
    const counted: Rights = {
      rows: (statement) => (statements++, rights.rows(statement)),
      one: (statement) => (statements++, rights.one(statement)),
      maybe: (statement) => (statements++, rights.maybe(statement)),
      run: (statement) => (statements++, rights.run(statement)),
    };
    const now = new Date("2026-05-20T18:00:00Z");
    return documentReaders[type](subjectId, { now, verificationPath: null, revision: 1, ...values, rights: counted });
  });
  return { ...read, statements };
}

const textOf = (text: Text): string => (typeof text === "string" ? text : text.code).replaceAll(/[\u00a0\u202f]/g, " ");

/** A table's rows, or the rows of totals, with plain spaces. */
export function rowsOf({ blocks }: DocumentContent, summary?: string): string[][] {
  return blocks.flatMap((block) => {
    if (block.kind === "table" && block.summary === summary)
      return block.rows.map(({ cells, note }) => [...cells, ...(note === null ? [] : [note])].map(textOf));
    if (block.kind === "totals" && summary === undefined)
      return block.rows.map(({ label, value }) => [label, value].map(textOf));
    return [];
  });
}

/** All facts by their labels: those beside the title and those among the blocks. */
export const factsOf = ({ facts, blocks }: DocumentContent): Record<string, string> =>
  Object.fromEntries(
    [...facts, ...blocks.flatMap((block) => (block.kind === "facts" ? block.facts : []))].map(({ label, value }) => [
      label,
      textOf(value),
    ]),
  );

/** Everything that the document says, line by line. */
export const wordsOf = (content: DocumentContent): string =>
  JSON.stringify(content, null, 1).replaceAll(/[\u00a0\u202f]/g, " ");

export const blocksOf = <Kind extends Block["kind"]>({ blocks }: DocumentContent, kind: Kind) =>
  blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);
