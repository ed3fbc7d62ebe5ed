import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState, Fragment } from "react";
import { graphql } from "#graphql/gql.ts";
import type { QboCompanyFragment, QboDryRunQuery } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { DryRunRows } from "./dry-run-rows.tsx";
import { useSending } from "./use-sending.ts";
import { LookChip } from "#ui/text/look-chip.tsx";
import { actionLook } from "./dry-run-words.ts";
import { entityWord } from "#features/accounting/job-words.ts";

const QboDryRun = graphql(`
  query QboDryRun($connectionId: UUID!, $first: Int!, $after: String) {
    qboDryRun(connectionId: $connectionId, first: $first, after: $after) {
      totalCount
      hasNextPage
      endCursor
      counts {
        entity
        action
        count
      }
      rows {
        entity
        localId
        label
        action
        problem
        detail
        payload
      }
    }
  }
`);

interface DryRunProps {
  company: QboCompanyFragment;
  open: boolean;
  onClose: () => void;
}

/** What would be sent, to look at before sending starts. */
export function DryRun({ company, open, onClose }: DryRunProps) {
  return (
    <Sheet title={t("accounting.previewTitle")} width={720} open={open} onClose={onClose}>
      {open && <Planned company={company} onClose={onClose} />}
    </Sheet>
  );
}

const pageSize = 50;

function Planned({ company, onClose }: Omit<DryRunProps, "open">) {
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  const after = pages.at(-1) ?? null;
  const { data, previousData, error, loading, refetch } = useQuery(QboDryRun, {
    variables: { connectionId: company.id, first: pageSize, after },
    fetchPolicy: "network-only",
  });
  const plan = (data ?? previousData)?.qboDryRun;
  if (error && !plan) return <LoadError error={error} refetch={refetch} />;
  if (!plan) return <Skeleton height={320} sx={{ mx: 6 }} />;
  const { rows, counts, totalCount, hasNextPage, endCursor } = plan;

  return (
    <>
      <Box sx={{ overflowY: "auto", px: 6, pb: 4, display: "grid", gap: 4, alignContent: "start", flexGrow: 1 }}>
        <Typography color="textSecondary">{t("accounting.previewHelp")}</Typography>
        {totalCount === 0 && (
          <BlankState kind="empty" title={t("accounting.nothingToSend")} dense>
            {t("accounting.nothingToSendHelp")}
          </BlankState>
        )}
        <DryRunCounts counts={counts} />
        <DryRunRows rows={rows} busy={loading} />
        {(pages.length > 1 || hasNextPage) && (
          <Box sx={{ display: "flex", gap: 2, justifyContent: "flex-end" }}>
            <Button disabled={pages.length === 1} onClick={() => setPages(pages.slice(0, -1))}>
              {t("ui.previous")}
            </Button>
            <Button disabled={!hasNextPage || loading} onClick={() => setPages([...pages, endCursor])}>
              {t("base.next")}
            </Button>
          </Box>
        )}
      </Box>
      {!company.isSending && <StartBar company={company} onClose={onClose} />}
    </>
  );
}

function StartBar({ company, onClose }: Omit<DryRunProps, "open">) {
  const { busy, start } = useSending(company);
  const run = async () => {
    if (!(await start())) onClose();
  };

  return (
    <Box sx={{ px: 6, py: 4, borderTop: 1, borderColor: "divider", display: "grid", gap: 3 }}>
      {company.environment === "production" && <Alert severity="info">{t("accounting.realBooksAreWritten")}</Alert>}
      <Button variant="contained" fullWidth loading={busy} onClick={() => void run()}>
        {t("accounting.startSending")}
      </Button>
    </Box>
  );
}

type Count = NonNullable<QboDryRunQuery["qboDryRun"]>["counts"][number];

/** How many of each kind are created, changed, linked or held back. */
function DryRunCounts({ counts }: { counts: readonly Count[] }) {
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
