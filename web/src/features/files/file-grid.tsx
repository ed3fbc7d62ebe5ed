import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { Suspense } from "react";
import type { QueuedUpload } from "#data/upload/uploads-state.ts";
import { useUploads } from "./file-services.tsx";
import { FileTile } from "./file-tile.tsx";
import type { StoredFile } from "#records/stored-file.ts";
import { useFileViewer } from "./viewer/use-file-viewer.tsx";
import { uploadWords } from "./upload/upload-words.ts";
import type { Place } from "./upload/use-add-files.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const UploadRow = lazyPart(async () => (await import("./upload/upload-row.tsx")).UploadRow, PlainRow);

function PlainRow({ props: { upload, isOnline } }: { props: { upload: QueuedUpload; isOnline: boolean } }) {
  return (
    <Box component="li" sx={{ py: 1.5 }}>
      <bdi>{upload.name}</bdi>
      <div>{uploadWords(upload, isOnline)}</div>
    </Box>
  );
}

interface FileGridProps {
  /** The label for screen readers. */
  label: string;
  files: readonly StoredFile[];
  /** Where a replacement is uploaded to; null where nothing can be changed. */
  place: Place | null;
  /** Each says of what kind it is. */
  isOfMixedKinds?: boolean;
  onChanged: () => Promise<unknown>;
}

/** Thumbnails that open the viewer. */
export function FileGrid({ label, files, place, isOfMixedKinds = false, onChanged }: FileGridProps) {
  const { open, viewer } = useFileViewer({ files, place, onChanged });
  if (files.length === 0) return null;

  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))",
          gap: 3,
          m: 0,
          p: 0,
          listStyle: "none",
        }}
      >
        {files.map((file) => (
          <Box component="li" key={file.id} sx={{ minWidth: 0, maxWidth: 200 }}>
            <FileTile file={file} isKindTold={isOfMixedKinds} onOpen={() => open(file.id)} />
          </Box>
        ))}
      </Box>
      {viewer}
    </>
  );
}

/** Returns the uploads for this place that are not among its files yet. */
export function useUploadsFor(
  files: readonly StoredFile[],
  goesHere: (upload: QueuedUpload) => boolean,
): readonly QueuedUpload[] {
  const { uploads } = useUploads();
  return uploads.filter((upload) => goesHere(upload) && !files.some(({ id }) => id === upload.id));
}

export function UploadRows({ uploads }: { uploads: readonly QueuedUpload[] }) {
  const { isOnline } = useUploads();
  useFetchedWhenIdle(UploadRow);
  if (uploads.length === 0) return null;

  return (
    <Box component="ul" aria-label={t("files.onTheirWay")} sx={{ m: 0, p: 0, listStyle: "none" }}>
      <Suspense>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} isOnline={isOnline} />
        ))}
      </Suspense>
    </Box>
  );
}
