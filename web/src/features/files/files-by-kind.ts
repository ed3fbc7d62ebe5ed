import { documentKinds } from "@boresight/domain/files/document-kinds";

interface Kind<File> {
  kind: string;
  files: File[];
}

/** Grouped in the usual order of an order's documents; unknown kinds come last. */
export function filesByKind<File extends { documentKind: string }>(files: readonly File[]): Kind<File>[] {
  const groups = Map.groupBy(files, ({ documentKind }) => documentKind);
  const known: readonly string[] = documentKinds;
  const kinds = [...known, ...[...groups.keys()].filter((kind) => !known.includes(kind))];
  return kinds.flatMap((kind) => {
    const ofKind = groups.get(kind);
    return ofKind ? [{ kind, files: ofKind }] : [];
  });
}
