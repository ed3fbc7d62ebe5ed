import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useController, type UseFormReturn } from "react-hook-form";
import { CustomerPicker } from "#records/customer-picker.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { CoordinatesFields } from "./coordinates/coordinates-fields.tsx";
import type { AddressFormValues } from "./address-values.ts";

const countries = [
  { value: "US", label: t("customers.unitedStates") },
  { value: "CA", label: t("customers.canada") },
  { value: "MX", label: t("customers.mexico") },
];

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
      <TextInput form={form} name="street" label={t("customers.street")} input={{ autoComplete: "off" }} />
      <Pair>
        <TextInput form={form} name="unit" label={t("customers.unit")} optional />
        <TextInput
          form={form}
          name="label"
          label={t("customers.label")}
          optional
          help={t("customers.suchAsMainShop")}
        />
      </Pair>
      <TextInput form={form} name="city" label={t("customers.city")} />
      <Pair>
        <TextInput form={form} name="state" label={t("base.state")} />
        <TextInput form={form} name="postalCode" label={t("customers.postalCode")} />
      </Pair>
      <SelectInput form={form} name="country" label={t("customers.country")} choices={countries} />
      <TextInput
        form={form}
        name="pickupSpotDescription"
        label={t("customers.pickupSpot")}
        optional
        help={t("customers.bayGateCodeKeyBoxContact")}
        input={{ multiline: true, minRows: 2, maxRows: 6 }}
      />
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

function Pair({ children }: { children: ReactNode }) {
  return <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 4 }}>{children}</Box>;
}
