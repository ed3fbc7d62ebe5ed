import { skipToken, useMutation, useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useForm, useWatch } from "react-hook-form";
import { useElevated } from "#auth/use-elevated.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { SameVehiclesQuery, VehicleFactsFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";

const SameVehicles = graphql(`
  query SameVehicles($vin: String!, $customerId: UUID!) {
    vehicles(
      first: 20
      filter: {
        archivedAt: { isNull: true }
        or: [{ vinNumber: { equalTo: $vin } }, { customerId: { equalTo: $customerId }, vinNumber: { isNull: true } }]
      }
    ) {
      nodes {
        id
        version
        vehicleDescription
        customer {
          ...CustomerName
        }
        serviceOrders(first: 1) {
          totalCount
        }
      }
    }
  }
`);

const MergeVehicles = graphql(`
  mutation MergeVehicles($input: MergeVehiclesInput!) {
    mergeVehicles(input: $input) {
      vehicle {
        id
        ...VehicleFacts
      }
    }
  }
`);

interface MergeVehicleDialogProps {
  vehicle: VehicleFactsFragment;
  onClose: () => void;
}

/** Offers records with the same VIN, and the customer's records without one; shows what a merge moves before it is done. */
export function MergeVehicleDialog({ vehicle, onClose }: MergeVehicleDialogProps) {
  const { id, version, vinNumber, vehicleDescription, customer } = vehicle;
  const { data } = useQuery(
    SameVehicles,
    customer
      ? { variables: { vin: vinNumber ?? "", customerId: customer.id }, fetchPolicy: "cache-and-network" }
      : skipToken,
  );
  const others = rowsOf(data?.vehicles).filter((other) => other.id !== id);
  const form = useForm({ defaultValues: { mergedId: "" } });
  const chosen = useWatch({ control: form.control, name: "mergedId" });
  const other = others.find((one) => one.id === chosen);
  const [merge] = useMutation(MergeVehicles, { refetchQueries: ["VehiclePage"] });
  const elevated = useElevated();
  const { frame, run } = useVerb({ form, stale: ["vehicle-changed"] });
  const submit = form.handleSubmit(async () => {
    if (!other) return form.setError("mergedId", { message: t("vehicles.chooseTwoVehicles") });
    const input = { survivorId: id, survivorVersion: version, mergedId: other.id, mergedVersion: other.version };
    const failure = await run(() => elevated(() => merge({ variables: { input } })), t("vehicles.vehiclesAreMerged"));
    if (!failure) onClose();
  });

  return (
    <FormDialog title={t("vehicles.mergeVehicle")} action={t("base.merge")} {...frame(submit)} onClose={onClose}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {t("vehicles.mergeHelp", { vehicle: vehicleDescription, customer: customer ? customerName(customer) : "" })}
      </Typography>
      {data && others.length === 0 ? (
        <Alert severity="info">{t("vehicles.noDuplicates")}</Alert>
      ) : (
        <SelectInput form={form} name="mergedId" label={t("vehicles.otherRecord")} choices={others.map(choiceOf)} />
      )}
      {other && <Alert severity="info">{previewOf(other, customer?.id)}</Alert>}
    </FormDialog>
  );
}

type SameVehicle = NonNullable<NonNullable<SameVehiclesQuery["vehicles"]>["nodes"][number]>;

const nameOf = ({ customer }: SameVehicle) => (customer ? customerName(customer) : "");

const choiceOf = (vehicle: SameVehicle) => ({
  value: vehicle.id,
  label: `${nameOf(vehicle)} · ${vehicle.vehicleDescription}`,
});

/** Orders of the same customer move, another customer's stay. */
const previewOf = (vehicle: SameVehicle, customerId: string | undefined): string => {
  const count = vehicle.serviceOrders.totalCount;
  return vehicle.customer?.id === customerId
    ? t("vehicles.ordersMove", { count })
    : t("vehicles.ordersStay", { count, customer: nameOf(vehicle) });
};
