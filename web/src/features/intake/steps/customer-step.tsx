import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { useController, useWatch } from "react-hook-form";
import { CustomerPicker } from "#records/customer-picker.tsx";
import { usePickedCustomer } from "#records/use-picked-customer.ts";
import type { IntakeForm } from "#features/intake/intake-values.ts";

/** The customer. Another customer has other vehicles and addresses. */
export function CustomerStep({ form }: { form: IntakeForm }) {
  const { field, fieldState } = useController({ control: form.control, name: "customerId" });
  const chosen = useWatch({ control: form.control, name: "customerName" });
  const known = usePickedCustomer(field.value);
  const label = known?.label;
  useEffect(() => {
    if (label) form.setValue("customerName", label);
  }, [form, label]);
  const pick = (picked: { id: string; label: string } | null) => {
    field.onChange(picked?.id ?? "");
    form.setValue("customerName", picked?.label ?? "", { shouldDirty: true });
    form.setValue("vehicleId", "");
    form.setValue("pickupAddressId", "");
  };

  return (
    <>
      <CustomerPicker known={known} error={fieldState.error?.message} onPick={pick} />
      {chosen && (
        <Typography variant="body2">
          <RichText text={t("intake.chosen", slots("name"))} name={<strong>{chosen}</strong>} />
        </Typography>
      )}
    </>
  );
}
