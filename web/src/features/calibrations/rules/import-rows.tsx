import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { AddCircleOutlined } from "#ui/icons/action/add-circle-outlined.ts";
import { EditOutlined } from "#ui/icons/action/edit-outlined.ts";
import { ErrorOutlined } from "#ui/icons/problem/error-outlined.ts";
import { HorizontalRule } from "#ui/icons/display/horizontal-rule.ts";
import { importOutcomes, type ImportOutcome } from "@boresight/domain/calibrations/calibration-rule-import";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import { useState } from "react";
import { FilterChips } from "#ui/filter/filter-chips.tsx";
import { alignStart } from "#ui/layout/align-start.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { Tone } from "#ui/text/tones.ts";
import type { ImportReport, ReportedRow } from "./import-report.ts";

const looks: Record<ImportOutcome, { label: string; tone: Tone; icon: SvgIconComponent }> = {
  wrong: { label: t("calibrations.wrong"), tone: "red", icon: ErrorOutlined },
  created: { label: t("calibrations.created"), tone: "green", icon: AddCircleOutlined },
  updated: { label: t("calibrations.updated"), tone: "blue", icon: EditOutlined },
  skipped: { label: t("calibrations.skipped"), tone: "grey", icon: HorizontalRule },
};

const everything = "all";
const atFirst = 50;

/** Each row of the file with its outcome; a long list is shown in pages. */
export function ImportRows({ report: { counts, rows } }: { report: ImportReport }) {
  const [outcome, setOutcome] = useState<string>(everything);
  const [shown, setShown] = useState(atFirst);
  const chips = importOutcomes.map((one) => ({
    value: one,
    label: looks[one].label,
    count: counts[one],
    alarming: one === "wrong",
  }));
  const narrowed = outcome === everything ? rows : rows.filter((row) => row.outcome === outcome);
  const select = (value: string) => {
    setOutcome(value);
    setShown(atFirst);
  };

  return (
    <>
      <FilterChips
        label={t("calibrations.rowsOfTheFile")}
        chips={[{ value: everything, label: t("base.all"), count: rows.length }, ...chips]}
        selected={outcome}
        onSelect={select}
      />
      <Box component="ul" aria-label={t("calibrations.rowsOfTheFile")} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {narrowed.slice(0, shown).map((row) => (
          <ImportRow key={row.line} row={row} />
        ))}
      </Box>
      {narrowed.length > shown && (
        <Button onClick={() => setShown(shown * 2)}>
          {t("calibrations.showMoreOfValue", { count: narrowed.length - shown })}
        </Button>
      )}
    </>
  );
}

function ImportRow({ row: { line, rule, outcome, reasons } }: { row: ReportedRow }) {
  const { label, tone, icon } = looks[outcome];

  return (
    <Box
      component="li"
      sx={{ display: "flex", gap: 3, alignItems: "flex-start", py: 2.5, borderTop: 1, borderColor: "divider" }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0, minWidth: 56 }}>
        {t("calibrations.lineLine", { line })}
      </Typography>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography variant="body2" dir="auto" sx={alignStart}>
          {rule || "–"}
        </Typography>
        {reasons.map((reason) => (
          <Typography
            key={reason}
            variant="body2"
            dir="auto"
            sx={{ ...alignStart, color: outcome === "wrong" ? "tone.red.text" : "text.secondary" }}
          >
            {reason}
          </Typography>
        ))}
      </Box>
      <Box sx={{ flexShrink: 0 }}>
        <ToneChip tone={tone} icon={icon}>
          {label}
        </ToneChip>
      </Box>
    </Box>
  );
}
