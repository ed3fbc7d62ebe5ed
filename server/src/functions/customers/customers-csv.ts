import { customerListSchema } from "@boresight/domain/customers/customer-list";
import { exportCustomers } from "#modules/customers/export-customers.ts";
import { serverFunction } from "#functions/server-function.ts";
import { StreamedText } from "#functions/streamed-text.ts";

/** Exports the customers that match the filter, as CSV. */
export const customersCsv = serverFunction(
  { path: "customers-csv", roles: ["admin", "technician"], input: customerListSchema.prefault({}) },
  async ({ caller, input, deps: { pool } }) =>
    new StreamedText({
      type: "text/csv; charset=utf-8",
      exports: "customers",
      fileName: "customers.csv",
      parts: exportCustomers(input, caller, pool),
    }),
);
