import { isStaff } from "@boresight/domain/accounts/roles";
import { appointmentMinutes } from "@boresight/domain/schedule/appointment-length";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { WorkLength } from "#features/intake/time/work-length.tsx";
import { CalibrationChoice } from "./calibration-choice.tsx";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import type { RepairOperation } from "./operations-input.tsx";
import { useSuggestedCalibrations } from "./use-suggested-calibrations.ts";

interface CalibrationsInputProps {
  form: IntakeForm;
  operations: readonly RepairOperation[];
}

type Advice = ReturnType<typeof useSuggestedCalibrations>;

/** The calibrations that the repairs require, with the reason; each can be removed, and others added. */
export function CalibrationsInput({ form, operations }: CalibrationsInputProps) {
  const advice = useSuggestedCalibrations(form, operations);
  const mayBeSublet = isStaff(roleOf(useAuth().user));
  const { chosen, suggested, choices, add } = advice;
  const isChosen = (typeKey: string) => chosen.some((one) => one.typeKey === typeKey);
  const perhaps = suggested.filter(({ isPerhaps }) => isPerhaps);
  const surely = suggested.filter((one) => !perhaps.includes(one));

  return (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 500, mb: 1 }}>
        {t("base.calibrations")}
      </Typography>
      {suggested.length === 0 && chosen.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
          {t("intake.tickWhatWasRepaired")}
        </Typography>
      )}
      <Box component="ul" aria-label={t("base.calibrations")} sx={list}>
        <SuggestedCalibrations {...advice} mayBeSublet={mayBeSublet} shown={surely} />
        <OwnCalibrations {...advice} mayBeSublet={mayBeSublet} />
      </Box>
      {perhaps.length > 0 && (
        <>
          <Typography component="h4" variant="body2" sx={{ fontWeight: 500, mt: 3 }}>
            {t("intake.ifFitted")}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p">
            {t("intake.tickWhatThisVehicleHas")}
          </Typography>
          <Box component="ul" aria-label={t("intake.ifFitted")} sx={list}>
            <SuggestedCalibrations {...advice} mayBeSublet={mayBeSublet} shown={perhaps} />
          </Box>
        </>
      )}
      {chosen.length > 0 && <WorkLength minutes={lengthOf(advice)} calibrations={chosen.length} />}
      <TextField
        select
        size="small"
        label={t("intake.addACalibration")}
        value=""
        onChange={({ target }) => add(target.value)}
        sx={{ minWidth: 240, maxWidth: "100%", mt: 3 }}
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

const list = { m: 0, p: 0, mb: 2, listStyle: "none" };

type Shown = Advice & { mayBeSublet: boolean };

function SuggestedCalibrations({ shown, ...advice }: Shown & { shown: Advice["suggested"] }) {
  const { chosen, take, add, drop } = advice;
  const isChosen = (typeKey: string) => chosen.some((one) => one.typeKey === typeKey);

  return shown.map(({ typeKey, name, reason, isVerified, isPerhaps }) => (
    <CalibrationChoice
      key={typeKey}
      name={name}
      reason={reason}
      mark={isVerified ? null : t("intake.suggested")}
      chosen={isChosen(typeKey)}
      onTurn={() => (isChosen(typeKey) ? drop(typeKey) : isPerhaps ? add(typeKey) : take(typeKey))}
      sublet={subletOf(typeKey, advice)}
    />
  ));
}

function OwnCalibrations(advice: Shown) {
  const { chosen, suggested, choices, drop } = advice;
  const own = chosen.filter(({ typeKey }) => suggested.every((one) => one.typeKey !== typeKey));

  return own.map(({ typeKey, trigger }) => (
    <CalibrationChoice
      key={typeKey}
      name={choices.find((one) => one.typeKey === typeKey)?.name ?? typeKey}
      reason={trigger || t("intake.addedByYou")}
      mark={null}
      chosen
      onTurn={() => drop(typeKey)}
      sublet={subletOf(typeKey, advice)}
    />
  ));
}

/** The office says what another shop does, of what is chosen. */
function subletOf(typeKey: string, { chosen, sublet, mayBeSublet }: Shown) {
  const one = chosen.find((calibration) => calibration.typeKey === typeKey);
  if (!one || !mayBeSublet) return null;
  return { value: one.isSublet ?? false, onChange: (value: boolean) => sublet(typeKey, value) };
}

/** How long the chosen work takes with setup and scans; the drive is extra. */
function lengthOf({ chosen, suggested, choices }: Advice): number {
  const minutesOf = (typeKey: string) =>
    [...suggested, ...choices].find((one) => one.typeKey === typeKey)?.minutes ?? 0;
  const workMinutes = chosen.filter(({ isSublet }) => !isSublet).map(({ typeKey }) => minutesOf(typeKey));
  return appointmentMinutes({ kind: "dropOff", workMinutes });
}
