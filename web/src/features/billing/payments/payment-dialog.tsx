import { useMutation } from "@apollo/client/react";
import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { formatCents } from "@boresight/domain/base/money";
import { parseTyped, typedText } from "@boresight/domain/base/typed-number";
import type { PaymentMethod } from "@boresight/domain/billing/payment-schema";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Controller, useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { shownQueries } from "#data/lists/shown-queries.ts";
import { graphql } from "#graphql/gql.ts";
import { CustomerPicker } from "#records/customer-picker.tsx";
import { useVerb } from "#records/use-verb.ts";
import { AmountInput } from "#features/billing/money-inputs/amount-input.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { allocationsOf, OpenInvoices, useOpenInvoices, type TypedShares } from "./open-invoices.tsx";
import { followPayments } from "./follow-payments.ts";
import { methodChoices } from "../money-inputs/payment-methods.ts";
import { useShopDay } from "./use-shop-day.ts";

const RecordPayment = graphql(`
  mutation RecordPayment($input: RecordPaymentInput!) {
    recordPayment(input: $input) {
      payment {
        id
        ...PaymentRow
      }
    }
  }
`);

interface PaymentValues {
  customerId: string;
  method: PaymentMethod;
  amountCents: string;
  receivedOn: string;
  reference: string;
  note: string;
  keepExcess: boolean;
}

/** The one invoice that is paid. */
interface PaidInvoice {
  id: string;
  number: string | null;
  balanceCents: number;
  customerId: string;
  /** The customer's name. */
  payer: string;
}

interface PaymentDialogProps {
  /** Without it the customer is chosen, and the oldest invoices are paid first. */
  paid?: PaidInvoice;
  onClose: () => void;
  onRecorded: () => void;
}

/** Records a payment that came in outside the product, today at the shop unless another day is chosen. */
export function PaymentDialog(props: PaymentDialogProps) {
  const today = useShopDay();
  return today === undefined ? null : <PaymentForm {...props} today={today} />;
}

function PaymentForm({ paid, today, onClose, onRecorded }: PaymentDialogProps & { today: CalendarDay }) {
  const form = useForm<PaymentValues>({ defaultValues: newPayment(today, paid) });
  const [record, { client }] = useMutation(RecordPayment);
  const { frame, run } = useVerb({ form, stale: ["invoice-not-open"] });
  const chosen = useChosenInvoices(form, paid);
  const submit = form.handleSubmit(async ({ amountCents, ...values }) => {
    const amount = parseTyped(amountCents, 2) ?? 0;
    const allocations = paid ? allocationsTo(paid, amount) : chosen.allocations;
    if (allocations === undefined) return form.setError("amountCents", { message: t("billing.checkWhatIsPaid") });
    const input = { ...values, amountCents: amount, allocations };
    const failure = await run(
      () => record({ variables: { input }, refetchQueries: shownQueries(client, followPayments) }),
      t("billing.paymentRecorded"),
    );
    if (failure) return;
    onRecorded();
    onClose();
  });

  return (
    <FormDialog
      title={t("billing.recordPayment")}
      action={t("billing.recordPayment")}
      {...frame(submit)}
      onClose={onClose}
    >
      {paid ? <Payer paid={paid} /> : <PayerInput form={form} />}
      <SelectInput form={form} name="method" label={t("base.method")} choices={methodChoices} />
      <AmountInput
        form={form}
        name="amountCents"
        help={paid || chosen.shares ? undefined : t("billing.paysOldestFirst")}
      />
      {chosen.isKnown && (
        <OpenInvoices
          invoices={chosen.invoices}
          amount={chosen.amount}
          shares={chosen.shares}
          onChange={chosen.onChange}
        />
      )}
      <TextInput form={form} name="receivedOn" label={t("billing.receivedOn")} input={{ type: "date" }} />
      <TextInput form={form} name="reference" label={t("base.reference")} optional />
      <TextInput form={form} name="note" label={t("base.note")} optional input={{ multiline: true, minRows: 2 }} />
      <CheckInput form={form} name="keepExcess" label={t("billing.keepExcess")} />
    </FormDialog>
  );
}

/** The open invoices of the customer who is chosen, and what was typed of them; another customer's start empty. */
function useChosenInvoices({ control }: UseFormReturn<PaymentValues>, paid: PaidInvoice | undefined) {
  const [customerId, amountCents] = useWatch({ control, name: ["customerId", "amountCents"] });
  const { invoices, isKnown } = useOpenInvoices(paid ? "" : customerId);
  const [typed, setTyped] = useState<{ customerId: string; shares: TypedShares }>({ customerId, shares: null });
  const shares = typed.customerId === customerId ? typed.shares : null;
  return {
    isKnown,
    invoices,
    shares,
    amount: Math.max(0, parseTyped(amountCents, 2) ?? 0),
    allocations: allocationsOf(shares, invoices),
    onChange: (changed: TypedShares) => setTyped({ customerId, shares: changed }),
  };
}

function PayerInput({ form }: { form: UseFormReturn<PaymentValues> }) {
  return (
    <Controller
      control={form.control}
      name="customerId"
      render={({ field, fieldState }) => (
        <CustomerPicker existing error={fieldState.error?.message} onPick={(one) => field.onChange(one?.id ?? "")} />
      )}
    />
  );
}

const Payer = ({ paid: { payer, number, balanceCents } }: { paid: PaidInvoice }) => (
  <Typography sx={{ mb: 2 }}>
    <bdi>{payer}</bdi> · <bdi>{number}</bdi> · {t("billing.amountOpen", { amount: formatCents(balanceCents) })}
  </Typography>
);

/** An invoice takes at most what it has open; the rest is the customer's credit, if it is kept. */
const allocationsTo = ({ id, balanceCents }: PaidInvoice, amount: number) => [
  { invoiceId: id, amountCents: Math.min(amount, balanceCents) },
];

function newPayment(receivedOn: CalendarDay, paid?: PaidInvoice): PaymentValues {
  const amountCents = paid ? typedText(paid.balanceCents, 2) : "";
  const known = { customerId: paid?.customerId ?? "", amountCents };
  return { ...known, method: "check", receivedOn, reference: "", note: "", keepExcess: false };
}
