import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderDocumentsFragment } from "#graphql/graphql.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import { useDisplay } from "#ui/theme/use-display.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { formatDay } from "#ui/time/times.ts";
import { LineItems } from "./line-items.tsx";
import { DocumentStatus } from "#records/billing/document-status.tsx";

const OrderDocumentsFields = graphql(`
  fragment OrderDocuments on ServiceOrder {
    id
    estimates(orderBy: CREATED_AT_DESC, first: 2) {
      nodes {
        id
        number
        revision
        status
        notes
        validUntil
        subtotalCents
        taxCents
        totalCents
        lineItems(orderBy: SORT_ORDER_ASC) {
          nodes {
            id
            ...LineItemFields
          }
        }
      }
    }
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
type Estimate = NonNullable<OrderDocumentsFragment["estimates"]["nodes"][number]>;
type Invoice = NonNullable<OrderDocumentsFragment["invoices"]["nodes"][number]>;

/** The latest two estimates side by side: the current one and the one it replaces. */
export function OrderEstimates({ order }: { order: Order }) {
  const { isMobile } = useDisplay();
  const estimates = rowsOf(readFragment(OrderDocumentsFields, order).estimates);

  return (
    <SectionCard title={estimates.length > 1 ? t("orders.estimates") : t("orders.estimate")}>
      {estimates.length === 0 && <Typography color="textSecondary">{t("orders.noEstimateYet")}</Typography>}
      <Box
        sx={{
          display: "grid",
          gap: 8,
          gridTemplateColumns: isMobile ? "1fr" : `repeat(${Math.max(1, estimates.length)}, minmax(0, 1fr))`,
        }}
      >
        {estimates.map((estimate) => (
          <EstimateView key={estimate.id} estimate={estimate} />
        ))}
      </Box>
    </SectionCard>
  );
}

function EstimateView({
  estimate: { number, revision, status, notes, validUntil, lineItems, ...totals },
}: {
  estimate: Estimate;
}) {
  return (
    <div>
      <DocumentHead
        number={number}
        status={status}
        detail={[
          t("orders.revisionRevision", { revision }),
          validUntil && t("orders.validUntil", { date: formatDay(validUntil) }),
        ]}
      />
      <LineItems caption={t("orders.estimateNumber", { number })} lines={rowsOf(lineItems)} totals={totals} />
      {notes && <DocumentNotes notes={notes} />}
    </div>
  );
}

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

function DocumentHead({
  number,
  status,
  detail,
}: {
  number: string;
  status: string;
  detail: readonly (string | null | undefined | false)[];
}) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mb: 2 }}>
      <Typography component="bdi" sx={{ fontWeight: 500 }}>
        {number}
      </Typography>
      <DocumentStatus status={status} />
      <Typography variant="caption" color="textSecondary">
        {detail.filter(Boolean).join(" · ")}
      </Typography>
    </Box>
  );
}

function DocumentNotes({ notes }: { notes: string }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2, whiteSpace: "pre-line" }}>
      {notes}
    </Typography>
  );
}
