import { useQuery } from "@apollo/client/react";
import { formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { doesTakeCards } from "#data/offers.ts";
import { rowsOf } from "#data/rows.ts";
import { isOpen } from "#features/billing/invoices/invoice-due.ts";
import { PayByCard } from "#features/billing/own/pay-by-card.tsx";
import { UseOwnCredit } from "#features/billing/own/use-own-credit.tsx";
import { graphql } from "#graphql/gql.ts";
import type { ShownInvoiceFragment } from "#graphql/graphql.ts";
import { pricedInvoice } from "./order-invoices.fragment.ts";

const OwnCredit = graphql(`
  query OwnCredit {
    customers(first: 1) {
      nodes {
        id
        accounts {
          credit
        }
      }
    }
  }
`);

/** The customer's ways to pay an open invoice: what they have paid ahead, and a card where the shop takes cards. */
export function PayInvoice({ invoice }: { invoice: ShownInvoiceFragment }) {
  const balanceCents = pricedInvoice(invoice)?.balanceCents ?? 0;
  const isPayable = isOpen(invoice) && balanceCents > 0;
  const { data, refetch } = useQuery(OwnCredit, { skip: !isPayable, fetchPolicy: "cache-and-network" });
  if (!isPayable) return null;
  const [customer] = rowsOf(data?.customers);
  const credit = customer?.accounts?.credit ?? 0;
  const invoices = [{ id: invoice.id, balanceCents }];
  if (credit <= 0 && !doesTakeCards()) return null;

  return (
    <Box sx={{ mt: 4, display: "grid", gap: 3 }}>
      {customer && credit > 0 && (
        <UseOwnCredit
          lead={t("billing.creditPaysThis", { amount: formatCents(credit) })}
          customerId={customer.id}
          credit={credit}
          invoices={invoices}
          onUsed={() => void refetch()}
        />
      )}
      {doesTakeCards() && <PayByCard invoices={invoices} />}
    </Box>
  );
}
