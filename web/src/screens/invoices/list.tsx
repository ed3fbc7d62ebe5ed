import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useCallback, useMemo, useState, type ComponentType } from "react";
import { ExportInvoices } from "#features/billing/invoices/export-invoices.tsx";
import { InvoiceCard } from "#features/billing/invoices/invoice-card.tsx";
import { invoiceColumns, invoicedCustomer } from "#features/billing/invoices/invoice-columns.tsx";
import { InvoiceFilterBar } from "#features/billing/invoices/invoice-filter-bar.tsx";
import { filterNames, invoicesIn, sortOf } from "#features/billing/invoices/invoice-filters.ts";
import { InvoiceMenu, type AskAboutInvoice } from "#features/billing/invoices/invoice-menu.tsx";
import { InvoiceRow } from "#features/billing/invoices/invoice-row.fragment.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { InvoiceRowFragment } from "#graphql/graphql.ts";
import { useListPage } from "#records/use-list-page.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Page } from "#ui/layout/page.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { NoRows } from "#ui/table/no-rows.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { useAddress } from "#ui/layout/use-address.ts";

const VoidDialog = lazyPart(async () => (await import("#features/billing/invoices/void-dialog.tsx")).VoidDialog);
const CreditMemoDialog = lazyPart(
  async () => (await import("#features/billing/invoices/credit-memo-dialog.tsx")).CreditMemoDialog,
);
const RefundDialog = lazyPart(async () => (await import("#features/billing/invoices/refund-dialog.tsx")).RefundDialog);
const ChangeDialog = lazyPart(
  async () => (await import("#features/billing/order-invoice/change-dialog.tsx")).ChangeDialog,
);
const SendInvoiceDialog = lazyPart(
  async () => (await import("#features/billing/sending/send-invoice-dialog.tsx")).SendInvoiceDialog,
);
const PaymentDialog = lazyPart(
  async () => (await import("#features/billing/payments/payment-dialog.tsx")).PaymentDialog,
);

const InvoicesPage = graphql(`
  query InvoicesPage($first: Int!, $offset: Int!, $sort: String, $filter: InvoiceListFilter) {
    invoicePage(first: $first, offset: $offset, sort: $sort, filter: $filter) {
      totalCount
      isMore
      invoices {
        id
        ...InvoiceRow
      }
    }
  }
`);

interface Asked {
  what: Parameters<AskAboutInvoice>[0];
  invoice: InvoiceRowFragment;
}

const card = (invoice: InvoiceRowFragment) => <InvoiceCard invoice={invoice} />;

/** Returns what shows the menu of an invoice's card. */
const cardMenu = (ask: AskAboutInvoice) => (invoice: InvoiceRowFragment) => (
  <InvoiceMenu invoice={invoice} onAsk={ask} />
);

/** Beside the list, the views that the address names. */
const views: Readonly<Record<string, ComponentType>> = {
  reports: lazyPart(async () => (await import("#screens/reports.tsx")).ReportsPage),
  statement: lazyPart(async () => (await import("./statement.tsx")).StatementPage),
};

export function Invoices() {
  const View = views[useAddress().search["view"] ?? ""] ?? InvoiceList;

  return (
    <Suspense fallback={<ListSkeleton rows={8} />}>
      <View />
    </Suspense>
  );
}

/** The invoices of all customers: what is owed, since when, and what to do about it. */
function InvoiceList() {
  const navigate = useNavigate();
  const { table, totalWords, search, narrow } = useListPage(InvoicesPage, {
    variables: ({ sort, search, ...page }) => ({ ...page, sort: sortOf(sort) ?? null, filter: invoicesIn(search) }),
    page: ({ invoicePage }) => invoicePage && { ...invoicePage, nodes: invoicePage.invoices },
    read: (row) => readFragment(InvoiceRow, row),
  });
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask: AskAboutInvoice = useCallback((what, invoice) => setAsked({ what, invoice }), []);
  const columns = useMemo(() => invoiceColumns(ask), [ask]);

  return (
    <Page fill title={t("base.invoices")} aside={totalWords} actions={<ListActions />}>
      <InvoiceFilterBar search={search} narrow={narrow} />
      <PagedTable
        label={t("base.invoices")}
        columns={columns}
        {...table}
        card={card}
        cardMenu={cardMenu(ask)}
        onOpen={(invoice) => void navigate(pageOf(invoice))}
        empty={<NoInvoices isNarrowed={filterNames.some((name) => search[name])} />}
      />
      <AskedDialog asked={asked} onRecorded={table.answer.retry} onClose={() => setAsked(null)} />
    </Page>
  );
}

/** The page of its order; of an opening invoice the statement that it is on. */
const pageOf = ({ serviceOrderId, customerId }: InvoiceRowFragment) =>
  serviceOrderId
    ? { to: `/service-orders/${serviceOrderId}` }
    : { to: "/invoices", search: { view: "statement", customer: customerId } };

const viewLinks = [
  { to: "/invoices", search: { view: "statement" }, label: t("billing.statement") },
  { to: "/reports", search: {}, label: t("billing.reports") },
];

const ListActions = () => (
  <>
    {viewLinks.map(({ to, search, label }) => (
      <Button key={to} component={RouteLink} to={to} search={search} variant="outlined" size="small">
        {label}
      </Button>
    ))}
    <ExportInvoices />
  </>
);

interface AskedDialogProps {
  asked: Asked | null;
  onRecorded: () => void;
  onClose: () => void;
}

function AskedDialog({ asked, onRecorded, onClose }: AskedDialogProps) {
  if (!asked) return null;
  const { what, invoice } = asked;

  return (
    <Suspense>
      {what === "void" && <VoidDialog invoice={invoice} onClose={onClose} />}
      {what === "credit" && <CreditMemoDialog invoice={invoice} onWritten={onRecorded} onClose={onClose} />}
      {what === "refund" && <RefundDialog invoice={invoice} onRefunded={onRecorded} onClose={onClose} />}
      {what === "send" && <SendInvoiceDialog invoice={invoice} onClose={onClose} />}
      {what === "change" && <ChangeDialog invoice={invoice} onClose={onClose} />}
      {what === "payment" && (
        <PaymentDialog
          paid={{ ...invoice, payer: invoicedCustomer(invoice) }}
          onRecorded={onRecorded}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

const NoInvoices = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <NoRows of={t("billing.listInvoices")} filterNames={filterNames}>
      {t("billing.invoicesAppearHere")}
    </NoRows>
  ) : (
    <BlankState dense kind="empty" title={t("billing.nothingToBill")}>
      {t("billing.invoicesAppearHere")}
    </BlankState>
  );
