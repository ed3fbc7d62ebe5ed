import { useMutation } from "@apollo/client/react";
import { cents, formatCents, smallest, sum } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";

const UseCredit = graphql(`
  mutation UseCredit($input: ApplyCreditInput!) {
    applyCredit(input: $input) {
      invoices {
        id
        paidCents
        ...PayableInvoice
      }
    }
  }
`);

interface UseOwnCreditProps {
  /** What the customer has, and what it can pay. */
  lead: string;
  customerId: string;
  /** In cents, above zero. */
  credit: number;
  /** Those that it may pay; it begins with what is due first. */
  invoices: readonly { id: string; balanceCents: number | null }[];
  onUsed: (() => void) | undefined;
}

/** Pays the chosen invoices from the customer's credit, as far as it goes; what stays open is paid as any other. */
export function UseOwnCredit({ lead, customerId, credit, invoices, onUsed }: UseOwnCreditProps) {
  const [apply] = useMutation(UseCredit);
  const { busy, run } = useVerb({ stale: ["credit-over-balance", "invoice-not-open"] });
  const open = sum(invoices.map(({ balanceCents }) => cents(balanceCents ?? 0)));
  const amount = smallest(cents(credit), open);
  const use = () => {
    const input = { customerId, invoiceIds: invoices.map(({ id }) => id), amountCents: amount };
    return apply({ variables: { input } });
  };
  const submit = async () => {
    await run(use, t("billing.yourCreditIsUsed", { amount: formatCents(amount) }));
    onUsed?.(); // What was refused is no longer as it is shown.
  };

  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Typography variant="body2">{lead}</Typography>
      <Button variant="outlined" loading={busy} disabled={amount <= 0} onClick={() => void submit()}>
        {amount > 0 ? t("billing.useCreditOf", { amount: formatCents(amount) }) : t("billing.chooseInvoices")}
      </Button>
    </Box>
  );
}
