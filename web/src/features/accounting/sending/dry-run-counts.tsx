import { t } from "@boresight/domain/texts/text";
import { Fragment } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { QboDryRunQuery } from "#graphql/graphql.ts";
import { LookChip } from "#ui/text/look-chip.tsx";
import { actionLook } from "./dry-run-words.ts";
import { entityWord } from "#features/accounting/job-words.ts";

type Count = NonNullable<QboDryRunQuery["qboDryRun"]>["counts"][number];

/** How many of each kind are created, changed, linked or held back. */
export function DryRunCounts({ counts }: { counts: readonly Count[] }) {
  const entities = [...new Set(counts.map(({ entity }) => entity))];
  if (entities.length === 0) return null;

  return (
    <Box
      component="dl"
      aria-label={t("accounting.previewTitle")}
      sx={{ m: 0, display: "grid", gridTemplateColumns: "minmax(88px, auto) 1fr", columnGap: 4, rowGap: 2 }}
    >
      {entities.map((entity) => (
        <Fragment key={entity}>
          <Typography component="dt">{entityWord(entity)}</Typography>
          <Box component="dd" sx={{ m: 0, display: "flex", flexWrap: "wrap", gap: 1 }}>
            {counts
              .filter((count) => count.entity === entity)
              .map(({ action, count }) => (
                <LookChip key={action} look={actionLook(action, count)} />
              ))}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
