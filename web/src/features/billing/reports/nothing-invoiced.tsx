import { t } from "@boresight/domain/texts/text";
import Card from "@mui/material/Card";
import { BlankState } from "#ui/layout/blank-state.tsx";

/** A period without invoices. */
export const NothingInvoiced = () => (
  <Card>
    <BlankState kind="empty" title={t("billing.nothingInvoiced")}>
      {t("billing.chooseAnotherPeriod")}
    </BlankState>
  </Card>
);
