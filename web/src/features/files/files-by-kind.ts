import { documentKinds } from "@boresight/domain/files/document-kinds";

/** Sorted in the usual order of an order's documents; unknown kinds come last. */
export function filesByKind<File extends { documentKind: string }>(files: readonly File[]): File[] {
  const known: readonly string[] = documentKinds;
  const place = ({ documentKind }: File) => (known.includes(documentKind) ? known.indexOf(documentKind) : known.length);
  return files.toSorted((one, other) => place(one) - place(other));
}
