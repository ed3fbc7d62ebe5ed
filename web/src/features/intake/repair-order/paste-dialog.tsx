import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { TextInput } from "#ui/form/text-input.tsx";

interface PasteDialogProps {
  onPaste: (file: File) => void;
  onClose: () => void;
}

const longest = 200_000;

/** An estimate's text, copied from a mail or from an estimating program, is kept as a text file. */
export function PasteDialog({ onPaste, onClose }: PasteDialogProps) {
  const form = useForm({ defaultValues: { pasted: "" } });
  const submit = form.handleSubmit(({ pasted }) => {
    if (pasted.trim() === "") return form.setError("pasted", { message: t("intake.pasteTheText") });
    onPaste(new File([pasted], `${t("intake.pastedText")}.txt`, { type: "text/plain" }));
    return onClose();
  });

  return (
    <FormDialog
      title={t("intake.pasteTheText")}
      action={t("base.add")}
      busy={false}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        form={form}
        name="pasted"
        label={t("intake.textOfTheEstimate")}
        input={{ multiline: true, minRows: 6, maxRows: 16, inputProps: { maxLength: longest } }}
      />
    </FormDialog>
  );
}
