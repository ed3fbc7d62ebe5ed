import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import type { OrderFilter } from "#graphql/graphql.ts";
import { useDownload } from "#ui/table/use-download.ts";

/** Exports all orders that match the filter as CSV, not only the current page. */
export function useExportOrders() {
  const { token } = useAuth();
  const { download, loading } = useDownload("service-orders.csv");
  const exportOrders = (filter: OrderFilter) =>
    download(() => callFunction({ path: "service-orders-csv", input: filter, token }));

  return { exportOrders, loading };
}
