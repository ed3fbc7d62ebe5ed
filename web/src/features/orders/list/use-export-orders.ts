import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import type { OrderFilter } from "#graphql/graphql.ts";
import { useDownload } from "#ui/table/use-download.ts";

/** Every order of a filter as a file for spreadsheets, not only the page in sight. */
export function useExportOrders() {
  const { token } = useAuth();
  const { download, loading } = useDownload("service-orders.csv");
  const exportOrders = (filter: OrderFilter) =>
    download(() => callFunction({ path: "service-orders-csv", input: filter, token }));

  return { exportOrders, loading };
}
