import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import type { InvoiceRowFragment } from "#graphql/graphql.ts";
import { BooksMark } from "#records/accounting/books-mark.tsx";
import { DocumentStatus } from "#records/billing/document-status.tsx";
import { customerName } from "#records/customer-name.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { formatDay } from "#ui/time/times.ts";
import { useNow } from "#ui/time/use-now.ts";
import { ageingWords, isLate } from "./invoice-due.ts";
import { InvoiceMenu, type AskAboutInvoice } from "./invoice-menu.tsx";

type Column = TableColumn<InvoiceRowFragment>;

const number: Column = {
  field: "number",
  header: t("files.invoice"),
  minWidth: 88,
  show: (row) => <bdi>{invoiceName(row)}</bdi>,
};
const order: Column = {
  field: "order",
  header: t("base.order"),
  flex: 1,
  minWidth: 104,
  show: (row) => (
    <TwoLines
      main={<bdi>{row.serviceOrder?.internalOrderNumber ?? t("billing.openingShort")}</bdi>}
      second={<bdi>{vehicleOf(row)}</bdi>}
    />
  ),
};
const customer: Column = {
  field: "customer",
  header: t("base.customer"),
  flex: 1.2,
  minWidth: 136,
  show: (row) => <TwoLines main={invoicedCustomer(row)} />,
};
const issueDate: Column = {
  field: "issueDate",
  header: t("billing.issueDate"),
  minWidth: 106,
  sortable: true,
  show: (row) => dayOrNone(row.issueDate),
};
const dueDate: Column = {
  field: "dueDate",
  header: t("base.dueDate"),
  minWidth: 106,
  sortable: true,
  show: (row) => dayOrNone(row.dueDate),
};
const total: Column = {
  field: "totalCents",
  header: t("base.total"),
  minWidth: 98,
  align: "right",
  sortable: true,
  show: ({ totalCents }) => <MoneyText cents={totalCents} />,
};
const balance: Column = {
  field: "balanceCents",
  header: t("base.balance"),
  minWidth: 98,
  align: "right",
  sortable: true,
  show: (row) => <MoneyText cents={row.balanceCents} />,
};
const status: Column = {
  field: "status",
  header: t("base.status"),
  minWidth: 172,
  sortable: true,
  show: (row) => <InvoiceMarks invoice={row} />,
};
const ageing: Column = {
  field: "ageing",
  header: t("billing.ageing"),
  minWidth: 112,
  show: (row) => <Ageing invoice={row} />,
};

/** `onAsk` is called with the dialog that a row's menu opens. */
export const invoiceColumns = (onAsk: AskAboutInvoice): readonly Column[] => [
  number,
  order,
  customer,
  issueDate,
  dueDate,
  total,
  balance,
  status,
  ageing,
  {
    field: "menu",
    header: "",
    minWidth: 48,
    align: "right",
    show: (row) => <InvoiceMenu invoice={row} onAsk={onAsk} />,
  },
];

const dayOrNone = (day: string | null): string => (day ? formatDay(day) : "–");

export const invoiceName = ({ number: known }: Pick<InvoiceRowFragment, "number">): string => known ?? t("base.draft");

export const invoicedCustomer = ({ customer: named }: InvoiceRowFragment): string =>
  named ? customerName(named) : "–";

/** The number of its order; an opening invoice has none. */
export const orderOrOpening = ({ serviceOrder }: Pick<InvoiceRowFragment, "serviceOrder">): string =>
  serviceOrder?.internalOrderNumber ?? t("billing.openingInvoice");

export const vehicleOf = ({ serviceOrder }: InvoiceRowFragment) => serviceOrder?.vehicle?.vehicleDescription;

/** Its status, that it is overdue, and its state in QuickBooks. */
export function InvoiceMarks({ invoice }: { invoice: InvoiceRowFragment }) {
  const now = useNow();

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <DocumentStatus status={invoice.status} />
      {isLate(invoice, now) && <ToneChip tone="red">{t("billing.overdue")}</ToneChip>}
      <BooksMark state={invoice.accountingState} dense />
    </Box>
  );
}

/** How long it has been due. */
function Ageing({ invoice }: { invoice: InvoiceRowFragment }) {
  return ageingWords(invoice, useNow()) ?? "–";
}
