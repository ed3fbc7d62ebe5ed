import Box from "@mui/material/Box";
import { doesTakeCards } from "#data/offers.ts";
import { isOpen } from "#features/billing/invoices/invoice-due.ts";
import { PayByCard } from "#features/billing/own/pay-by-card.tsx";
import type { ShownInvoiceFragment } from "#graphql/graphql.ts";
import { pricedInvoice } from "./order-invoices.fragment.ts";

/** The customer's way to pay an open invoice, where the shop takes cards. */
export function PayInvoice({ invoice }: { invoice: ShownInvoiceFragment }) {
  const balanceCents = pricedInvoice(invoice)?.balanceCents ?? 0;
  if (!doesTakeCards() || !isOpen(invoice) || balanceCents <= 0) return null;

  return (
    <Box sx={{ mt: 4 }}>
      <PayByCard invoices={[{ id: invoice.id, balanceCents }]} />
    </Box>
  );
}
