import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { FieldWarnings } from "#ui/form/field-warnings.tsx";
import { differencesFromVin, type NamedByVin, type NamedVehicle } from "./follow-vin.ts";

interface VinDifferencesProps {
  shown: NamedVehicle;
  /** What the VIN says; null while it is not known. */
  told: NamedVehicle | null;
  onTake: (name: NamedByVin) => void;
}

/** Where people typed something else than the VIN says; one tap takes that over. */
export function VinDifferences({ shown, told, onTake }: VinDifferencesProps) {
  if (!told) return null;

  return differencesFromVin(shown, told).map((name) => (
    <Box key={name} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
      <FieldWarnings of={[differenceWords[name]({ decoded: told[name], typed: shown[name] })]} />
      <Button size="small" onClick={() => onTake(name)} sx={{ "@media (pointer: coarse)": { minHeight: 44 } }}>
        {t("vehicles.useWhatVinSays", { value: told[name] })}
      </Button>
    </Box>
  ));
}

type Difference = { decoded: string; typed: string };

const differenceWords: Record<NamedByVin, (difference: Difference) => string> = {
  year: ({ decoded, typed }) => t("vehicles.vinSaysYear", { decoded, year: typed }),
  make: (difference) => t("vehicles.vinSaysMake", { ...difference }),
  model: (difference) => t("vehicles.vinSaysModel", { ...difference }),
  trim: (difference) => t("vehicles.vinSaysTrim", { ...difference }),
};
