import { t } from "@boresight/domain/texts/text";
import {
  readinessOutcomes,
  type ReadinessKey,
  type ReadinessOutcome,
} from "@boresight/domain/calibrations/readiness-check";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { OutcomeChoice } from "#features/calibrations/attempt/outcome-choice.tsx";
import { CheckedBy } from "./checked-by.tsx";
import { EarlierFindings } from "./earlier-findings.tsx";
import { MeasuredField } from "./measured-field.tsx";
import type { ShownCheck } from "./queued-checks.ts";
import { useRecordCheck } from "./use-record-check.ts";

interface ReadinessRowProps {
  orderId: string;
  check: { key: ReadinessKey; label: string; unit: string | null };
  stored: ShownCheck | null;
  value: string;
  /** Why its value does not pass. */
  refused: string | undefined;
  onType: (value: string) => void;
}

/** One check: its name and outcome, which saves it; below them the measured value, and what was recorded. */
export function ReadinessRow({ orderId, check, stored, value, refused, onType }: ReadinessRowProps) {
  const [note, setNote] = useState(stored?.note ?? "");
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const recordCheck = useRecordCheck(orderId, check);
  const save = async (outcome: ReadinessOutcome) => {
    const isLeftOver = stored !== null && outcome !== stored.outcome && note === stored.note;
    const said = isLeftOver ? "" : note; // A note says why it came out as it did, not how it came out next.
    setNote(said);
    const problem = await recordCheck({ outcome, value, note: said, seenVersion: stored?.version ?? 0 });
    setWrong(Object.fromEntries((problem?.fields ?? []).map(({ field, message }) => [field, message])));
  };
  const outcome = readinessOutcomes.find((each) => each === stored?.outcome) ?? "";
  const asksNote = note !== "" || wrong["note"] !== undefined || (stored !== null && stored.outcome !== "passed");

  return (
    <Box component="li" aria-label={check.label} sx={looks}>
      <Typography sx={{ minWidth: 0, py: 1, lineHeight: 1.4 }}>{check.label}</Typography>
      <OutcomeChoice label={check.label} outcome={outcome} onChoose={(chosen) => void save(chosen)} />
      {check.unit && (
        <Box sx={below}>
          <MeasuredField check={check} value={value} wrong={wrong["value"] ?? refused} onType={onType} />
        </Box>
      )}
      {asksNote && (
        <TextField
          size="small"
          label={t("base.note")}
          value={note}
          error={wrong["note"] !== undefined}
          helperText={wrong["note"]}
          onChange={({ target }) => setNote(target.value)}
          onBlur={() => outcome && note !== stored?.note && void save(outcome)}
          sx={below}
        />
      )}
      {stored && (
        <Box sx={below}>
          <CheckedBy
            orderId={orderId}
            check={check}
            stored={stored}
            onAddNote={asksNote ? null : () => setWrong({ note: "" })}
          />
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
