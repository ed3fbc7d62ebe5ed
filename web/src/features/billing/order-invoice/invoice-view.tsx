import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { rowsOf } from "#data/rows.ts";
import type { PricedInvoiceFragment, ShownInvoiceFragment } from "#graphql/graphql.ts";
import { dueWords, isLate, isOpen } from "#features/billing/invoices/invoice-due.ts";
import { DocumentHead, DocumentNotes } from "#records/billing/document-head.tsx";
import { LineItems } from "#records/billing/line-items.tsx";
import { readerDay } from "#ui/time/day-in.ts";
import { formatDay } from "#ui/time/times.ts";
import { useNow } from "#ui/time/use-now.ts";
import { InvoiceBooks } from "./invoice-books.tsx";
import { CreditMemos } from "./credit-memos.tsx";
import { InvoicePayments } from "./invoice-payments.tsx";
import { pricedInvoice } from "./order-invoices.fragment.ts";

interface InvoiceViewProps {
  invoice: ShownInvoiceFragment;
  /** After a payment was taken back or a credit memo became void; without it none can. */
  onReversed?: (() => void) | undefined;
}

/** An invoice to read; for technicians its number and status alone. */
export function InvoiceView({ invoice, onReversed }: InvoiceViewProps) {
  const { number, status } = invoice;
  const priced = pricedInvoice(invoice);

  return (
    <div>
      <DocumentHead
        number={number ?? t("base.draft")}
        status={status}
        detail={[
          priced?.issueDate && t("billing.issuedOn", { date: formatDay(priced.issueDate) }),
          priced?.poNumber && t("billing.poNumberIs", { number: priced.poNumber }),
        ]}
      />
      {priced && <Priced status={status} invoice={priced} onReversed={onReversed} />}
    </div>
  );
}

interface PricedProps {
  status: string;
  invoice: PricedInvoiceFragment;
  onReversed: InvoiceViewProps["onReversed"];
}

function Priced({ status, invoice, onReversed }: PricedProps) {
  const { lineItems, furtherLines, taxes, notes, reissueOf, paymentAllocations, creditMemos, ...rest } = invoice;
  const { subtotalCents, taxCents, totalCents, paidCents, balanceCents, margin } = rest;
  const isOwed = isOpen({ status });

  return (
    <>
      {invoice.accountingState && <InvoiceBooks id={invoice.id} state={invoice.accountingState} />}
      {reissueOf?.number && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t("billing.replacesInvoice", { number: reissueOf.number })}
        </Typography>
      )}
      <Due status={status} invoice={invoice} />
      {status === "void" && <VoidNotice voidedAt={rest.voidedAt} reason={rest.voidReason} />}
      <LineItems
        caption={t("files.invoice")}
        lines={[...rowsOf(lineItems), ...rowsOf(furtherLines)]}
        totals={{
          subtotalCents,
          taxCents,
          totalCents,
          margin,
          taxes: rowsOf(taxes),
          ...(paidCents !== 0 && { paidCents }),
          ...(isOwed && { balanceCents }),
        }}
      />
      <InvoicePayments allocations={rowsOf(paymentAllocations)} onReversed={onReversed} />
      <CreditMemos memos={rowsOf(creditMemos)} onVoided={onReversed} />
      {notes && <DocumentNotes notes={notes} />}
    </>
  );
}

function Due({ status, invoice }: Omit<PricedProps, "onReversed">) {
  const { dueDate, balanceCents } = invoice;
  const contestedCents = invoice.contestedCents ?? 0;
  const now = useNow();
  if (!dueDate || !isOpen({ status }) || balanceCents <= 0) return null;
  const late = isLate({ status, dueDate, balanceCents: balanceCents - contestedCents }, now);

  return (
    <Typography variant="body2" color={late ? "error" : "textSecondary"} sx={{ mb: 2 }}>
      {dueWords({ dueDate, balanceCents, contestedCents, late })}
    </Typography>
  );
}

function VoidNotice({ voidedAt, reason }: { voidedAt: string | null; reason: string | null }) {
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {voidedAt && t("billing.voidSince", { date: formatDay(readerDay(voidedAt)) })} <span dir="auto">{reason}</span>
    </Alert>
  );
}
