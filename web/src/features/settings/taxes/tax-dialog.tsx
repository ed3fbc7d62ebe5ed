import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { TaxQuestion } from "./tax-question.ts";
import { typedRate } from "./typed-rate.ts";

const SaveTaxOfPlace = graphql(`
  mutation SaveTaxOfPlace($input: SaveTaxRateInput!) {
    saveTaxRate(input: $input) {
      taxRate {
        id
      }
    }
  }
`);

/** Adds a tax of a location, changes its rate from a day on, or ends it. */
export function TaxDialog({ question, onClose }: { question: TaxQuestion; onClose: () => void }) {
  const { place, kind, name, today } = question;
  const form = useForm({ defaultValues: { name, rate: "", validFrom: today } });
  const [save] = useMutation(SaveTaxOfPlace, { refetchQueries: "active", awaitRefetchQueries: true });
  const { frame, run } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit(async ({ rate, ...values }) => {
    const typed = kind === "end" ? { thousandths: 0 } : typedRate(rate);
    if ("problem" in typed) return form.setError("rate", { message: typed.problem }, { shouldFocus: true });
    const input = { facilityId: place.id, ...values, rate: typed.thousandths };
    const failure = await run(() => save({ variables: { input } }), t("settings.taxRateIsSaved"));
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={titleOf(question)}
      action={kind === "end" ? t("settings.endTax") : t("base.save")}
      {...frame(submit)}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <bdi>{place.facilityName}</bdi> · {kind === "end" ? t("settings.endTaxHelp") : t("settings.taxKeepsDocuments")}
      </Typography>
      {kind === "add" && (
        <TextInput
          form={form}
          name="name"
          label={t("settings.taxName")}
          help={t("settings.taxNameHelp")}
          input={{ inputProps: { dir: "auto" } }}
        />
      )}
      {kind !== "end" && (
        <TextInput
          form={form}
          name="rate"
          label={t("settings.taxRatePercent")}
          input={{ inputProps: { inputMode: "decimal", dir: "ltr" }, autoComplete: "off" }}
        />
      )}
      <TextInput
        form={form}
        name="validFrom"
        label={kind === "end" ? t("settings.firstDayWithoutIt") : t("settings.validFromDay")}
        input={{ type: "date" }}
      />
    </FormDialog>
  );
}

function titleOf({ kind, name }: TaxQuestion): string {
  if (kind === "add") return t("settings.addTax");
  return kind === "change" ? t("settings.changeRateOf", { name }) : t("settings.endTaxNamed", { name });
}
