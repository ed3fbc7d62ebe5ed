import { useQuery } from "@apollo/client/react";
import { calibratedSystems } from "@boresight/domain/calibrations/calibration-system";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { problemOf } from "#data/problem.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { PicturedFile } from "#records/thumbnails.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { BlankState, ErrorState } from "#ui/layout/blank-state.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { StatedSystem, SystemRow } from "./system-row.tsx";

const SystemsOfVehicle = graphql(`
  query SystemsOfVehicle($id: UUID!) {
    vehicle(id: $id) {
      id
      knownSystems {
        system
        ...StatedSystem
      }
    }
  }
`);

interface VehicleSystemsSheetProps {
  vehicleId: string;
  /** Of the order at hand: they can show what is fitted. */
  pictures: readonly PicturedFile[];
  onClose: () => void;
}

/** What is known of each system of a vehicle and by what; a person can say otherwise, with a photo. */
export function VehicleSystemsSheet({ vehicleId, pictures, onClose }: VehicleSystemsSheetProps) {
  const { data, error, refetch } = useQuery(SystemsOfVehicle, {
    variables: { id: vehicleId },
    fetchPolicy: "cache-and-network",
  });
  const vehicle = data?.vehicle;

  return (
    <Sheet title={t("calibrations.systemsOfTheVehicle")} open onClose={onClose}>
      <Box sx={{ px: { xs: 4, sm: 6 }, pb: 6 }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
          {t("calibrations.systemsExplained")}
        </Typography>
        {error && !data && <ErrorState message={problemOf(error).message} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={8} />}
        {data && !vehicle && <BlankState kind="noMatch" title={t("vehicles.noVehicleMatches")} dense />}
        {vehicle && (
          <Box component="ul" aria-label={t("calibrations.systemsOfTheVehicle")} sx={listLooks}>
            {calibratedSystems.map((system) => {
              const known = vehicle.knownSystems.find((one) => one.system === system);
              return (
                <SystemRow
                  key={system}
                  vehicleId={vehicle.id}
                  system={system}
                  known={readFragment(StatedSystem, known) ?? null}
                  pictures={pictures}
                />
              );
            })}
          </Box>
        )}
      </Box>
    </Sheet>
  );
}

const listLooks = { m: 0, p: 0, listStyle: "none" };
