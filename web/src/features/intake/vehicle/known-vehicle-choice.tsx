import { skipToken, useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { graphql } from "#graphql/gql.ts";
import { fillFromRecord } from "./fill-from-record.ts";
import { VehiclePicker } from "#records/vehicle-picker.tsx";

const PickedVehicle = graphql(`
  query PickedVehicle($id: UUID!) {
    vehicle(id: $id) {
      id
      vinNumber
      year
      make
      model
      trim
    }
  }
`);

interface KnownVehicleChoiceProps {
  form: IntakeForm;
  /** The customer whose vehicles are offered: null for one's own. */
  customerId: string | null;
}

/** Instead of a VIN: one of the customer's vehicles. */
export function KnownVehicleChoice({ form, customerId }: KnownVehicleChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const vehicleId = useWatch({ control: form.control, name: "vehicleId" });
  const { data } = useQuery(PickedVehicle, isOpen && vehicleId ? { variables: { id: vehicleId } } : skipToken);
  const picked = data?.vehicle;
  useEffect(() => {
    if (!picked || picked.id !== form.getValues("vehicleId")) return;
    fillFromRecord(form, picked);
  }, [form, picked]);

  return isOpen ? (
    <VehiclePicker form={form} name="vehicleId" customerId={customerId} />
  ) : (
    <Button size="small" onClick={() => setOpen(true)} sx={{ mb: 3, minHeight: 44 }}>
      {t("intake.chooseAVehicleThatWasHere")}
    </Button>
  );
}
