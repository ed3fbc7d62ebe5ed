import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { QboConflictRowFragment } from "#graphql/graphql.ts";
import { entityWord } from "#features/accounting/job-words.ts";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { kindWords, resolutionWords } from "./conflict-words.ts";
import { fieldWord } from "./field-words.ts";

type Column = TableColumn<QboConflictRowFragment>;

const record: Column = {
  field: "label",
  header: t("accounting.record"),
  flex: 1,
  minWidth: 180,
  show: ({ label, entity }) => <TwoLines main={<bdi>{label || "–"}</bdi>} second={entityWord(entity)} />,
};

const kind: Column = {
  field: "kind",
  header: t("accounting.whatDiffers"),
  flex: 2,
  minWidth: 280,
  show: (conflict) => <What conflict={conflict} />,
};

const found: Column = {
  field: "createdAt",
  header: t("accounting.found"),
  minWidth: 124,
  show: ({ createdAt }) => <RelativeTime moment={createdAt} />,
};

const solved: Column = {
  field: "resolution",
  header: t("accounting.solution"),
  flex: 1,
  minWidth: 200,
  show: ({ resolution, userBySolvedBy: by }) => (
    <TwoLines main={resolutionWords(resolution) ?? "–"} second={by && <bdi>{by.displayName}</bdi>} />
  ),
};

export const openColumns: readonly Column[] = [record, kind, found];
export const solvedColumns: readonly Column[] = [...openColumns, solved];

/** Which side says what, and in which fields. */
const What = ({ conflict: { kind: of, fields } }: { conflict: QboConflictRowFragment }) => (
  <TwoLines
    main={kindWords(of)}
    second={fields
      .filter((name) => name !== null)
      .map(fieldWord)
      .join(", ")}
  />
);

/** A conflict on a phone. */
export const ConflictCard = ({ conflict }: { conflict: QboConflictRowFragment }) => (
  <Box sx={{ display: "grid", gap: 2 }}>
    <TwoLines main={<bdi>{conflict.label || "–"}</bdi>} second={entityWord(conflict.entity)} />
    <What conflict={conflict} />
    <Typography variant="body2" color="textSecondary">
      {resolutionWords(conflict.resolution) ?? <RelativeTime moment={conflict.createdAt} />}
    </Typography>
  </Box>
);
