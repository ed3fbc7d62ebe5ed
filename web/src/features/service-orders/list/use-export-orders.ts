import { useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import type { OrderFilter } from "#graphql/graphql.ts";
import { useMessage } from "#ui/message-bar.tsx";
import { saveBlob } from "#ui/save-blob.ts";

/** Every order of a filter as a file for spreadsheets, not only the page in sight. */
export function useExportOrders() {
  const { token } = useAuth();
  const showMessage = useMessage();
  const [loading, setLoading] = useState(false);
  const exportOrders = async (filter: OrderFilter) => {
    setLoading(true);
    try {
      const response = await callFunction({ path: "service-orders-csv", input: filter, token });
      saveBlob(await response.blob(), "service-orders.csv");
    } catch (error) {
      showMessage(`Not exported: ${error instanceof Error ? error.message : "unknown"}`, { color: "error" });
    } finally {
      setLoading(false);
    }
  };

  return { exportOrders, loading };
}
