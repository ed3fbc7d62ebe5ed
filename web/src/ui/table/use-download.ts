import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { saveBlob } from "./save-blob.ts";

/** Downloads a file under this name or another, and shows why when that fails. */
export function useDownload(name: string) {
  const showMessage = useMessage();
  const [loading, setLoading] = useState(false);
  const download = async (ask: () => Promise<Response>, as = name) => {
    setLoading(true);
    try {
      const response = await ask();
      saveBlob(await response.blob(), as);
    } catch (error) {
      showMessage(t("ui.notExportedValue", { problem: error instanceof Error ? error.message : "unknown" }), {
        color: "error",
      });
    } finally {
      setLoading(false);
    }
  };

  return { download, loading };
}
