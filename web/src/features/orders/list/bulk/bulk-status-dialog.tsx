import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { useForm, useWatch } from "react-hook-form";
import { readFragment } from "#graphql/fragment-masking.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { StatusChangeFields, type StatusChangeValues } from "#features/orders/transitions/status-change-fields.tsx";
import { OrderTransitionsFields } from "#records/order-transitions.fragment.ts";
import { bulkTargets } from "./bulk-choices.ts";
import { ChosenOrders, type BulkChange } from "./use-bulk-orders.ts";

interface BulkStatusDialogProps {
  ids: readonly string[];
  busy: boolean;
  onChange: (change: BulkChange) => void;
  onClose: () => void;
}

const noAnswers: StatusChangeValues = {
  note: "",
  holdReasonKey: "",
  cancellationReasonKey: "",
  cancellationReason: "",
  skipsCustomerMail: false,
  invoiceDecision: "", // What becomes of invoices is decided order by order.
};

/** Changes the status of the selected orders; each follows its own rules, and guards cannot be overridden here. */
export function BulkStatusDialog({ ids, busy, onChange, onClose }: BulkStatusDialogProps) {
  const { data } = useQuery(ChosenOrders, { variables: { ids: [...ids] }, fetchPolicy: "network-only" });
  const orders = (data?.orderPage?.orders ?? []).filter((order) => order !== null);
  const targets = bulkTargets(orders.map((order) => readFragment(OrderTransitionsFields, order)));
  const goal = useForm({ defaultValues: { statusKey: "" } });
  const form = useForm({ defaultValues: noAnswers });
  const statusKey = useWatch({ control: goal.control, name: "statusKey" });
  const target = targets.find(({ key }) => key === statusKey);
  const cancels = target?.requiredAnswers.includes("cancellationReason") ?? false;
  const submit = form.handleSubmit(({ note, holdReasonKey, cancellationReasonKey, cancellationReason }) => {
    if (!target) return goal.setError("statusKey", { message: t("orders.chooseWhereTheyGo") });
    return onChange({
      kind: "move",
      answers: {
        statusKey,
        note,
        holdReasonKey: holdReasonKey || null,
        cancellationReasonKey: cancellationReasonKey || null,
        cancellationReason: cancellationReason || null,
      },
    });
  });

  return (
    <FormDialog
      title={t("orders.moveCountOrders", { count: ids.length })}
      action={cancels ? { does: t("orders.cancelTheOrders"), keeps: t("orders.keepTheOrders") } : t("base.move")}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectInput
        form={goal}
        name="statusKey"
        label={t("base.to")}
        help={target && t("orders.readyOfLengthCanGoThere", { ready: target.ready, count: ids.length })}
        choices={targets.map(({ key, label, ready }) => ({ value: key, label: `${label} (${ready})` }))}
      />
      <StatusChangeFields form={form} requiredAnswers={target?.requiredAnswers ?? []} overrides={false} />
    </FormDialog>
  );
}
