import { address } from "@boresight/domain/customers/address-fields";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useController, type UseFormReturn } from "react-hook-form";
import { CustomerPicker } from "#records/customer-picker.tsx";
import { RecordFields } from "#records/form/record-fields.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { CoordinatesFields } from "./coordinates/coordinates-fields.tsx";
import type { AddressFormValues } from "./address-values.ts";

const two = { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 4 };
const above: readonly string[] = ["street", "unit", "label", "city", "state", "postalCode"];
const others = address.names.filter((name) => !above.includes(name));

type Form = UseFormReturn<AddressFormValues>;

interface AddressFieldsProps {
  form: Form;
  asksCustomer: boolean;
  /** Also asks where it lies, which staff set. */
  locates: boolean;
  /** Of a new address; an existing one has a dialog for it. */
  asksMiles: boolean;
}

export function AddressFields({ form, asksCustomer, locates, asksMiles }: AddressFieldsProps) {
  const { field, fieldState } = useController({ control: form.control, name: "customerId" });

  return (
    <>
      {asksCustomer && (
        <CustomerPicker error={fieldState.error?.message} onPick={(picked) => field.onChange(picked?.id ?? "")} />
      )}
      <RecordFields of={address} form={form} names={["street"]} autoComplete="off" />
      <Box sx={two}>
        <RecordFields of={address} form={form} names={["unit", "label"]} />
      </Box>
      <RecordFields of={address} form={form} names={["city"]} />
      <Box sx={two}>
        <RecordFields of={address} form={form} names={["state", "postalCode"]} />
      </Box>
      <RecordFields of={address} form={form} names={others} />
      {asksMiles && (
        <TextInput
          form={form}
          name="miles"
          label={t("customers.miles")}
          optional
          help={t("customers.milesOfNew")}
          input={{ inputMode: "decimal" }}
        />
      )}
      {locates && <CoordinatesFields form={form} />}
    </>
  );
}
