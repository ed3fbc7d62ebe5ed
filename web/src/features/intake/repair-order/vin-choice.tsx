import { t } from "@boresight/domain/texts/text";
import { normaliseVin } from "@boresight/domain/vehicles/vin";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useWatch } from "react-hook-form";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import type { RepairOrderDetailShownFragment } from "#graphql/graphql.ts";
import { PieceOfPage } from "./said-values.tsx";

interface VinChoiceProps {
  form: IntakeForm;
  vins: readonly RepairOrderDetailShownFragment[];
}

/** VINs that are hardly legible, or of several vehicles: a person compares them with the paper. */
export function VinChoice({ form, vins }: VinChoiceProps) {
  const vehicle = useWatch({ control: form.control, name: "vehicle" });
  if (vins.length === 0 || normaliseVin(vehicle.vinNumber).length === whole) return null;
  const take = (vinNumber: string) =>
    form.setValue("vehicle", { ...form.getValues("vehicle"), vinNumber }, { shouldDirty: true });

  return (
    <Alert severity="warning" sx={{ overflowWrap: "anywhere" }}>
      {vins.length > 1 ? t("intake.thePapersNameSeveralVehicles") : t("intake.compareTheVinWithThePaper")}
      {vins.map(({ value, picture, line }) => (
        <Box key={value} sx={{ mt: 2 }}>
          {picture && <PieceOfPage picture={picture} line={line} />}
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => take(value)}
            sx={{ mt: 1, minHeight: 44, overflowWrap: "anywhere" }}
          >
            {t("intake.useTheVinOfTheRepairOrder", { vin: value })}
          </Button>
        </Box>
      ))}
    </Alert>
  );
}

const whole = 17;
