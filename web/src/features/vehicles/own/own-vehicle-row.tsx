import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { rowsOf } from "#data/rows.ts";
import type { OwnVehicleFragment } from "#graphql/graphql.ts";
import EditOutlined from "~icons/ic/outline-edit";
import { TwoLines } from "#ui/text/two-lines.tsx";

/** Whether the vehicle has been at the shop, which alone changes it from then on. */
export const isCheckedIn = ({ orders }: OwnVehicleFragment): boolean =>
  rowsOf(orders).some(({ checkedInAt }) => checkedInAt !== null);

interface OwnVehicleRowProps {
  vehicle: OwnVehicleFragment;
  onEdit: () => void;
}

export function OwnVehicleRow({ vehicle, onEdit }: OwnVehicleRowProps) {
  const { vehicleDescription, vinNumber, licensePlate, color } = vehicle;
  const facts = [vinNumber ?? t("vehicles.noVinYet"), licensePlate, color].filter(Boolean);

  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 3, px: 5, py: 1.5, minHeight: 48 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TwoLines main={<bdi>{vehicleDescription}</bdi>} second={<bdi>{facts.join(" · ")}</bdi>} />
      </Box>
      {!isCheckedIn(vehicle) && (
        <IconButton aria-label={t("vehicles.editNamed", { vehicle: vehicleDescription })} onClick={onEdit}>
          <EditOutlined fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
