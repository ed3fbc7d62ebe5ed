import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { QboDryRunQuery } from "#graphql/graphql.ts";
import { entityWord } from "#features/accounting/job-words.ts";
import { Payload } from "#features/accounting/queue/payload.tsx";
import { problemWords } from "#records/accounting/problem-words.ts";
import { alignStart } from "#ui/theme/align-start.ts";
import { LookChip } from "#ui/text/look-chip.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { actionLook } from "./dry-run-words.ts";

type Row = NonNullable<QboDryRunQuery["qboDryRun"]>["rows"][number];

/** Each record that would be sent, with what QuickBooks would get. */
export function DryRunRows({ rows, busy }: { rows: readonly Row[]; busy: boolean }) {
  if (rows.length === 0) return null;

  return (
    <Box component="ul" aria-label={t("accounting.records")} aria-busy={busy} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={`${row.entity} ${row.localId}`}
          sx={{ display: "grid", gap: 1, py: 2, borderTop: 1, borderColor: "divider" }}
        >
          <Box sx={{ display: "flex", alignItems: "center", gap: 3 }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <TwoLines main={<bdi>{row.label}</bdi>} second={problemWords(row.problem) ?? entityWord(row.entity)} />
            </Box>
            <LookChip look={actionLook(row.action)} />
          </Box>
          {row.detail && (
            <Typography variant="body2" color="textSecondary" dir="auto" sx={alignStart}>
              {t("accounting.quickbooksSays", { detail: row.detail })}
            </Typography>
          )}
          <Payload payload={row.payload} />
        </Box>
      ))}
    </Box>
  );
}
