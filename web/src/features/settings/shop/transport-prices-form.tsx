import { useMutation } from "@apollo/client/react";
import { scaledNumber, typedNumber } from "@boresight/domain/base/typed-number";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { StepForm } from "../step-form.tsx";
import type { ShopSettings } from "./use-shop.ts";

const SaveTransportPrices = graphql(`
  mutation SaveTransportPrices($input: SaveTransportPricesInput!) {
    saveTransportPrices(input: $input) {
      shopSetting {
        id
      }
    }
  }
`);

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const numeric = { inputMode: "decimal" } as const;

/** What a pickup and a tow cost, and how far the shop drives. */
export function TransportPricesForm({ settings }: { settings: ShopSettings }) {
  const form = useForm({ defaultValues: valuesOf(settings) });
  const [save] = useMutation(SaveTransportPrices, { refetchQueries: "active", awaitRefetchQueries: true });
  const { frame, run } = useVerb({ form, fieldsSuffice: true });
  const submit = form.handleSubmit((values) => {
    const input = {
      version: settings.version,
      freeRadiusMiles: typedNumber(values.freeRadiusMiles),
      fuelCentsPerMile: scaledNumber(values.fuelCentsPerMile, 2),
      towBaseCents: scaledNumber(values.towBaseCents, 2),
      towMilesIncluded: typedNumber(values.towMilesIncluded),
      towCentsPerMile: scaledNumber(values.towCentsPerMile, 2),
      serviceRadiusMiles: typedNumber(values.serviceRadiusMiles),
    };
    return run(() => save({ variables: { input } }), t("settings.pricesAreSaved"));
  });

  return (
    <StepForm {...frame(submit)}>
      <Box sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, columnGap: 4 }}>
        <TextInput form={form} name="freeRadiusMiles" label={t("settings.freeMiles")} input={numeric} />
        <TextInput form={form} name="fuelCentsPerMile" label={t("settings.fuelPerMile")} input={numeric} />
        <TextInput form={form} name="towBaseCents" label={t("settings.towBase")} input={numeric} />
        <TextInput form={form} name="towMilesIncluded" label={t("settings.towMilesIncluded")} input={numeric} />
        <TextInput form={form} name="towCentsPerMile" label={t("settings.towPerMile")} input={numeric} />
        <TextInput form={form} name="serviceRadiusMiles" label={t("settings.serviceRadius")} input={numeric} />
      </Box>
    </StepForm>
  );
}

const valuesOf = (settings: ShopSettings) => ({
  freeRadiusMiles: String(settings.freeRadiusMiles),
  fuelCentsPerMile: dollars(settings.fuelCentsPerMile),
  towBaseCents: dollars(settings.towBaseCents),
  towMilesIncluded: String(settings.towMilesIncluded),
  towCentsPerMile: dollars(settings.towCentsPerMile),
  serviceRadiusMiles: String(settings.serviceRadiusMiles),
});
