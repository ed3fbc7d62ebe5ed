import { useIsOffice } from "#auth/use-standing.ts";
import { isCustomerType } from "@boresight/domain/accounts/roles";
import { t } from "@boresight/domain/texts/text";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Suspense, useState, type ReactNode } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { isOpen } from "#features/billing/invoices/invoice-due.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { CardsOffLine } from "#records/billing/cards-off-line.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";
import { OrderInvoicesFields, ShownInvoiceFields } from "./order-invoices.fragment.ts";

const EarlierInvoices = lazyPart(async () => (await import("./earlier-invoices.tsx")).EarlierInvoices);
const InvoiceView = lazyPart(async () => (await import("./invoice-view.tsx")).InvoiceView);
const InvoiceActions = lazyPart(async () => (await import("./invoice-actions.tsx")).InvoiceActions);
const InvoiceSheet = lazyPart(async () => (await import("./invoice-sheet.tsx")).InvoiceSheet);
const PayInvoice = lazyPart(async () => (await import("./pay-invoice.tsx")).PayInvoice);
const NewInvoice = lazyPart(async () => (await import("./new-invoice.tsx")).NewInvoice);

interface OrderInvoiceProps {
  order: FragmentType<typeof OrderInvoicesFields>;
  /** Reloads the order, after what no verb returns. */
  onChanged: () => void;
  /** Why the lines of an invoice were due; a feature of its own says it. */
  renderProof?: (invoiceId: string) => ReactNode;
}

/** The latest invoice of an order, with what the office can do about it, and those before it. */
export function OrderInvoice({ order, onChanged, renderProof }: OrderInvoiceProps) {
  const role = roleOf(useAuth().user);
  const isOffice = useIsOffice();
  const { id, invoices, earlierInvoices } = readFragment(OrderInvoicesFields, order);
  const [latest] = readFragment(ShownInvoiceFields, rowsOf(invoices));
  const earlier = rowsOf(earlierInvoices);
  // The draft stays open while the page behind it follows what others do.
  const [edited, setEdited] = useState<string | null>(null);
  const [wasEdited, setWasEdited] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const edit = (invoiceId: string) => {
    setWasEdited(true);
    setAdding(false);
    setEdited(invoiceId);
  };
  useFetchedWhenIdle(InvoiceActions);
  const offersNew = isOffice && (!latest || latest.status === "void" || isAdding);

  return (
    <>
      <SectionCard
        title={t("files.invoice")}
        aside={
          isOffice &&
          latest && (
            <Suspense>
              <InvoiceActions invoice={latest} onEdit={edit} onAdd={() => setAdding(true)} onChanged={onChanged} />
            </Suspense>
          )
        }
      >
        {!latest && !isOffice && <Typography color="textSecondary">{t("orders.notInvoicedYet")}</Typography>}
        {offersNew && (
          <Suspense>
            <NewInvoice orderId={id} isFirst={!latest} onEdit={edit} />
          </Suspense>
        )}
        {latest && (
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <InvoiceView invoice={latest} onReversed={isOffice ? onChanged : undefined} />
          </Suspense>
        )}
        {latest && isOffice && isOpen(latest) && <CardsOffLine />}
        {latest && isCustomerType(role) && (
          <Suspense>
            <PayInvoice invoice={latest} />
          </Suspense>
        )}
        <Suspense>
          {earlier.length > 0 && <EarlierInvoices invoices={earlier} onEdit={edit} onChanged={onChanged} />}
        </Suspense>
        <Suspense>{wasEdited && <InvoiceSheet invoiceId={edited} onClose={() => setEdited(null)} />}</Suspense>
      </SectionCard>
      {latest && isOffice && renderProof?.(latest.id)}
    </>
  );
}
