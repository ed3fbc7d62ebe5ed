import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { PeriodFilter } from "#features/billing/reports/period-filter.tsx";
import { periodIn } from "#features/billing/reports/report-period.ts";
import { CustomerStatement } from "#features/billing/statement/customer-statement.tsx";
import { StatementActions } from "#features/billing/statement/statement-actions.tsx";
import { Page } from "#ui/layout/page.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { readerDay } from "#ui/time/day-in.ts";
import { useNow } from "#ui/time/use-now.ts";

/** A customer's own statement, at `/billing?view=statement`. */
export function StatementOfOwn() {
  const span = periodIn(useAddress().search, readerDay(useNow()));

  return (
    <Page
      title={t("billing.statement")}
      actions={
        <>
          <Button component={RouteLink} to="/billing" variant="outlined" size="small">
            {t("base.billing")}
          </Button>
          <StatementActions span={span} />
        </>
      }
    >
      <Box sx={{ displayPrint: "none" }}>
        <PeriodFilter period={span} />
      </Box>
      <CustomerStatement span={span} />
    </Page>
  );
}
