import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { QboJobRowFragment } from "#graphql/graphql.ts";
import { unlessHidden, usePolling } from "#features/accounting/connection/use-polling.ts";
import { QboExchangeRow } from "#features/accounting/log/exchange.fragment.ts";
import { ExchangeLines } from "#features/accounting/log/exchange-lines.tsx";
import { problemWords } from "#records/accounting/problem-words.ts";
import { customerName } from "#records/customer-name.ts";
import { LoadError } from "#records/load-error.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { CodeText } from "#ui/text/code-text.tsx";
import { LookChip } from "#ui/text/look-chip.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { JobActions } from "./job-actions.tsx";
import { jobName } from "./job-name.ts";
import { recordPage } from "./record-page.ts";
import { NextAttempt } from "./job-reason.tsx";
import { jobLook, workWords } from "../job-words.ts";
import { QboJobRow } from "./job.fragment.ts";
import { Payload } from "./payload.tsx";

const QboJobInSheet = graphql(`
  query QboJobInSheet($id: UUID!) {
    qboJob(id: $id) {
      id
      payload
      ...QboJobRow
      qboExchangesByJobId(first: 10, orderBy: [AT_DESC]) {
        nodes {
          id
          ...QboExchangeRow
        }
      }
    }
  }
`);

interface JobSheetProps {
  /** Null when closed. */
  id: string | null;
  onClose: () => void;
}

/** One job: what it sends, and what QuickBooks said to it. */
export function JobSheet({ id, onClose }: JobSheetProps) {
  return (
    <Sheet title={t("accounting.job")} width={640} open={id !== null} onClose={onClose}>
      {id !== null && <KnownJob id={id} />}
    </Sheet>
  );
}

function KnownJob({ id }: { id: string }) {
  const { data, error, refetch, ...polled } = useQuery(QboJobInSheet, {
    variables: { id },
    fetchPolicy: "cache-and-network",
    ...unlessHidden,
  });
  const job = readFragment(QboJobRow, data?.qboJob);
  usePolling(job?.status === "pending" || job?.status === "sending", polled); // A list of what is to do loses it when it is done.
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <Skeleton height={320} sx={{ mx: 6 }} />;
  if (!data.qboJob || !job) return <BlankState kind="noMatch" title={t("accounting.jobIsGone")} dense />;
  const exchanges = rowsOf(data.qboJob.qboExchangesByJobId).map((row) => readFragment(QboExchangeRow, row));

  return (
    <Box sx={{ overflowY: "auto", px: 6, pb: 6, display: "grid", gap: 4, alignContent: "start" }}>
      <JobProblem job={job} />
      <JobActions job={job} />
      <JobDetails job={job} />
      <Payload payload={data.qboJob.payload} />
      <ExchangeLines exchanges={exchanges} />
    </Box>
  );
}

function JobProblem({ job }: { job: QboJobRowFragment }) {
  const { status, problem, detail } = job;
  const words = status === "unconfirmed" ? t("accounting.deletionNeedsAYes") : problemWords(problem);
  if (words === null || status === "done" || status === "skipped") return null;

  return (
    <Alert severity={status === "failed" ? "error" : "warning"} sx={{ overflowWrap: "anywhere" }}>
      {words}
      {detail && (
        <Box component="bdi" sx={{ display: "block", mt: 1 }}>
          {t("accounting.quickbooksSays", { detail })}
        </Box>
      )}
    </Alert>
  );
}

function JobDetails({ job }: { job: QboJobRowFragment }) {
  const { status, attempts, nextAttemptAt, createdAt, updatedAt, intuitTid, customer } = job;
  const page = recordPage(job);
  const details = [
    { label: t("base.status"), value: <LookChip look={jobLook(status)} /> },
    { label: t("accounting.work"), value: workWords(job) },
    {
      label: t("accounting.record"),
      value: page ? <RouteLink to={page}>{jobName(job)}</RouteLink> : <bdi>{jobName(job)}</bdi>,
    },
    {
      label: t("base.customer"),
      value: customer && <RouteLink to={`/customers/${customer.id}`}>{customerName(customer)}</RouteLink>,
    },
    { label: t("accounting.asked"), value: <RelativeTime moment={createdAt} /> },
    { label: t("accounting.changed"), value: <RelativeTime moment={updatedAt} /> },
    { label: t("base.attempts"), value: attempts > 0 && String(attempts) },
    { label: t("accounting.triedAgain"), value: status === "pending" && nextAttemptAt && <NextAttempt job={job} /> },
    { label: "intuit_tid", value: intuitTid && <CodeText code={intuitTid} label="intuit_tid" /> },
  ];

  return <DetailsList details={details} />;
}
