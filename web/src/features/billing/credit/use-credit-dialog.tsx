import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { useMutation, useQuery } from "@apollo/client/react";
import { formatCents, smallest, cents } from "@boresight/domain/base/money";
import { parseTyped, typedText } from "@boresight/domain/base/typed-number";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { AmountInput } from "#features/billing/money-inputs/amount-input.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { useShopDay } from "#features/billing/payments/use-shop-day.ts";
import { RichText, slots } from "#ui/text/rich-text.tsx";

const CreditableInvoices = graphql(`
  query CreditableInvoices($id: UUID!) {
    invoices(
      first: 50
      orderBy: [DUE_DATE_ASC, ID_ASC]
      filter: { customerId: { equalTo: $id }, status: { in: ["issued", "sent", "partiallyPaid"] } }
    ) {
      nodes {
        id
        number
        balanceCents
      }
    }
  }
`);

const ApplyCredit = graphql(`
  mutation ApplyCredit($input: ApplyCreditInput!) {
    applyCredit(input: $input) {
      invoice {
        id
        status
        balanceCents
      }
    }
  }
`);

const RedeemReward = graphql(`
  mutation RedeemReward($input: RecordPaymentInput!) {
    recordPayment(input: $input) {
      payment {
        id
        paymentAllocations(first: 1) {
          nodes {
            id
            invoice {
              id
              status
              balanceCents
            }
          }
        }
      }
    }
  }
`);

interface UseCreditDialogProps {
  customerId: string;
  account: "credit" | "reward";
  /** What the account holds, in cents. */
  balance: number;
  onClose: () => void;
}

const refetched = { refetchQueries: ["AccountsOfCustomer"], awaitRefetchQueries: true };

/** Pays one open invoice from what the customer has paid ahead, or from its reward credit. */
export function UseCreditDialog(props: UseCreditDialogProps) {
  const today = useShopDay();
  return today === undefined ? null : <UseCreditForm {...props} receivedOn={today} />;
}

function UseCreditForm({
  customerId,
  account,
  balance,
  receivedOn,
  onClose,
}: UseCreditDialogProps & { receivedOn: CalendarDay }) {
  const { data } = useQuery(CreditableInvoices, { variables: { id: customerId }, fetchPolicy: "network-only" });
  const invoices = rowsOf(data?.invoices);
  const form = useForm({ defaultValues: { invoiceId: "", amountCents: "" } });
  const [apply] = useMutation(ApplyCredit, refetched);
  const [redeem] = useMutation(RedeemReward, refetched);
  const { frame, run } = useVerb({ form, stale: ["invoice-not-open"] });
  const submit = form.handleSubmit(async ({ invoiceId, amountCents: typed }) => {
    const invoice = invoices.find(({ id }) => id === invoiceId);
    if (!invoice) return form.setError("invoiceId", { message: t("billing.chooseAnInvoice") });
    const most = smallest(cents(balance), cents(invoice.balanceCents ?? 0));
    const amountCents = typed.trim() === "" ? most : (parseTyped(typed, 2) ?? 0);
    const pay = (): Promise<unknown> =>
      account === "credit"
        ? apply({ variables: { input: { customerId, invoiceId, amountCents } } })
        : redeem({ variables: { input: redemption({ customerId, invoiceId, amountCents, receivedOn }) } });
    const done = t("billing.creditUsedOn", { amount: formatCents(amountCents), number: invoice.number ?? "" });
    if (!(await run(pay, done))) onClose();
  });
  const choices = invoices.map(({ id, number, balanceCents }) => ({
    value: id,
    label: `${number} · ${t("billing.amountOpen", { amount: formatCents(balanceCents ?? 0) })}`,
  }));

  return (
    <FormDialog
      title={account === "credit" ? t("billing.applyToInvoice") : t("billing.redeemOnInvoice")}
      action={account === "credit" ? t("billing.applyCredit") : t("billing.redeem")}
      {...frame(submit)}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <RichText text={t("billing.accountHolds", slots("amount"))} amount={<MoneyText cents={balance} />} />
      </Typography>
      <SelectInput form={form} name="invoiceId" label={t("files.invoice")} choices={choices} />
      <AmountInput
        form={form}
        name="amountCents"
        help={t("billing.emptyUsesAll", { amount: typedText(balance, 2) })}
        optional
      />
    </FormDialog>
  );
}

interface Redemption {
  customerId: string;
  invoiceId: string;
  amountCents: number;
  receivedOn: CalendarDay;
}

/** Reward credit pays as a payment of its own kind. */
const redemption = ({ customerId, invoiceId, amountCents, receivedOn }: Redemption) => ({
  customerId,
  method: "rewardCredit" as const,
  amountCents,
  receivedOn,
  allocations: [{ invoiceId, amountCents }],
});
