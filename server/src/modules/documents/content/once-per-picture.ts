interface Picture {
  blobId: string;
  sha256: string | null;
}

/** The first of those with the same content, without those that stand elsewhere. */
export function oncePerPicture<T extends Picture>(pictures: readonly T[], elsewhere: readonly Picture[] = []): T[] {
  const seen = new Set(elsewhere.flatMap(keysOf));
  return pictures.filter((picture) => {
    const keys = keysOf(picture);
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

const keysOf = ({ blobId, sha256 }: Picture): string[] => (sha256 === null ? [blobId] : [blobId, sha256]);
