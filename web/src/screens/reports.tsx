import { t } from "@boresight/domain/texts/text";
import { ExportShownReport, Reports } from "#features/billing/reports/reports.tsx";
import { Page } from "#ui/layout/page.tsx";

/** The office's reports. */
export const ReportsPage = () => (
  <Page title={t("billing.reports")} actions={<ExportShownReport />}>
    <Reports />
  </Page>
);
