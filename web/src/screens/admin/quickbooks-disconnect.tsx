import { t } from "@boresight/domain/texts/text";
import { Disconnect } from "#features/accounting/connection/disconnect.tsx";
import { Page } from "#ui/layout/page.tsx";

/** Ends the connection to QuickBooks. */
export const QuickbooksDisconnect = () => (
  <Page title={t("app.quickbooks")}>
    <Disconnect />
  </Page>
);
