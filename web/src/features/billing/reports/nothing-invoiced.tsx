import type { ReportBasis } from "@boresight/domain/billing/lists/invoice-list";
import { t } from "@boresight/domain/texts/text";
import Card from "@mui/material/Card";
import { BlankState } from "#ui/layout/blank-state.tsx";

/** A period without invoices, or without payments of any. */
export const NothingInvoiced = ({ basis }: { basis: ReportBasis }) => (
  <Card>
    <BlankState kind="empty" title={basis === "paid" ? t("billing.nothingPaid") : t("billing.nothingInvoiced")}>
      {t("billing.chooseAnotherPeriod")}
    </BlankState>
  </Card>
);
