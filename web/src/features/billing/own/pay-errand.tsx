import { formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import { ListRow, RowStep } from "#ui/table/list-row.tsx";

interface PayErrandProps {
  invoices: number;
  overdue: number;
  cents: number;
}

/** The open invoices as one thing to do, which leads to where they are paid. */
export function PayErrand({ invoices, overdue, cents }: PayErrandProps) {
  const late = overdue > 0 ? t("billing.overdueOfThem", { count: overdue }) : t("billing.noneIsOverdue");

  return (
    <ListRow
      link={{ to: "/billing" }}
      main={t("billing.invoicesToPay", { count: invoices, amount: formatCents(cents) })}
      second={late}
      end={<RowStep>{t("billing.pay")}</RowStep>}
    />
  );
}
