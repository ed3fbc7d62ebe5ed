import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useController, type UseFormReturn } from "react-hook-form";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { AddressFormValues } from "./address-values.ts";
import { CustomerInput } from "./customer-input.tsx";

const countries = [
  { value: "US", label: "United States" },
  { value: "CA", label: "Canada" },
  { value: "MX", label: "Mexico" },
];

type Form = UseFormReturn<AddressFormValues>;

export function AddressFields({ form, isNew }: { form: Form; isNew: boolean }) {
  const { field, fieldState } = useController({ control: form.control, name: "customerId" });

  return (
    <>
      {isNew && <CustomerInput error={fieldState.error?.message} onPick={(id) => field.onChange(id ?? "")} />}
      <TextInput form={form} name="street" label="Street" input={{ autoComplete: "off" }} />
      <Pair>
        <TextInput form={form} name="unit" label="Unit" optional />
        <TextInput form={form} name="label" label="Label" optional help="Such as: Main shop" />
      </Pair>
      <TextInput form={form} name="city" label="City" />
      <Pair>
        <TextInput form={form} name="state" label="State" />
        <TextInput form={form} name="postalCode" label="Postal code" />
      </Pair>
      <SelectInput form={form} name="country" label="Country" choices={countries} />
      <TextInput
        form={form}
        name="pickupSpotDescription"
        label="Pickup spot"
        optional
        help="Bay, gate code, key box, contact on site"
        input={{ multiline: true, minRows: 2, maxRows: 6 }}
      />
      <Typography variant="h3" component="h3" sx={{ mt: 2 }}>
        Where it lies
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        From the coordinates we compute the distance from our base, unless it was entered by hand.
      </Typography>
      <Pair>
        <TextInput form={form} name="latitude" label="Latitude" optional input={{ inputMode: "decimal" }} />
        <TextInput form={form} name="longitude" label="Longitude" optional input={{ inputMode: "text" }} />
      </Pair>
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 4 }}>{children}</Box>;
}
