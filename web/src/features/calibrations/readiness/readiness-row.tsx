import { t } from "@boresight/domain/texts/text";
import type { ReadinessKey } from "@boresight/domain/calibrations/readiness-check";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { OutcomeChoice } from "#features/calibrations/attempt/outcome-choice.tsx";
import { CheckedBy } from "./checked-by.tsx";
import { EarlierFindings } from "./earlier-findings.tsx";
import type { ShownCheck } from "./queued-checks.ts";
import { useReadinessRow } from "./use-readiness-row.ts";
import InputAdornment from "@mui/material/InputAdornment";
import { FourWheelsField } from "./four-wheels-field.tsx";

export interface ReadinessRowProps {
  orderId: string;
  check: { key: ReadinessKey; label: string; unit: string | null };
  stored: ShownCheck | null;
  /** What is known already and speaks for or against it. */
  known: string | null;
  value: string;
  /** Why its value does not pass. */
  refused: string | undefined;
  onType: (value: string) => void;
  /** The way to put the order on hold, of a check that failed. */
  hold: ReactNode;
}

/** One check: its name and outcome, which saves it; below them the measured value, and what was recorded. */
export function ReadinessRow({ orderId, check, stored, known, value, refused, onType, hold }: ReadinessRowProps) {
  const { note, wrong, outcome, ...row } = useReadinessRow({ orderId, check, stored, value });
  const asksNote = note !== "" || wrong["note"] !== undefined || (stored !== null && stored.outcome !== "passed");

  return (
    <Box component="li" aria-label={check.label} sx={looks}>
      <Typography sx={{ minWidth: 0, py: 1, lineHeight: 1.4 }}>{check.label}</Typography>
      <OutcomeChoice label={check.label} outcome={outcome} onChoose={(chosen) => void row.save(chosen)} />
      {known && (
        <Typography variant="caption" color="textSecondary" sx={below}>
          <bdi>{known}</bdi>
        </Typography>
      )}
      {check.unit && (
        <Box sx={below} onBlur={row.leaveValue}>
          <MeasuredField
            check={check}
            value={value}
            wrong={wrong["value"] ?? (row.isLeft ? refused : undefined)}
            onType={(typed) => {
              row.forgetWrong();
              onType(typed);
            }}
          />
        </Box>
      )}
      {asksNote && (
        <TextField
          size="small"
          label={t("base.note")}
          value={note}
          error={Boolean(wrong["note"])}
          helperText={wrong["note"]}
          onChange={({ target }) => row.changeNote(target.value)}
          onBlur={row.saveNote}
          sx={below}
        />
      )}
      {stored && (
        <Box sx={below}>
          <CheckedBy orderId={orderId} check={check} stored={stored} onAddNote={asksNote ? null : row.addNote} />
          {hold}
          <EarlierFindings checkId={stored.id} version={stored.version} unit={check.unit} />
        </Box>
      )}
    </Box>
  );
}

const looks = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: 3,
  rowGap: 1,
  alignItems: "center",
  py: 1.5,
  borderTop: 1,
  borderColor: "divider",
  "&:first-of-type": { borderTop: 0 },
};
const below = { gridColumn: "1 / -1" };

interface MeasuredFieldProps {
  check: { key: string; label: string; unit: string | null };
  value: string;
  wrong: string | undefined;
  onType: (value: string) => void;
}

/** A measured value: a number in the check's unit, or one per wheel. */
function MeasuredField({ check, value, wrong, onType }: MeasuredFieldProps) {
  if (check.key === "tyrePressure") {
    return <FourWheelsField label={check.label} unit={check.unit ?? ""} {...{ value, wrong, onType }} />;
  }

  return (
    <TextField
      size="small"
      label={t("calibrations.measured")}
      value={value}
      error={wrong !== undefined}
      helperText={wrong}
      onChange={({ target }) => onType(target.value)}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">{check.unit}</InputAdornment> },
        htmlInput: { inputMode: "decimal", "aria-label": t("calibrations.measuredCheck", { check: check.label }) },
      }}
      sx={{ width: 176 }}
    />
  );
}
