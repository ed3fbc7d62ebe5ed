import { useMutation } from "@apollo/client/react";
import { scaledNumber, typedText } from "@boresight/domain/base/typed-number";
import { nextNumberSchema } from "@boresight/domain/settings/upkeep";
import { t } from "@boresight/domain/texts/text";
import { problemsOf } from "@boresight/domain/base/problems";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { CountedKind } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";

const SetNextNumber = graphql(`
  mutation SetNextNumber($input: SetNextNumberInput!) {
    setNextNumber(input: $input) {
      next
    }
  }
`);

interface NextNumberDialogProps {
  kind: CountedKind;
  next: number | null;
  onChanged: () => void;
  onClose: () => void;
}

/** Sets the next number forward, to go on from another system. */
export function NextNumberDialog({ kind, next, onChanged, onClose }: NextNumberDialogProps) {
  const form = useForm({ defaultValues: { next: next === null ? "" : typedText(next, 0) } });
  const [set] = useMutation(SetNextNumber);
  const { frame, run } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit(async (values) => {
    const { data: input, error } = nextNumberSchema.safeParse({ kind, next: scaledNumber(values.next, 0) });
    if (error) return showFieldProblems(form, problemsOf(error));
    const failure = await run(() => set({ variables: { input } }), t("settings.nextNumberSaved"));
    if (failure) return;
    onChanged();
    onClose();
  });

  return (
    <FormDialog
      title={kind === "invoice" ? t("settings.changeNextInvoice") : t("settings.changeNextOrder")}
      action={t("base.save")}
      {...frame(submit)}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t("settings.nextNumberLead")}
      </Typography>
      <TextInput
        form={form}
        name="next"
        label={kind === "invoice" ? t("base.invoice") : t("settings.nextOrder")}
        input={{ inputProps: { inputMode: "numeric", dir: "ltr" }, autoComplete: "off" }}
      />
    </FormDialog>
  );
}
