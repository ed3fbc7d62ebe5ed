import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { UseFormReturn } from "react-hook-form";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { FacilityFormValues } from "./facility-values.ts";

const countries = [
  { value: "US", label: t("customers.unitedStates") },
  { value: "CA", label: t("customers.canada") },
  { value: "MX", label: t("customers.mexico") },
];

/** A sign stands before its figures in every language; number pads of phones lack it. */
const degreesInput = { inputMode: "text", slotProps: { input: { dir: "ltr" } } } as const;

/** Where a facility is. */
export const AddressFields = ({ form }: { form: UseFormReturn<FacilityFormValues> }) => (
  <>
    <TextInput form={form} name="address.street" label={t("base.street")} optional />
    <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 4 }}>
      <TextInput form={form} name="address.unit" label={t("base.unit")} optional />
      <TextInput form={form} name="address.city" label={t("base.city")} optional />
      <TextInput form={form} name="address.state" label={t("base.state")} optional />
      <TextInput form={form} name="address.postalCode" label={t("base.postalCode")} optional />
    </Box>
    <SelectInput form={form} name="address.country" label={t("customers.country")} choices={countries} />
    <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 4 }}>
      <TextInput form={form} name="address.latitude" label={t("customers.latitude")} optional input={degreesInput} />
      <TextInput form={form} name="address.longitude" label={t("customers.longitude")} optional input={degreesInput} />
    </Box>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {t("schedule.coordinatesOfLocation")}
    </Typography>
  </>
);
