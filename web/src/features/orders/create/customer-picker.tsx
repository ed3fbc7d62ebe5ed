import { t } from "@boresight/domain/texts/text";
import { useController } from "react-hook-form";
import { useFindCustomers } from "#data/use-find-customers.ts";
import { SearchPicker } from "#ui/form/search-picker.tsx";
import type { OrderForm } from "./order-form.ts";

export function CustomerPicker({ form }: { form: OrderForm }) {
  const { field, fieldState } = useController({ control: form.control, name: "customerId" });
  const find = useFindCustomers();
  const pick = (id: string) => {
    field.onChange(id);
    form.setValue("vehicleId", "");
    form.setValue("pickupAddressId", "");
  };

  return (
    <SearchPicker
      label={t("base.customer")}
      {...find}
      error={fieldState.error?.message}
      onPick={(picked) => pick(picked?.id ?? "")}
    />
  );
}
