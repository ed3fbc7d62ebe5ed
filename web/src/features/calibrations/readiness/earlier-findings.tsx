import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { rowsOf } from "#data/rows.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import type { StoredCheck } from "./readiness-sheet.tsx";

const words: Readonly<Record<string, string>> = {
  passed: t("calibrations.passed"),
  failed: t("base.failed"),
  notApplicable: t("documents.doesNotApply"),
};

/** What was recorded of a check before: the certificate names it too. */
export function EarlierFindings({ check, unit }: { check: Pick<StoredCheck, "records">; unit: string | null }) {
  const earlier = rowsOf(check.records).slice(0, -1);
  if (earlier.every(({ outcome }) => outcome !== "failed")) return null;

  return (
    <Box component="ul" aria-label={t("calibrations.earlierFindings")} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {earlier.map(({ id, outcome, value, note, recordedAt, recordedByUser }) => (
        <Typography key={id} component="li" variant="caption" color="textSecondary" sx={{ display: "block" }}>
          {[words[outcome], value && [value, unit].filter(Boolean).join(" "), note].filter(Boolean).join(" · ")}
          {" · "}
          <bdi>{recordedByUser?.displayName ?? t("calibrations.unknown")}</bdi>, <RelativeTime moment={recordedAt} />
        </Typography>
      ))}
    </Box>
  );
}
