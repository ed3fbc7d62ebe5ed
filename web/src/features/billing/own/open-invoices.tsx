import { formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { dueWords, isLate } from "#features/billing/invoices/invoice-due.ts";
import { doesTakeCards } from "#data/offers.ts";
import type { PayableInvoiceFragment } from "#graphql/graphql.ts";
import { PdfButton } from "#records/documents/pdf-button.tsx";
import { customersNumbers } from "#records/order-numbers.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { PayByCard } from "./pay-by-card.tsx";
import { UseOwnCredit } from "./use-own-credit.tsx";

interface OpenInvoicesProps {
  invoices: readonly PayableInvoiceFragment[];
  customerId?: string;
  /** What the customer has paid ahead or too much, in cents. */
  credit?: number;
  onCreditUsed?: () => void;
}

/** The invoices that are to be paid; where the shop takes cards or there is credit, all of them are chosen. */
export function OpenInvoices({ invoices, customerId = "", credit = 0, onCreditUsed }: OpenInvoicesProps) {
  const takesCards = doesTakeCards();
  const isPaidHere = takesCards || credit > 0;
  const [left, setLeft] = useState<readonly string[]>(() => invoices.filter(isContested).map(({ id }) => id));
  if (invoices.length === 0)
    return (
      <BlankState dense kind="empty" title={t("billing.nothingToPay")}>
        {t("billing.invoicesAppearHere")}
      </BlankState>
    );
  const chosen = invoices.filter(({ id }) => !left.includes(id));
  const toggle = (id: string) => setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);

  return (
    <SectionCard
      title={t("billing.openInvoices")}
      flush
      aside={isPaidHere && invoices.length > 1 && <ChooseAll invoices={invoices} left={left} onChoose={setLeft} />}
    >
      <Box component="ul" aria-label={t("billing.openInvoices")} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {invoices.map((invoice) => (
          <InvoiceRow
            key={invoice.id}
            invoice={invoice}
            isChosen={isPaidHere ? !left.includes(invoice.id) : null}
            onToggle={() => toggle(invoice.id)}
          />
        ))}
      </Box>
      {isPaidHere && (
        <Box sx={{ px: 5, py: 3, display: "grid", gap: 3 }}>
          {credit > 0 && (
            <UseOwnCredit
              lead={t("billing.youHaveCredit", { amount: formatCents(credit) })}
              customerId={customerId}
              credit={credit}
              invoices={chosen}
              onUsed={onCreditUsed}
            />
          )}
          {takesCards && <PayByCard invoices={chosen} />}
        </Box>
      )}
    </SectionCard>
  );
}

interface ChooseAllProps {
  invoices: readonly PayableInvoiceFragment[];
  left: readonly string[];
  onChoose: (left: readonly string[]) => void;
}

/** None where any is chosen, else all that anyone is asked for: one of many is two taps away. */
function ChooseAll({ invoices, left, onChoose }: ChooseAllProps) {
  const isAnyChosen = invoices.some(({ id }) => !left.includes(id));
  const others = invoices.filter((invoice) => isAnyChosen || isContested(invoice));

  return (
    <Button size="small" onClick={() => onChoose(others.map(({ id }) => id))}>
      {isAnyChosen ? t("billing.chooseNone") : t("billing.chooseAll")}
    </Button>
  );
}

interface InvoiceRowProps {
  invoice: PayableInvoiceFragment;
  /** Null where nothing is paid here. */
  isChosen: boolean | null;
  onToggle: () => void;
}

function InvoiceRow({ invoice, isChosen, onToggle }: InvoiceRowProps) {
  const { number, balanceCents, totalCents, serviceOrderId, serviceOrder, poNumber } = invoice;

  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 2, px: 3, py: 1, minHeight: 56 }}>
      {isChosen !== null && (
        <Checkbox
          checked={isChosen}
          onChange={onToggle}
          slotProps={{ input: { "aria-label": t("billing.payInvoice", { number: number ?? "" }) } }}
        />
      )}
      <Box {...(serviceOrderId && { component: RouteLink, to: `/service-orders/${serviceOrderId}` })} sx={aboutLooks}>
        <TwoLines
          main={
            <>
              <bdi>{number}</bdi> ·{" "}
              <bdi>{serviceOrder?.vehicle?.vehicleDescription ?? t("billing.openingInvoice")}</bdi>
            </>
          }
          second={
            <>
              <Due invoice={invoice} />
              {serviceOrder && (
                <Box component="span" sx={{ display: "block", overflowWrap: "anywhere" }}>
                  {customersNumbers({ ...serviceOrder, poNumber }).join(" · ")}
                </Box>
              )}
            </>
          }
        />
      </Box>
      <Box sx={{ textAlign: "end", paddingInlineEnd: 2 }}>
        <MoneyText cents={balanceCents} />
        {balanceCents !== totalCents && (
          <Typography variant="caption" component="div" color="textSecondary">
            {t("billing.openOfTotal", { total: formatCents(totalCents) })}
          </Typography>
        )}
      </Box>
      <PdfButton
        address={`invoice/${invoice.id}`}
        label={t("base.invoiceNumber", { number: number ?? "" })}
        fileName={number ?? ""}
      />
    </Box>
  );
}

const aboutLooks = { flexGrow: 1, minWidth: 0, color: "text.primary", textDecoration: "none" };

function Due({ invoice }: { invoice: PayableInvoiceFragment }) {
  const { dueDate, balanceCents } = invoice;
  const contestedCents = invoice.contestedCents ?? 0;
  const now = useNow();
  if (!dueDate) return null;
  const late = isLate({ ...invoice, balanceCents: balanceCents - contestedCents }, now);

  return (
    <Box component="span" sx={{ color: late ? "error.main" : undefined }}>
      {dueWords({ dueDate, balanceCents, contestedCents, late })}
    </Box>
  );
}

/** Nobody is asked for what is in dispute. */
const isContested = ({ balanceCents, contestedCents }: PayableInvoiceFragment): boolean =>
  (contestedCents ?? 0) >= balanceCents;
