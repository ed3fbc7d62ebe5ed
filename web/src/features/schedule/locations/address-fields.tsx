import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import type { UseFormReturn } from "react-hook-form";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { FacilityFormValues } from "./facility-values.ts";

const countries = [
  { value: "US", label: t("customers.unitedStates") },
  { value: "CA", label: t("customers.canada") },
  { value: "MX", label: t("customers.mexico") },
];

/** Where a facility is. */
export const AddressFields = ({ form }: { form: UseFormReturn<FacilityFormValues> }) => (
  <>
    <TextInput form={form} name="address.street" label={t("customers.street")} optional />
    <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 4 }}>
      <TextInput form={form} name="address.unit" label={t("customers.unit")} optional />
      <TextInput form={form} name="address.city" label={t("customers.city")} optional />
      <TextInput form={form} name="address.state" label={t("base.state")} optional />
      <TextInput form={form} name="address.postalCode" label={t("customers.postalCode")} optional />
    </Box>
    <SelectInput form={form} name="address.country" label={t("customers.country")} choices={countries} />
  </>
);
