import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { saveBlob } from "#ui/table/save-blob.ts";
import { useFileServices } from "./file-services.tsx";
import type { ShownFile } from "#records/stored-file.ts";

/** Starts the browser's download of a file. */
export function useDownload(): { download: (file: ShownFile) => Promise<void>; isLoading: boolean } {
  const { contents } = useFileServices();
  const showMessage = useMessage();
  const [isLoading, setIsLoading] = useState(false);

  const download = async ({ id, name, updatedAt }: ShownFile) => {
    setIsLoading(true);
    try {
      saveBlob(await contents.load({ id, version: updatedAt }, new AbortController().signal), name);
    } catch (error) {
      showMessage(t("files.notDownloadedValue", { problem: error instanceof Error ? error.message : "unknown" }), {
        color: "error",
      });
    } finally {
      setIsLoading(false);
    }
  };
  return { download, isLoading };
}
