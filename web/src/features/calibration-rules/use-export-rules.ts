import { useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { useMessage } from "#ui/message-bar.tsx";
import { saveBlob } from "#ui/save-blob.ts";

/** Every rule as a file for spreadsheets, whatever the list is narrowed to. */
export function useExportRules() {
  const { token } = useAuth();
  const showMessage = useMessage();
  const [loading, setLoading] = useState(false);
  const exportRules = async () => {
    setLoading(true);
    try {
      const response = await callFunction({ path: "calibration-rules-csv", input: {}, token });
      saveBlob(await response.blob(), "calibration-rules.csv");
    } catch (error) {
      showMessage(`Not exported: ${error instanceof Error ? error.message : "unknown"}`, { color: "error" });
    } finally {
      setLoading(false);
    }
  };

  return { exportRules, loading };
}
