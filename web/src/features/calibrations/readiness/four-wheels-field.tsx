import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";

const wheels = [
  t("calibrations.leftFront"),
  t("calibrations.rightFront"),
  t("calibrations.leftRear"),
  t("calibrations.rightRear"),
] as const;
const short = ["LF", "RF", "LR", "RR"] as const;
const separator = " / ";

interface FourWheelsFieldProps {
  label: string;
  unit: string;
  /** Formats four values for storage: `35 / 35 / 33 / 33`. */
  value: string;
  wrong: string | undefined;
  onType: (value: string) => void;
}

/** One value per wheel, in the order of the sheet: left and right front, left and right rear. */
export function FourWheelsField({ label, unit, value, wrong, onType }: FourWheelsFieldProps) {
  const values = valuesIn(value);
  const change = (index: number, typed: string) => onType(joined(values.with(index, typed)));

  return (
    <Box>
      <Box sx={{ display: "grid", gridTemplateColumns: "repeat(4, minmax(0, 84px))", gap: 2 }}>
        {wheels.map((wheel, index) => (
          <TextField
            key={wheel}
            size="small"
            label={short[index]}
            value={values[index]}
            error={wrong !== undefined}
            onChange={({ target }) => change(index, target.value)}
            slotProps={{ htmlInput: { inputMode: "decimal", "aria-label": `${label}, ${wheel}, ${unit}` } }}
          />
        ))}
      </Box>
      <Typography variant="caption" color={wrong === undefined ? "textSecondary" : "error"}>
        {wrong ?? t("calibrations.inUnit", { unit })}
      </Typography>
    </Box>
  );
}

/** Whether nothing of the value is missing: of four wheels, each has one. */
export const isMeasured = (key: string, value: string): boolean =>
  key === "tyrePressure" ? valuesIn(value).every(Boolean) : value.trim() !== "";

export function valuesIn(value: string): string[] {
  const values = value.split("/").map((part) => part.trim());
  return wheels.map((_wheel, index) => values[index] ?? "");
}

/** Returns an empty text when no wheel has a value. */
export const joined = (values: readonly string[]): string =>
  values.some((value) => value.trim() !== "") ? values.map((value) => value.trim()).join(separator) : "";
