import { skipToken, useMutation, useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { rowsOf } from "#data/rows.ts";
import { shownQueries } from "#data/lists/shown-queries.ts";
import { graphql } from "#graphql/gql.ts";
import type { VehiclesWithVinQuery } from "#graphql/graphql.ts";
import { customerName } from "./customer-name.ts";
import { useVerb } from "./use-verb.ts";

const VehiclesWithVin = graphql(`
  query VehiclesWithVin($vin: String!) {
    vehicles(first: 5, filter: { vinNumber: { equalTo: $vin }, archivedAt: { isNull: true } }) {
      nodes {
        id
        version
        vehicleDescription
        customer {
          ...CustomerName
        }
      }
    }
  }
`);

const MoveKnownVehicle = graphql(`
  mutation MoveKnownVehicle($input: MoveVehicleInput!) {
    moveVehicle(input: $input) {
      vehicle {
        id
        version
        customer {
          id
        }
      }
    }
  }
`);

type VehicleWithVin = NonNullable<NonNullable<VehiclesWithVinQuery["vehicles"]>["nodes"][number]>;

interface KnownVinProps {
  vin: string;
  /** For whom the VIN is entered; empty until a customer is chosen. */
  customerId: string;
  /** The record that is being edited. */
  ownId?: string;
  isOtherVehicle: boolean;
  onOtherVehicle: () => void;
  onUse: (vehicle: VehicleWithVin) => void;
  onMoved: (vehicle: VehicleWithVin) => void;
}

/** Recognizes another customer's vehicle by its VIN and lets staff decide; customers never see it. */
export function KnownVin({ vin, customerId, ownId, isOtherVehicle, onOtherVehicle, onUse, onMoved }: KnownVinProps) {
  const { data } = useQuery(
    VehiclesWithVin,
    vin.length === 17 ? { variables: { vin }, fetchPolicy: "cache-and-network" } : skipToken,
  );
  const [move, { client }] = useMutation(MoveKnownVehicle);
  const { busy, run } = useVerb();
  const others = rowsOf(data?.vehicles).filter(({ id, customer }) => id !== ownId && customer?.id !== customerId);
  const [known] = others;
  if (!known) return null;
  if (isOtherVehicle) return <Alert severity="info">{t("vehicles.addedAsAnotherCar")}</Alert>;
  const moveIt = async () => {
    const { id, version, vehicleDescription: vehicle } = known;
    const failure = await run(
      () =>
        move({
          variables: { input: { id, version, customerId } },
          refetchQueries: shownQueries(client, ["KnownVehicle", "VehiclesWithVin"]),
        }),
      t("vehicles.vehicleIsMoved", { vehicle }),
    );
    if (!failure) onMoved(known);
  };

  return (
    <Alert severity="warning" sx={{ mb: 3, "& .MuiAlert-message": { minWidth: 0, flexGrow: 1 } }}>
      {t("vehicles.vinOfOtherCustomer", {
        customer: known.customer ? customerName(known.customer) : "",
        vehicle: known.vehicleDescription,
      })}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 2 }}>
        <Button size="small" variant="outlined" onClick={() => onUse(known)}>
          {t("vehicles.useThisVehicle")}
        </Button>
        {customerId && ownId === undefined && (
          <Button size="small" variant="outlined" loading={busy} onClick={() => void moveIt()}>
            {t("vehicles.moveItToCustomer")}
          </Button>
        )}
        <Button size="small" variant="outlined" onClick={onOtherVehicle}>
          {t("vehicles.itIsAnotherCar")}
        </Button>
      </Box>
    </Alert>
  );
}
