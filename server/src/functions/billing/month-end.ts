/** All that the books of some days need, as one zip of CSV files. */
import { officeCallers } from "@boresight/domain/accounts/roles";
import { reportSchema } from "@boresight/domain/billing/lists/invoice-list";
import { Readable } from "node:stream";
import { exportInvoices } from "#modules/billing/invoices/list/export-invoices.ts";
import { exportLines } from "#modules/billing/reports/export-lines.ts";
import { exportQuickbooksInvoices, exportQuickbooksPayments } from "#modules/billing/reports/quickbooks-files.ts";
import { exportJournal } from "#modules/billing/reports/read-journal.ts";
import { inReport } from "#platform/database/replica/in-report.ts";
import { zip, type ZipEntry } from "#platform/zip.ts";
import { serverFunction } from "#functions/server-function.ts";
import { StreamedText } from "#functions/streamed-text.ts";
import { readAgeing } from "#modules/billing/reports/read-ageing.ts";
import { readRevenue } from "#modules/billing/reports/read-revenue.ts";
import { readSales, readTaxReport } from "#modules/billing/reports/read-taxes.ts";
import { ageingLines, csvText, revenueLines, salesLines, taxLines } from "./report-lines.ts";

export const monthEnd = serverFunction(
  { path: "month-end", roles: officeCallers, input: reportSchema },
  async ({ caller, input, deps }) => {
    const { from, to, basis } = input;
    const paid = basis === "paid" ? "-paid" : ""; // The files of what was sold say on which basis.
    const read = <T>(work: Parameters<typeof inReport<T>>[2]) => inReport(deps, caller, work);
    async function* entries(): AsyncGenerator<ZipEntry> {
      const modified = deps.clock();
      const entry = (name: string, parts: AsyncIterable<string>): ZipEntry => ({
        name: `${name}.csv`,
        modified,
        content: Readable.from(parts, { objectMode: false }),
      });
      yield entry("invoices", exportInvoices({ issuedFrom: from, issuedTo: to }, caller, deps));
      yield entry("invoice-lines", exportLines(input, caller, deps));
      yield entry("payments", exportJournal(input, caller, deps));
      yield entry("quickbooks-invoices", exportQuickbooksInvoices(input, caller, deps));
      yield entry("quickbooks-payments", exportQuickbooksPayments(input, caller, deps));
      yield entry(`sales${paid}`, csvText(salesLines(await read((tx) => readSales(input, tx)))));
      yield entry(`sales-tax${paid}`, csvText(taxLines(await read((tx) => readTaxReport(input, tx)))));
      // What the shop earns is for admins.
      if (caller.role === "admin")
        yield entry(
          `sales-by-insurer${paid}`,
          csvText(revenueLines(await read((tx) => readRevenue({ ...input, by: "insurer" }, tx)), "sales")),
        );
      yield entry("open-invoices-today", csvText(ageingLines(await read((tx) => readAgeing({}, tx)))));
    }
    return new StreamedText({
      type: "application/zip",
      exports: "month_end",
      fileName: `month-end${paid}-${from}-${to}.zip`,
      parts: zip(entries()),
    });
  },
);
