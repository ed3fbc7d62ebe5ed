import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { TechnicianInput } from "#features/orders/fields/technician-input.tsx";
import type { BulkChange } from "./use-bulk-orders.ts";

interface AssignDialogProps {
  count: number;
  busy: boolean;
  onChange: (change: BulkChange) => void;
  onClose: () => void;
}

/** Who works on the chosen orders. */
export function AssignDialog({ count, busy, onChange, onClose }: AssignDialogProps) {
  const form = useForm({ defaultValues: { technicianId: "" } });
  const submit = form.handleSubmit(({ technicianId }) =>
    onChange({ kind: "assign", technicianId: technicianId || null }),
  );

  return (
    <FormDialog
      title={t("orders.assignCountOrders", { count })}
      action={t("orders.assign")}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TechnicianInput form={form} name="technicianId" />
    </FormDialog>
  );
}
