import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { useSave } from "#records/form/use-save.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { useSetHold } from "./use-set-hold.ts";

interface HoldDialogProps {
  customer: { id: string; version: number };
  onClose: () => void;
}

export function HoldDialog({ customer: { id, version }, onClose }: HoldDialogProps) {
  const form = useForm({ defaultValues: { reason: "" } });
  const set = useSetHold();
  const frame = useSave({
    form,
    input: ({ reason }) => reason.trim(),
    save: (reason) => set(id, version, reason),
    done: () => t("customers.isOnHold"),
    onSaved: onClose,
    stale: ["customer-changed"],
  });

  return (
    <FormDialog title={t("customers.putOnHold")} action={t("customers.putOnHold")} {...frame} onClose={onClose}>
      <TextInput
        form={form}
        name="reason"
        label={t("base.reason")}
        help={t("customers.holdHelp")}
        input={{ multiline: true, minRows: 2, maxRows: 6 }}
      />
    </FormDialog>
  );
}
