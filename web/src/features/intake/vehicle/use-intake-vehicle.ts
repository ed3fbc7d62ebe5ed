import { normaliseVin } from "@boresight/domain/vehicles/vin";
import { useWatch } from "react-hook-form";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { useVehicleFromVin } from "#records/use-vehicle-from-vin.ts";

/** Lets the intake's vehicle follow its VIN, at every step: a repair order that is read late brings one. */
export function useIntakeVehicle(form: IntakeForm) {
  const vin = normaliseVin(useWatch({ control: form.control, name: "vehicle.vinNumber" }));

  return useVehicleFromVin(
    {
      read: () => ({ vehicle: form.getValues("vehicle"), filled: form.getValues("fromVin") }),
      write: ({ vehicle, filled }) => {
        if (form.getValues("fromVin").vinNumber !== vin) form.setValue("vehicleId", ""); // A known vehicle leaves with its VIN.
        form.setValue("vehicle", { ...form.getValues("vehicle"), ...vehicle }, { shouldDirty: true });
        form.setValue("fromVin", filled, { shouldDirty: true });
      },
    },
    { vin },
  );
}
