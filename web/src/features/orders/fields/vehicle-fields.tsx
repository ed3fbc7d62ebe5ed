import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { useWatch } from "react-hook-form";
import { NewVehicleFields } from "#features/orders/create/new-vehicle-fields.tsx";
import type { OrderForm } from "#features/orders/create/order-form.ts";
import { VehiclePicker } from "#records/vehicle-picker.tsx";

interface VehicleFieldsProps {
  form: OrderForm;
  /** The customer whose vehicles are offered: null for one's own, empty until a customer is chosen. */
  customerId: string | null;
}

/** One of the customer's vehicles, or a new one by VIN. */
export function VehicleFields({ form, customerId }: VehicleFieldsProps) {
  const isNew = useWatch({ control: form.control, name: "isNewVehicle" });
  const toggle = () => form.setValue("isNewVehicle", !isNew);

  return (
    <>
      {isNew ? (
        <NewVehicleFields form={form} customerId={customerId} />
      ) : (
        <VehiclePicker form={form} name="vehicleId" customerId={customerId} />
      )}
      <Button size="small" onClick={toggle} sx={{ justifySelf: "start", mt: -2, mb: 2 }}>
        {isNew ? t("orders.chooseAKnownVehicle") : t("orders.theVehicleIsNew")}
      </Button>
    </>
  );
}
