import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { QboConflictRowFragment } from "#graphql/graphql.ts";
import { entityWord } from "#features/accounting/job-words.ts";
import { recordPage } from "#features/accounting/queue/record-page.ts";
import { LoadError } from "#records/load-error.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { kindWords, resolutionWords } from "./conflict-words.ts";
import { QboConflictRow } from "./conflict.fragment.ts";
import { fieldsOf } from "./field-words.ts";
import { SideBySide } from "./side-by-side.tsx";
import { SolveForm } from "./solve-form.tsx";

const QboConflictInSheet = graphql(`
  query QboConflictInSheet($id: UUID!) {
    qboConflict(id: $id) {
      id
      decidedAt
      ...QboConflictRow
    }
  }
`);

interface ConflictSheetProps {
  /** Null when closed. */
  id: string | null;
  onClose: () => void;
}

/** One conflict: both sides, and the ways to solve it. */
export function ConflictSheet({ id, onClose }: ConflictSheetProps) {
  return (
    <Sheet title={t("accounting.conflict")} width={720} open={id !== null} onClose={onClose}>
      {id !== null && <KnownConflict id={id} onSolved={onClose} />}
    </Sheet>
  );
}

function KnownConflict({ id, onSolved }: { id: string; onSolved: () => void }) {
  const { data, error, refetch } = useQuery(QboConflictInSheet, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const conflict = readFragment(QboConflictRow, data?.qboConflict);
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <Skeleton height={320} sx={{ mx: 6 }} />;
  if (!conflict) return <BlankState kind="noMatch" title={t("accounting.conflictIsGone")} dense />;

  return (
    <Box sx={{ overflowY: "auto", px: 6, pb: 6, display: "grid", gap: 4, alignContent: "start" }}>
      <ConflictHead conflict={conflict} />
      {conflict.status === "open" && data.qboConflict?.decidedAt && (
        <Alert severity="info">{t("accounting.oursIsSent")}</Alert>
      )}
      {conflict.status === "open" ? (
        <SolveForm key={conflict.updatedAt} conflict={conflict} onSolved={onSolved} />
      ) : (
        <Solved conflict={conflict} />
      )}
    </Box>
  );
}

function Solved({ conflict }: { conflict: QboConflictRowFragment }) {
  const { resolution, userBySolvedBy: by, solvedAt, fields, ours, theirs, agreed } = conflict;

  return (
    <>
      <TwoLines
        main={resolutionWords(resolution)}
        second={
          <>
            {by && <bdi>{by.displayName} · </bdi>}
            {solvedAt && <RelativeTime moment={solvedAt} />}
          </>
        }
      />
      <SideBySide
        fields={fields.filter((name) => name !== null)}
        ours={fieldsOf(ours)}
        theirs={fieldsOf(theirs)}
        agreed={agreed === null ? null : fieldsOf(agreed)}
      />
    </>
  );
}

function ConflictHead({ conflict }: { conflict: QboConflictRowFragment }) {
  const { entity, label, kind } = conflict;
  const page = recordPage(conflict);
  const name = <bdi>{label || "–"}</bdi>;

  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {entityWord(entity)}
      </Typography>
      <Typography variant="h3" component="h3">
        {page ? <RouteLink to={page}>{name}</RouteLink> : name}
      </Typography>
      <Typography sx={{ mt: 1 }}>{kindWords(kind)}</Typography>
    </div>
  );
}
