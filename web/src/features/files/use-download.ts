import { useState } from "react";
import { useMessage } from "#ui/message-bar.tsx";
import { useFileServices } from "./file-services.tsx";
import type { ShownFile } from "./stored-file.ts";

/** Hands a file to the browser's downloads. */
export function useDownload(): { download: (file: ShownFile) => Promise<void>; isLoading: boolean } {
  const { contents } = useFileServices();
  const showMessage = useMessage();
  const [isLoading, setIsLoading] = useState(false);

  const download = async ({ id, name, updatedAt }: ShownFile) => {
    setIsLoading(true);
    try {
      save(await contents.load({ id, version: updatedAt }, new AbortController().signal), name);
    } catch (error) {
      showMessage(`Not downloaded: ${error instanceof Error ? error.message : "unknown"}`, { color: "error" });
    } finally {
      setIsLoading(false);
    }
  };
  return { download, isLoading };
}

function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // Some browsers read it only after they asked where to.
}
