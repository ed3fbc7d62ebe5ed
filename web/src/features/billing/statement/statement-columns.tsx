import type { AccountEntryKind } from "@boresight/domain/billing/lists/invoice-list";
import { t } from "@boresight/domain/texts/text";
import Link from "@mui/material/Link";
import { methodWords } from "#features/billing/money-inputs/payment-methods.ts";
import type { ReportColumn } from "#features/billing/reports/report-table.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { formatDay } from "#ui/time/times.ts";

/** What was charged or paid, or what the balance was before. */
export interface StatementLine {
  key: string;
  day: string;
  kind: AccountEntryKind | "opening";
  reference: string | null;
  orderNumber: string | null;
  repairOrderNumber: string | null;
  serviceOrderId: string | null;
  method: string | null;
  amountCents: number;
  balanceCents: number;
}

export interface StatementSums {
  chargedCents: number;
  paidCents: number;
  closingCents: number;
}

type Column = ReportColumn<StatementLine>;

/** Money that goes out to the customer charges the account, and so does a payment that is taken back. */
export const statementColumns = (sums: StatementSums): readonly Column[] => [
  { header: t("base.date"), isText: true, show: ({ day }) => formatDay(day), total: t("billing.closingBalance") },
  { header: t("billing.entry"), isText: true, show: entryWords },
  { header: t("base.order"), isText: true, show: orderLink },
  {
    header: t("documents.repairOrderShort"),
    isText: true,
    show: ({ repairOrderNumber }) => repairOrderNumber && <bdi>{repairOrderNumber}</bdi>,
  },
  {
    header: t("billing.charge"),
    show: ({ amountCents }) => (amountCents > 0 ? <MoneyText cents={amountCents} /> : null),
  },
  {
    header: t("base.payment"),
    show: ({ amountCents }) => (amountCents < 0 ? <MoneyText cents={-amountCents} /> : null),
  },
  {
    header: t("base.balance"),
    isMain: true,
    show: ({ balanceCents }) => <MoneyText cents={balanceCents} />,
    total: <MoneyText cents={sums.closingCents} />,
  },
];

function entryWords({ kind, reference: known, method }: StatementLine): string {
  const reference = known ?? "";
  const how = [method && methodWords(method), known].filter(Boolean).join(" ");
  const words: Readonly<Record<StatementLine["kind"], string>> = {
    opening: t("billing.openingBalance"),
    invoice: t("base.invoiceNumber", { number: reference }),
    void: t("billing.voidedInvoice", { number: reference }),
    payment: t("billing.paymentBy", { how }),
    reversal: t("billing.reversedPayment", { how }),
    refund: t("billing.creditPaidBack"),
    adjustment: t("billing.creditAdjusted"),
    creditMemo: t("billing.creditMemoNumber", { number: reference ?? "" }),
  };
  return words[kind];
}

const orderLink = ({ orderNumber, serviceOrderId }: StatementLine) =>
  orderNumber && (
    <Link component={RouteLink} to={`/service-orders/${serviceOrderId}`} underline="hover">
      <bdi>{orderNumber}</bdi>
    </Link>
  );
