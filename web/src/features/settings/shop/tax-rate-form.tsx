import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { dayIn } from "#ui/time/day-in.ts";
import { formatDay } from "#ui/time/times.ts";
import { typedRate } from "../taxes/typed-rate.ts";
import { StepForm } from "../step-form.tsx";
import { finePercents } from "#ui/text/percents.ts";

const SaveTaxRate = graphql(`
  mutation SaveTaxRate($input: SaveTaxRateInput!) {
    saveTaxRate(input: $input) {
      taxRate {
        id
      }
    }
  }
`);

interface TaxRateFormProps {
  places: readonly { id: string; facilityName: string; timeZone: string }[];
  taxRates: readonly {
    id: string;
    name: string;
    rate: number;
    validFrom: string;
    facility: { facilityName: string } | null;
  }[];
}

/** What each location charges as tax, and from when. */
export function TaxRateForm({ places, taxRates }: TaxRateFormProps) {
  const [today] = useState(() => dayIn(places[0]?.timeZone, new Date()));
  const form = useForm({
    defaultValues: { facilityId: places[0]?.id ?? "", name: t("settings.salesTax"), rate: "", validFrom: today },
  });
  const [save] = useMutation(SaveTaxRate, { refetchQueries: "active", awaitRefetchQueries: true });
  const { frame, run } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit(async ({ rate, ...values }) => {
    const typed = typedRate(rate);
    if ("problem" in typed) return form.setError("rate", { message: typed.problem }, { shouldFocus: true });
    const input = { ...values, rate: typed.thousandths };
    await run(() => save({ variables: { input } }), t("settings.taxRateIsSaved"));
  });
  if (places.length === 0) return <Typography sx={{ mt: 2 }}>{t("settings.noLocationsYet")}</Typography>;

  return (
    <>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {taxRates.map(({ id, name, rate, validFrom, facility }) => (
          <li key={id}>
            <bdi>
              {t("settings.taxRateOfPlace", {
                place: facility?.facilityName ?? "",
                name,
                rate: finePercents.format(rate / 100_000),
                day: formatDay(validFrom),
              })}
            </bdi>
          </li>
        ))}
      </Box>
      <StepForm {...frame(submit)}>
        <SelectInput
          form={form}
          name="facilityId"
          label={t("base.location")}
          choices={places.map(({ id, facilityName }) => ({ value: id, label: facilityName }))}
        />
        <TextInput form={form} name="name" label={t("settings.taxName")} />
        <TextInput form={form} name="rate" label={t("settings.taxRatePercent")} input={{ inputMode: "decimal" }} />
        <TextInput form={form} name="validFrom" label={t("settings.validFromDay")} input={{ type: "date" }} />
      </StepForm>
    </>
  );
}
