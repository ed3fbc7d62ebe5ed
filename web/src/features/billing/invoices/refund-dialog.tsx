import { useMutation, useQuery } from "@apollo/client/react";
import { formatCents } from "@boresight/domain/base/money";
import { parseTyped } from "@boresight/domain/base/typed-number";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { methodWords, refundChoices } from "#features/billing/money-inputs/payment-methods.ts";
import { graphql } from "#graphql/gql.ts";
import type { RefundablePaymentsQuery, RefundMethod } from "#graphql/graphql.ts";
import { LoadFailedDialog } from "#records/load-failed-dialog.tsx";
import { useVerb } from "#records/use-verb.ts";
import { AmountInput } from "#features/billing/money-inputs/amount-input.tsx";
import { ReasonInput } from "#features/billing/money-inputs/reason-input.tsx";
import { RefundWay } from "#features/billing/money-inputs/refund-way.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { formatDay } from "#ui/time/times.ts";

const RefundablePayments = graphql(`
  query RefundablePayments($id: UUID!) {
    invoice(id: $id) {
      id
      paymentAllocations(orderBy: CREATED_AT_ASC, first: 50, filter: { paymentId: { isNull: false } }) {
        nodes {
          id
          payment {
            id
            method
            receivedOn
            reference
            amountCents
            cardPaymentId
            paymentReversal {
              id
            }
          }
        }
      }
    }
  }
`);

const RefundInvoice = graphql(`
  mutation RefundInvoice($input: RefundInvoiceInput!) {
    refundInvoice(input: $input) {
      creditMemo {
        id
        number
      }
      invoice {
        id
        ...InvoiceRow
      }
    }
  }
`);

type Payment = NonNullable<
  NonNullable<NonNullable<RefundablePaymentsQuery["invoice"]>["paymentAllocations"]["nodes"][number]>["payment"]
>;

interface RefundDialogProps {
  invoice: { id: string; number?: string | null };
  onRefunded?: () => void;
  onClose: () => void;
}

interface Refund {
  paymentId: string;
  amountCents: string;
  method: RefundMethod;
  /** Empty is today. */
  paidOn: string;
  reason: string;
}

/** Gives money of a paid invoice back: of which payment, how much, how and when. */
export function RefundDialog(props: RefundDialogProps) {
  const { invoice, onClose } = props;
  const asked = useQuery(RefundablePayments, { variables: { id: invoice.id }, fetchPolicy: "network-only" });
  const { data, error, refetch } = asked;
  const title = t("billing.refundOf", { number: invoice.number ?? "" });
  if (error && !data) return <LoadFailedDialog {...{ title, error, refetch, onClose }} />;
  if (!data) return null;
  const payments = rowsOf(data.invoice?.paymentAllocations).flatMap(({ payment }) => payment ?? []);
  const kept = [...new Map(payments.map((payment) => [payment.id, payment])).values()];

  return <RefundForm {...props} title={title} payments={kept.filter(({ paymentReversal }) => !paymentReversal)} />;
}

function RefundForm({ invoice: { id }, title, payments, onRefunded, onClose }: RefundDialogProps & Paid) {
  const [first] = payments;
  const form = useForm<Refund>({
    defaultValues: { paymentId: first?.id ?? "", amountCents: "", method: wayBack(first), paidOn: "", reason: "" },
  });
  const chosenId = useWatch({ control: form.control, name: "paymentId" });
  const isByCard = Boolean(payments.find((payment) => payment.id === chosenId)?.cardPaymentId);
  const [refund] = useMutation(RefundInvoice, { refetchQueries: ["InvoicesPage", "AccountsOfCustomer"] });
  const { frame, run } = useVerb({ form, fieldsSuffice: true, stale: ["invoice-not-paid"] });
  const submit = form.handleSubmit(async ({ amountCents, method, paidOn, reason }) => {
    if (isByCard) return onClose();
    // The server refuses nothing as an amount.
    const amounts = { invoiceId: id, amountCents: parseTyped(amountCents, 2) ?? 0 };
    const input = { ...amounts, method, paidOn: paidOn || null, reason };
    const failure = await run(
      () => refund({ variables: { input } }),
      ({ data: done }) => t("billing.refundIsNoted", { number: done?.refundInvoice?.creditMemo?.number ?? "" }),
    );
    if (failure) return;
    onRefunded?.();
    onClose();
  });

  return (
    <FormDialog
      title={title}
      action={isByCard ? t("base.close") : t("billing.refund")}
      {...frame(submit)}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t("billing.refundLead")}
      </Typography>
      {payments.length > 0 && (
        <SelectInput form={form} name="paymentId" label={t("base.payment")} choices={choicesOf(payments)} />
      )}
      {isByCard ? <Alert severity="info">{t("billing.refundCardsThere")}</Alert> : <RefundFields form={form} />}
    </FormDialog>
  );
}

interface Paid {
  title: string;
  payments: readonly Payment[];
}

/** As it was paid, where money can go back that way. */
const wayBack = (payment: Payment | undefined): RefundMethod =>
  refundChoices.find(({ value }) => value === payment?.method)?.value ?? "check";

const choicesOf = (payments: readonly Payment[]) =>
  payments.map(({ id, method, receivedOn, reference, amountCents }) => ({
    value: id,
    label: [methodWords(method), formatDay(receivedOn), reference, formatCents(amountCents)]
      .filter(Boolean)
      .join(" · "),
  }));

const RefundFields = ({ form }: { form: UseFormReturn<Refund> }) => (
  <>
    <AmountInput form={form} name="amountCents" />
    <RefundWay form={form} method="method" paidOn="paidOn" />
    <ReasonInput form={form} name="reason" />
  </>
);
