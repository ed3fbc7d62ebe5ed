import { orderFilterSchema } from "@boresight/domain/orders/order-filter";
import { exportOrders } from "#modules/orders/list/export-orders.ts";
import { serverFunction } from "#functions/server-function.ts";
import { StreamedText } from "#functions/streamed-text.ts";

/** Exports the caller's visible orders that match the filter, as CSV. */
export const serviceOrdersCsv = serverFunction(
  { path: "service-orders-csv", roles: ["admin", "technician"], input: orderFilterSchema.prefault({}) },
  async ({ caller, input, deps: { pool } }) =>
    new StreamedText({
      type: "text/csv; charset=utf-8",
      exports: "service_orders",
      fileName: "service-orders.csv",
      parts: exportOrders(input, caller, pool),
    }),
);
