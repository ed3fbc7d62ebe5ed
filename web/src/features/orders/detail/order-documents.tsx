import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderDocumentsFragment } from "#graphql/graphql.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { formatDay } from "#ui/time/times.ts";
import { LineItems } from "#records/billing/line-items.tsx";
import { DocumentHead, DocumentNotes } from "#records/billing/document-head.tsx";

const OrderDocumentsFields = graphql(`
  fragment OrderDocuments on ServiceOrder {
    id
    invoices(orderBy: CREATED_AT_DESC, first: 1) {
      nodes {
        id
        number
        status
        notes @include(if: $amounts)
        dueDate @include(if: $amounts)
        subtotalCents @include(if: $amounts)
        taxCents @include(if: $amounts)
        totalCents @include(if: $amounts)
        balanceCents @include(if: $amounts)
        lineItems(orderBy: SORT_ORDER_ASC) @include(if: $amounts) {
          nodes {
            id
            ...LineItemFields
          }
        }
      }
    }
  }
`);

type Order = FragmentType<typeof OrderDocumentsFields>;
type Invoice = NonNullable<OrderDocumentsFragment["invoices"]["nodes"][number]>;

/** The latest invoice; technicians see that it exists, without amounts. */
export function OrderInvoice({ order }: { order: Order }) {
  const [invoice] = rowsOf(readFragment(OrderDocumentsFields, order).invoices);

  return (
    <SectionCard title={t("orders.invoice")}>
      {invoice ? (
        <InvoiceView invoice={invoice} />
      ) : (
        <Typography color="textSecondary">{t("orders.notInvoicedYet")}</Typography>
      )}
    </SectionCard>
  );
}

function InvoiceView({ invoice: { number, status, notes, dueDate, lineItems, ...amounts } }: { invoice: Invoice }) {
  const { subtotalCents, taxCents, totalCents, balanceCents = 0 } = amounts;
  const showsAmounts = subtotalCents !== undefined && taxCents !== undefined && totalCents !== undefined;

  return (
    <div>
      <DocumentHead
        number={number ?? t("orders.draftInvoice")}
        status={status}
        detail={[dueDate && t("orders.dueDate", { date: formatDay(dueDate) })]}
      />
      {showsAmounts && (
        <LineItems
          caption={t("orders.invoice")}
          lines={rowsOf(lineItems)}
          totals={{ subtotalCents, taxCents, totalCents }}
        />
      )}
      {balanceCents > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2, textAlign: "end" }}>
          <RichText text={t("orders.balanceDue", slots("amount"))} amount={<MoneyText cents={balanceCents} />} />
        </Typography>
      )}
      {notes && <DocumentNotes notes={notes} />}
    </div>
  );
}
