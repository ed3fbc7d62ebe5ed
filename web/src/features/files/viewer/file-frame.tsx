import { RichText, slots } from "#ui/text/rich-text.tsx";
import { viewerWidth } from "@boresight/domain/files/image-sizes";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import { formatFileSize } from "#ui/text/file-size.ts";
import { HeicFrame } from "./heic/heic-frame.tsx";
import { ImageFrame } from "./image-frame.tsx";
import { PdfFrame } from "#records/pdf/pdf-frame.tsx";
import { FrameNote } from "#records/pdf/frame-note.tsx";
import { isHeic, isPdf, isPicture, type ShownFile } from "#records/stored-file.ts";
import { useDownload } from "#features/files/use-download.ts";
import { useFileAddress } from "#features/files/use-file-address.ts";

interface FileFrameProps {
  file: ShownFile;
  zoom: number;
  onZoom: (zoom: number) => void;
  /** The page of a PDF to show. */
  page?: number | undefined;
}

export function FileFrame({ file, ...zooming }: FileFrameProps) {
  return isVisible(file) ? <VisibleFile file={file} {...zooming} /> : <DownloadCard file={file} />;
}

export const isVisible = (file: ShownFile): boolean => isPicture(file) || isHeic(file) || isPdf(file);

function VisibleFile({ file, zoom, onZoom, page }: FileFrameProps) {
  const { id, name, updatedAt } = file;
  const { address, content, problem } = useFileAddress({
    id,
    version: updatedAt,
    width: isPicture(file) ? viewerWidth(file) : null, // The download has full resolution.
  });
  if (problem) return <FrameNote>{t("files.thisFileCouldNotBeLoaded", { problem })}</FrameNote>;
  if (!address || !content) return <FrameNote busy>{t("files.loading")}</FrameNote>;
  if (isPdf(file)) return <PdfFrame content={content} name={name} zoom={zoom} page={page} />;

  if (isHeic(file)) return <HeicFrame content={content} name={name} zoom={zoom} onZoom={onZoom} />;
  return <ImageFrame address={address} name={name} zoom={zoom} onZoom={onZoom} />;
}

/** A file that cannot be displayed can be downloaded. */
function DownloadCard({ file }: { file: ShownFile }) {
  const { download, isLoading } = useDownload();

  return (
    <FrameNote>
      <p>
        <RichText
          text={t("files.cannotBeShown", { size: formatFileSize(Number(file.size)), ...slots("name") })}
          name={<bdi>{file.name}</bdi>}
        />
      </p>
      <Button
        variant="contained"
        startIcon={<FileDownloadOutlined />}
        loading={isLoading}
        onClick={() => void download(file)}
      >
        {t("base.download")}
      </Button>
    </FrameNote>
  );
}
