import { t } from "@boresight/domain/texts/text";
import { vehicle } from "@boresight/domain/vehicles/vehicle-fields";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { DetailName } from "#features/intake/intake-values.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { ShownDetail } from "./said-together.ts";

const labels: Readonly<Record<DetailName, string>> = {
  repairOrderNumber: t("base.repairOrderNumber"),
  claimNumber: t("base.claimNumber"),
  insurerName: t("base.insurer"),
  vinNumber: t("base.vin"),
  ownerName: t("base.owner"),
  licensePlate: vehicle.fields.licensePlate.label,
  vehicleYear: t("base.year"),
  vehicleMake: t("base.make"),
  vehicleModel: t("base.model"),
};

/** Below this a person looks at the paper. */
const sure = 0.75;

/** What the papers said, each value beside the piece of the page that says it; what is not sure comes first. */
export function SaidValues({ shown }: { shown: readonly ShownDetail[] }) {
  if (shown.length === 0) return null;
  const sorted = shown.toSorted((one, other) => Number(one.confidence >= sure) - Number(other.confidence >= sure));

  return (
    <Box component="dl" aria-label={t("intake.readInTheRepairOrder")} sx={{ ...grid, m: 0 }}>
      {sorted.map(({ name, value, confidence, picture, line }) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {labels[name]}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere" }}>
            <bdi>{value}</bdi>
            {confidence < sure && (
              <Box component="span" sx={{ marginInlineStart: 2 }}>
                <ToneChip tone="amber">{t("intake.pleaseCheck")}</ToneChip>
              </Box>
            )}
          </Typography>
          {picture && (
            <Box component="dd" sx={{ m: 0, mt: 1 }}>
              <PieceOfPage picture={picture} line={line} />
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** As the page looks: dark text on white in the dark look too. */
export const PieceOfPage = ({ picture, line }: { picture: string; line: string }) => (
  <Box
    component="img"
    src={picture}
    alt={t("intake.asPrinted", { line })}
    sx={{ display: "block", maxWidth: "100%", maxHeight: 40, border: 1, borderColor: "divider", borderRadius: 1 }}
  />
);

const grid = { display: "grid", gap: 3, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } };
