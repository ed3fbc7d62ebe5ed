import { useState } from "react";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { saveBlob } from "./save-blob.ts";

/** Hands a file to the person once it is there, and tells why it is not. */
export function useDownload(name: string) {
  const showMessage = useMessage();
  const [loading, setLoading] = useState(false);
  const download = async (ask: () => Promise<Response>) => {
    setLoading(true);
    try {
      const response = await ask();
      saveBlob(await response.blob(), name);
    } catch (error) {
      showMessage(`Not exported: ${error instanceof Error ? error.message : "unknown"}`, { color: "error" });
    } finally {
      setLoading(false);
    }
  };

  return { download, loading };
}
