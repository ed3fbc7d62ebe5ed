import { t } from "@boresight/domain/texts/text";
import { skipToken, useQuery } from "@apollo/client/react";
import { normaliseVin } from "@boresight/domain/vehicles/vin";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { fillFromRecord } from "#features/intake/vehicle/fill-from-record.ts";
import { KnownVehicleChoice } from "#features/intake/vehicle/known-vehicle-choice.tsx";
import { LiveOrdersNotice } from "#features/intake/vehicle/live-orders-notice.tsx";
import { VinInput } from "#features/intake/vehicle/vin-input.tsx";
import { customerName } from "#records/customer-name.ts";
import { KnownVin } from "#records/known-vin.tsx";
import { ownerFields } from "#features/intake/owner.ts";

const KnownVehicle = graphql(`
  query KnownVehicle($vin: String!, $customerId: UUID) {
    vehicles(
      first: 1
      filter: { vinNumber: { equalTo: $vin }, customerId: { equalTo: $customerId }, archivedAt: { isNull: true } }
    ) {
      nodes {
        id
        vehicleDescription
        year
        make
        model
        trim
        serviceOrders(first: 3, orderBy: CREATED_AT_DESC) {
          totalCount
          nodes {
            id
            internalOrderNumber
          }
        }
      }
    }
  }
`);

const asNumber = { inputProps: { inputMode: "numeric", maxLength: 4 } as const };

interface VehicleStepProps {
  form: IntakeForm;
  customerId: string;
  staff: boolean;
}

/** The VIN first: it fills the other fields, and finds a vehicle that has been here before. */
export function VehicleStep({ form, customerId, staff }: VehicleStepProps) {
  const vin = normaliseVin(useWatch({ control: form.control, name: "vehicle.vinNumber" }));
  const vehicleId = useWatch({ control: form.control, name: "vehicleId" });
  const isWhole = vin.length === 17;
  const { data } = useQuery(KnownVehicle, isWhole && customerId ? { variables: { vin, customerId } } : skipToken);
  const isAsking = isWhole && !data; // Until it is answered, a vehicle that is chosen already stays so.
  const known = rowsOf(data?.vehicles)[0];
  const knownId = known?.id ?? "";
  useEffect(() => {
    if (isAsking || (!known && vin === "")) return; // One may be chosen that has no VIN.
    if (knownId !== form.getValues("vehicleId")) form.setValue("vehicleId", knownId, { shouldDirty: true });
    if (known) fillFromRecord(form, { ...known, vinNumber: vin });
  }, [form, knownId, known, vin, isAsking]);

  return (
    <>
      <VinInput form={form} />
      {(!staff || customerId) && <KnownVehicleChoice form={form} customerId={staff ? customerId : null} />}
      {known && vehicleId && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {known.serviceOrders.totalCount === 0
            ? t("intake.knownVehicleNoOrders", { vehicle: known.vehicleDescription })
            : t("intake.knownVehicleOrders", {
                count: known.serviceOrders.totalCount,
                vehicle: known.vehicleDescription,
                numbers: rowsOf(known.serviceOrders)
                  .map(({ internalOrderNumber }) => internalOrderNumber)
                  .join(", "),
              })}
        </Alert>
      )}
      {staff && !known && <KnownVinOfIntake form={form} vin={vin} customerId={customerId} />}
      <LiveOrdersNotice vin={vin} staff={staff} />
      <Box sx={{ display: "grid", gridTemplateColumns: { xs: "96px 1fr", sm: "96px 1fr 1fr" }, columnGap: 3 }}>
        <TextInput
          form={form}
          name="vehicle.year"
          label={t("base.year")}
          input={{ ...asNumber, disabled: vehicleId !== "" }}
        />
        <TextInput form={form} name="vehicle.make" label={t("base.make")} input={{ disabled: vehicleId !== "" }} />
        <Box sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}>
          <TextInput form={form} name="vehicle.model" label={t("base.model")} input={{ disabled: vehicleId !== "" }} />
        </Box>
      </Box>
      <TextInput
        form={form}
        name="vehicle.trim"
        label={t("base.trim")}
        optional
        input={{ disabled: vehicleId !== "" }}
      />
      {vehicleId === "" && <OwnerOfIntake form={form} />}
    </>
  );
}

function OwnerOfIntake({ form }: { form: IntakeForm }) {
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 3 }}>
      {ownerFields.map(({ name, ...field }) => (
        <TextInput key={name} form={form} name={`vehicle.${name}`} optional {...field} />
      ))}
    </Box>
  );
}

/** Another customer's vehicle can be used, for that customer, or moved to the one whose intake this is. */
function KnownVinOfIntake({ form, vin, customerId }: { form: IntakeForm; vin: string; customerId: string }) {
  const isOtherVehicle = useWatch({ control: form.control, name: "vehicle.isOtherVehicle" });

  return (
    <KnownVin
      vin={vin}
      customerId={customerId}
      isOtherVehicle={isOtherVehicle}
      onOtherVehicle={() => form.setValue("vehicle.isOtherVehicle", true, { shouldDirty: true })}
      onUse={({ customer }) => {
        if (!customer) return;
        form.setValue("customerId", customer.id, { shouldDirty: true });
        form.setValue("customerName", customerName(customer), { shouldDirty: true });
        form.setValue("pickupAddressId", "");
      }}
      onMoved={({ id }) => form.setValue("vehicleId", id, { shouldDirty: true })}
    />
  );
}
