import { t } from "@boresight/domain/texts/text";
import { ExportShownReport, Reports } from "#features/billing/reports/reports.tsx";
import { Page } from "#ui/layout/page.tsx";
import { BackToInvoices } from "./back-to-invoices.tsx";

/** The office's reports, at `/invoices?view=reports`. */
export const ReportsPage = () => (
  <Page
    title={t("billing.reports")}
    actions={
      <>
        <BackToInvoices />
        <ExportShownReport />
      </>
    }
  >
    <Reports />
  </Page>
);
