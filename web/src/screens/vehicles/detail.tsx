import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useNavigate, useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { problemOf } from "#data/problem.ts";
import { VehicleActions } from "#features/vehicles/vehicle-actions.tsx";
import { VehicleDetails } from "#features/vehicles/vehicle-details.tsx";
import { VehicleFacts } from "#features/vehicles/vehicle-facts.fragment.ts";
import { VehicleNotices } from "#features/vehicles/vehicle-notices.tsx";
import { VehiclePast } from "#features/vehicles/vehicle-past.tsx";
import { VehicleSheet } from "#features/vehicles/vehicle-sheet.tsx";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { VehicleFactsFragment } from "#graphql/graphql.ts";
import { BlankState, ErrorState } from "#ui/layout/blank-state.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PrintButton } from "#ui/layout/print-button.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { useAddress } from "#ui/layout/use-address.ts";

const VehicleLabel = lazyPart(async () => (await import("#features/vehicles/vehicle-label.tsx")).VehicleLabel);

const VehiclePage = graphql(`
  query VehiclePage($id: UUID!) {
    vehicle(id: $id) {
      id
      ...VehicleFacts
    }
  }
`);

export function VehicleDetail() {
  const { id = "" }: { id?: string } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(VehiclePage, { variables: { id }, fetchPolicy: "cache-and-network" });
  const vehicle = readFragment(VehicleFacts, data?.vehicle);
  if (vehicle) return <ScreenAndLabel vehicle={vehicle} />;
  const problem = error && problemOf(error);
  if (problem && problem.code !== "validation-failed")
    return <ErrorState message={problem.message} onRetry={() => void refetch()} />;
  if (!problem && data?.vehicle !== null)
    return (
      <Page title={<Skeleton width={220} height={26} />}>
        <Skeleton height={560} sx={{ borderRadius: 2 }} />
      </Page>
    );

  return (
    <BlankState
      kind="noMatch"
      whole
      title={t("vehicles.vehicleNotFound")}
      action={
        <Button component={RouteLink} to="/vehicles" variant="contained">
          {t("vehicles.backToVehicles")}
        </Button>
      }
    />
  );
}

/** On paper the vehicle is a label. */
function ScreenAndLabel({ vehicle }: { vehicle: VehicleFactsFragment }) {
  return (
    <>
      <Box sx={{ displayPrint: "none" }}>
        <VehicleScreen vehicle={vehicle} />
      </Box>
      <Suspense>
        <VehicleLabel vehicle={vehicle} />
      </Suspense>
    </>
  );
}

function VehicleScreen({ vehicle }: { vehicle: VehicleFactsFragment }) {
  const { search, change } = useAddress();
  const navigate = useNavigate();

  return (
    <Page
      title={<bdi>{vehicle.vehicleDescription}</bdi>}
      actions={
        <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
          <PrintButton label={t("vehicles.printLabel")} />
          <VehicleActions vehicle={vehicle} onEdit={() => change({ edit: "vehicle" })} />
        </Box>
      }
    >
      <VehicleNotices vehicle={vehicle} />
      <Box
        sx={{
          display: "grid",
          gap: 4,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 400px" },
        }}
      >
        <Box sx={{ display: "grid", gap: 4, minWidth: 0 }}>
          <VehiclePast id={vehicle.id} />
        </Box>
        <Box sx={{ display: "grid", gap: 4, minWidth: 0, gridRow: { xs: 1, md: "auto" } }}>
          <VehicleDetails vehicle={vehicle} />
        </Box>
      </Box>
      <VehicleSheet
        vehicle={vehicle}
        open={search["edit"] === "vehicle"}
        onClose={() => change({ edit: undefined })}
        onOpen={(id) => void navigate({ to: `/vehicles/${id}` })}
      />
    </Page>
  );
}
