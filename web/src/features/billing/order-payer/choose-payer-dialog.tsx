import { orderPayerSchema } from "@boresight/domain/billing/payers/payer-schema";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { useFindPayers } from "#features/billing/payers/use-find-payers.ts";
import { useSave } from "#records/form/use-save.ts";
import { RecordPicker } from "#records/record-picker.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { useSetPayer } from "./use-set-payer.ts";

interface ChoosePayerDialogProps {
  order: { id: string; version: number };
  /** The payer of today. */
  known: { id: string; label: string } | null;
  onClose: () => void;
}

export function ChoosePayerDialog({ order: { id, version }, known, onClose }: ChoosePayerDialogProps) {
  const form = useForm({ defaultValues: { payerId: known?.id ?? "" } });
  const search = useFindPayers();
  const [save] = useSetPayer();
  const frame = useSave({
    form,
    input: ({ payerId }) => ({ id, version, payerId: payerId || null }),
    schema: orderPayerSchema,
    save: (input) => save({ variables: { input } }),
    done: () => t("billing.payerIsChosen"),
    onSaved: onClose,
    stale: ["order-changed"],
  });

  return (
    <FormDialog title={t("billing.payer")} action={t("base.save")} {...frame} onClose={onClose}>
      <RecordPicker
        {...search}
        form={form}
        name="payerId"
        label={t("billing.payer")}
        known={known}
        empty={t("ui.nothingToChooseYet")}
      />
    </FormDialog>
  );
}
