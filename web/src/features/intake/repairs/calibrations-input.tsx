import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { CalibrationChoice } from "./calibration-choice.tsx";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import type { RepairOperation } from "./operations-input.tsx";
import { useSuggestedCalibrations } from "./use-suggested-calibrations.ts";

interface CalibrationsInputProps {
  form: IntakeForm;
  operations: readonly RepairOperation[];
}

/** The calibrations that the repairs require, with the reason; each can be removed, and others added. */
export function CalibrationsInput({ form, operations }: CalibrationsInputProps) {
  const { chosen, suggested, choices, take, add, drop } = useSuggestedCalibrations(form, operations);
  const isChosen = (typeKey: string) => chosen.some((one) => one.typeKey === typeKey);
  const own = chosen.filter(({ typeKey }) => suggested.every((one) => one.typeKey !== typeKey));

  return (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 500, mb: 1 }}>
        {t("base.calibrations")}
      </Typography>
      {suggested.length === 0 && own.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
          {t("intake.tickWhatWasRepairedAndWe")}
        </Typography>
      )}
      <Box component="ul" aria-label={t("base.calibrations")} sx={{ m: 0, p: 0, mb: 2, listStyle: "none" }}>
        {suggested.map(({ typeKey, name, reason, isVerified }) => (
          <CalibrationChoice
            key={typeKey}
            name={name}
            reason={reason}
            mark={isVerified ? null : t("intake.suggested")}
            chosen={isChosen(typeKey)}
            onTurn={() => (isChosen(typeKey) ? drop(typeKey) : take(typeKey))}
          />
        ))}
        {own.map(({ typeKey, trigger }) => (
          <CalibrationChoice
            key={typeKey}
            name={choices.find((one) => one.typeKey === typeKey)?.name ?? typeKey}
            reason={trigger || t("intake.addedByYou")}
            mark={null}
            chosen
            onTurn={() => drop(typeKey)}
          />
        ))}
      </Box>
      <TextField
        select
        size="small"
        label={t("intake.addACalibration")}
        value=""
        onChange={({ target }) => add(target.value)}
        sx={{ minWidth: 240, maxWidth: "100%" }}
      >
        {choices
          .filter(({ typeKey }) => !isChosen(typeKey))
          .map(({ typeKey, name }) => (
            <MenuItem key={typeKey} value={typeKey}>
              {name}
            </MenuItem>
          ))}
      </TextField>
    </Box>
  );
}
