import { shownWidths } from "@boresight/domain/files/image-sizes";
import { useEffect, useState } from "react";
import { isPicture, type StoredFile } from "#records/stored-file.ts";
import { useFileServices } from "./file-services.tsx";

interface FileAddress {
  /** For `src`, valid while the component is mounted. */
  address: string | null;
  content: Blob | null;
  /** Why it could not be loaded. */
  problem: string | null;
}

const loading: FileAddress = { address: null, content: null, problem: null };

interface Wanted {
  id: string;
  version: string;
  /** In pixels; null for the file as it is. */
  width?: number | null;
}

/** The content of a stored file; a null id loads nothing. */
export function useFileAddress(wanted: Wanted | null): FileAddress {
  const { contents } = useFileServices();
  const { id, version, width } = wanted ?? {};
  const key = `${id} ${version} ${width}`;
  const [loaded, setLoaded] = useState({ ...loading, key: "" });

  useEffect(() => {
    if (id === undefined || version === undefined) return undefined;
    const leaving = new AbortController();
    let address: string | null = null;
    const show = (content: Blob) => {
      if (leaving.signal.aborted) return;
      address = URL.createObjectURL(content);
      setLoaded({ key, address, content, problem: null });
    };
    const tell = (error: unknown) => {
      const problem = error instanceof Error ? error.message : String(error);
      if (!leaving.signal.aborted) setLoaded({ ...loading, key, problem });
    };
    contents.load({ id, version, width: width ?? undefined }, leaving.signal).then(show, tell);

    return () => {
      leaving.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [contents, id, version, width, key]);
  return loaded.key === key ? loaded : loading;
}

/** The small picture of a stored file, for `src`; null while it loads, and for what is no picture. */
export const useThumbnail = (file: Pick<StoredFile, "id" | "mimeType" | "updatedAt">): string | null =>
  useFileAddress(isPicture(file) ? { id: file.id, version: file.updatedAt, width: shownWidths.thumbnail } : null)
    .address;
