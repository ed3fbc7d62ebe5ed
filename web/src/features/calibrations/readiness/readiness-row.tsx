import { t } from "@boresight/domain/texts/text";
import {
  readinessOutcomes,
  type ReadinessKey,
  type ReadinessOutcome,
} from "@boresight/domain/calibrations/readiness-check";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { MeasuredField } from "./measured-field.tsx";
import { OutcomeChoice } from "#features/calibrations/attempt/outcome-choice.tsx";
import { OverrideCheckDialog } from "./override-check-dialog.tsx";
import type { StoredCheck } from "./readiness-sheet.tsx";
import { useRecordCheck } from "./use-record-check.ts";

interface ReadinessRowProps {
  orderId: string;
  check: { key: ReadinessKey; label: string; unit: string | null };
  stored: StoredCheck | null;
}

/** One check: its measured value, a note, and the outcome, which saves it. */
export function ReadinessRow({ orderId, check, stored }: ReadinessRowProps) {
  const isAdmin = roleOf(useAuth().user) === "admin";
  const [value, setValue] = useState(stored?.value ?? "");
  const [note, setNote] = useState(stored?.note ?? "");
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [overriding, setOverriding] = useState(false);
  const recordCheck = useRecordCheck();
  const save = async (outcome: ReadinessOutcome) => {
    const problem = await recordCheck({ orderId, key: check.key, outcome, value, note });
    setWrong(Object.fromEntries((problem?.fields ?? []).map(({ field, message }) => [field, message])));
  };
  const outcome = readinessOutcomes.find((each) => each === stored?.outcome) ?? "";
  const asksNote = note !== "" || wrong["note"] !== undefined || (stored !== null && stored.outcome !== "passed");

  return (
    <Box component="li" aria-label={check.label} sx={{ display: "grid", gap: 2 }}>
      <Typography sx={{ fontWeight: 500 }}>{check.label}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "flex-start" }}>
        {check.unit && <MeasuredField check={check} value={value} wrong={wrong["value"]} onType={setValue} />}
        <OutcomeChoice label={check.label} outcome={outcome} onChoose={(chosen) => void save(chosen)} />
      </Box>
      {asksNote && (
        <TextField
          size="small"
          label={t("base.note")}
          value={note}
          error={wrong["note"] !== undefined}
          helperText={wrong["note"]}
          onChange={({ target }) => setNote(target.value)}
          onBlur={() => outcome && note !== stored?.note && void save(outcome)}
        />
      )}
      {!asksNote && (
        <Button size="small" sx={{ justifySelf: "start" }} onClick={() => setWrong({ note: "" })}>
          {t("calibrations.addANote")}
        </Button>
      )}
      {stored && (
        <Typography variant="caption" color="textSecondary">
          <bdi>{stored.checkedByUser?.displayName ?? t("calibrations.unknown")}</bdi>,{" "}
          <RelativeTime moment={stored.checkedAt} />
          {stored.overrideNote && ` · ${t("calibrations.overridden", { reason: stored.overrideNote })}`}
        </Typography>
      )}
      {isAdmin && stored?.outcome === "failed" && !stored.overrideNote && (
        <Button size="small" color="warning" sx={{ justifySelf: "start" }} onClick={() => setOverriding(true)}>
          {t("calibrations.goOnAllTheSame")}
        </Button>
      )}
      {overriding && <OverrideCheckDialog orderId={orderId} check={check} onClose={() => setOverriding(false)} />}
    </Box>
  );
}
