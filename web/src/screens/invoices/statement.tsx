import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import { PeriodFilter } from "#features/billing/reports/period-filter.tsx";
import { periodIn } from "#features/billing/reports/report-period.ts";
import { CustomerStatement } from "#features/billing/statement/customer-statement.tsx";
import { SendStatementsButton } from "#features/billing/statement/send-statements-button.tsx";
import { StatementActions } from "#features/billing/statement/statement-actions.tsx";
import { CustomerFilter } from "#records/customer-filter.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { Page } from "#ui/layout/page.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { readerDay } from "#ui/time/day-in.ts";
import { useNow } from "#ui/time/use-now.ts";
import { BackToInvoices } from "./back-to-invoices.tsx";

/** A customer's statement for the office, at `/invoices?view=statement`: whose it is comes from the address. */
export function StatementPage() {
  const { search, change } = useAddress();
  const { customer } = search;
  const span = periodIn(search, readerDay(useNow()));

  return (
    <Page
      title={t("billing.statement")}
      actions={
        <>
          <BackToInvoices />
          <SendStatementsButton span={span} />
          {customer && <StatementActions customerId={customer} span={span} />}
        </>
      }
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "end", displayPrint: "none" }}>
        <Box sx={{ width: { xs: "100%", sm: 280 } }}>
          <CustomerFilter value={customer} onSelect={(chosen) => change({ customer: chosen })} />
        </Box>
        <PeriodFilter period={span} />
      </Box>
      {customer ? (
        <CustomerStatement customerId={customer} span={span} />
      ) : (
        <Card>
          <BlankState kind="empty" title={t("billing.chooseACustomer")}>
            {t("billing.statementAppearsHere")}
          </BlankState>
        </Card>
      )}
    </Page>
  );
}
