import { t } from "@boresight/domain/texts/text";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import type { ShownFile } from "#records/stored-file.ts";
import { useDownload } from "./use-download.ts";
import { ViewerButton } from "./viewer-button.tsx";

export function DownloadButton({ file }: { file: ShownFile }) {
  const { download, isLoading } = useDownload();
  return (
    <ViewerButton
      label={t("base.download")}
      icon={FileDownloadOutlined}
      loading={isLoading}
      onClick={() => void download(file)}
    />
  );
}
