import { t } from "@boresight/domain/texts/text";
import type { UseFormReturn } from "react-hook-form";
import { SelectInput } from "#ui/form/select-input.tsx";
import type { StatusChangeValues } from "./status-change-fields.tsx";

interface InvoiceDecisionInputProps {
  form: UseFormReturn<StatusChangeValues>;
  /** Of the issued invoices. */
  numbers: readonly string[];
  canBeVoid: boolean;
  isPaid: boolean;
}

const keep = { value: "keep", label: t("orders.keepInvoice") };
const voiding = [
  { value: "void", label: t("orders.voidInvoice") },
  { value: "replace", label: t("orders.replaceInvoice") },
];

/** Asks what becomes of the invoices of an order that is cancelled (handbook section 21, case 1). */
export function InvoiceDecisionInput({ form, numbers, canBeVoid, isPaid }: InvoiceDecisionInputProps) {
  return (
    <SelectInput
      form={form}
      name="invoiceDecision"
      label={t("orders.whatBecomesOfInvoice", { numbers: numbers.join(", ") })}
      choices={canBeVoid ? [keep, ...voiding] : [keep]}
      help={isPaid ? t("orders.paidInvoiceStays") : undefined}
    />
  );
}
