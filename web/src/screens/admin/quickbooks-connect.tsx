import { t } from "@boresight/domain/texts/text";
import { Connect } from "#features/accounting/connection/connect.tsx";
import { Page } from "#ui/layout/page.tsx";

/** Where the consent at QuickBooks starts, and where the browser comes back to. */
export const QuickbooksConnect = () => (
  <Page title={t("app.quickbooks")}>
    <Connect />
  </Page>
);
