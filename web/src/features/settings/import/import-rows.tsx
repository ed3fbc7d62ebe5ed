import { importOutcomes, type ImportKind, type ImportOutcome } from "@boresight/domain/settings/import/import-kinds";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { FilterChips } from "#ui/filter/filter-chips.tsx";
import AddCircleOutlined from "~icons/ic/outline-add-circle";
import EditOutlined from "~icons/ic/outline-edit";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import HorizontalRule from "~icons/ic/baseline-horizontal-rule";
import ErrorOutlined from "~icons/ic/outline-error";
import { alignStart } from "#ui/theme/align-start.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { Tone } from "#ui/theme/tones.ts";
import { reasonsOf, type ImportReport, type ReportedRow } from "./import-report.ts";

const looks: Record<ImportOutcome, { label: string; tone: Tone; icon: SvgIconComponent }> = {
  wrong: { label: t("settings.importWrong"), tone: "red", icon: ErrorOutlined },
  created: { label: t("settings.importCreated"), tone: "green", icon: AddCircleOutlined },
  updated: { label: t("settings.importUpdated"), tone: "blue", icon: EditOutlined },
  skipped: { label: t("settings.importSkipped"), tone: "grey", icon: HorizontalRule },
};

const everything = "all";
const noted = "noted";
const atFirst = 25;

/** Each row of the file with its outcome; of many, more on request. */
export function ImportRows({ kind, report: { counts, rows } }: { kind: ImportKind; report: ImportReport }) {
  const [outcome, setOutcome] = useState<string>(everything);
  const [shown, setShown] = useState(atFirst);
  const chips = importOutcomes.map((one) => ({
    value: one,
    label: looks[one].label,
    count: counts[one],
    alarming: one === "wrong",
  }));
  const withNotes = rows.filter(({ notes }) => notes.length > 0);
  const ofOutcome = outcome === everything ? rows : rows.filter((row) => row.outcome === outcome);
  const narrowed = outcome === noted ? withNotes : ofOutcome;
  const select = (value: string) => {
    setOutcome(value);
    setShown(atFirst);
  };

  return (
    <Box sx={{ display: "grid", gap: 2, minWidth: 0 }}>
      <FilterChips
        label={t("settings.importRows")}
        chips={[
          { value: everything, label: t("base.all"), count: rows.length },
          ...chips,
          { value: noted, label: t("settings.importNoted"), count: withNotes.length },
        ]}
        selected={outcome}
        onSelect={select}
      />
      <Box component="ul" aria-label={t("settings.importRows")} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {narrowed.slice(0, shown).map((row) => (
          <Row key={row.line} kind={kind} row={row} />
        ))}
      </Box>
      {narrowed.length > shown && (
        <Button onClick={() => setShown(shown * 2)} sx={{ justifySelf: "start" }}>
          {t("settings.importMoreRows", { count: narrowed.length - shown })}
        </Button>
      )}
    </Box>
  );
}

function Row({ kind, row }: { kind: ImportKind; row: ReportedRow }) {
  const { label, tone, icon } = looks[row.outcome];

  return (
    <Box component="li" sx={rowLooks}>
      <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0, minWidth: 64 }}>
        {t("settings.importLine", { line: row.line })}
      </Typography>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography variant="body2" dir="auto" sx={alignStart}>
          {row.about || "–"}
        </Typography>
        {reasonsOf(kind, row).map((reason) => (
          <Typography
            key={reason}
            variant="body2"
            dir="auto"
            sx={{ ...alignStart, color: row.outcome === "wrong" ? "tone.red.text" : "text.secondary" }}
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

const rowLooks = {
  display: "flex",
  gap: 3,
  alignItems: "flex-start",
  py: 2.5,
  "& + &": { borderTop: 1, borderColor: "divider" },
};
