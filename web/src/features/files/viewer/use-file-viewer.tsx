import { Suspense, useState, type ReactNode } from "react";
import type { Place } from "#features/files/upload/use-add-files.ts";
import type { StoredFile } from "#records/stored-file.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const FileViewer = lazyPart(async () => (await import("./file-viewer.tsx")).FileViewer);

interface Viewed {
  files: readonly StoredFile[];
  /** Where a replacement is uploaded to; null where nothing can be changed. */
  place: Place | null;
  onChanged?: () => Promise<unknown>;
}

/** Returns what opens one of the files over the page, and the viewer, which is rendered beside them. */
export function useFileViewer({ files, place, onChanged = nothing }: Viewed): {
  open: (id: string) => void;
  viewer: ReactNode;
} {
  const [openId, setOpenId] = useState<string | null>(null);
  useFetchedWhenIdle(FileViewer);
  const file = files.find(({ id }) => id === openId);
  const close = () => setOpenId(null);
  const viewer = (
    <Suspense>
      {file && (
        <FileViewer files={files} file={file} place={place} onOpen={setOpenId} onClose={close} onChanged={onChanged} />
      )}
    </Suspense>
  );
  return { open: setOpenId, viewer };
}

const nothing = async () => {};
