import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { QboCompanyFragment, QboJobRowFragment } from "#graphql/graphql.ts";
import { useListPage } from "#records/use-list-page.ts";
import { useFollowing } from "#features/accounting/connection/under-way.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { NoRows } from "#ui/table/no-rows.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { jobColumns } from "./job-columns.tsx";
import { JobMenu } from "./job-menu.tsx";
import { QboJobRow } from "./job.fragment.ts";
import { JobSheet } from "./job-sheet.tsx";
import { jobsIn, jobViewOf, jobViews } from "./job-views.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { LookChip } from "#ui/text/look-chip.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { jobName } from "./job-name.ts";
import { JobReason } from "./job-reason.tsx";
import { jobLook, workWords, entityChoices } from "../job-words.ts";
import { useQuery } from "@apollo/client/react";
import { SelectFilter } from "#ui/filter/select-filter.tsx";
import { ViewChips } from "#ui/filter/view-chips.tsx";

const QboJobCounts = graphql(`
  query QboJobCounts($filter: QboJobFilter) @eachView(of: [open, blocked, waiting, done, skipped]) {
    qboJobs(filter: $filter) {
      totalCount
    }
  }
`);

/** The views of the queue with their counts, and the choice of one kind of record. */
function JobChips({ company }: { company: QboCompanyFragment }) {
  const { search, change } = useAddress();
  const variables = Object.fromEntries(jobViews.map((view) => [view.value, jobsIn(view, search, company.id)]));
  const { data, previousData, refetch } = useQuery(QboJobCounts, { variables, fetchPolicy: "cache-and-network" });
  useFollowing(company, () => void refetch());

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <ViewChips views={jobViews} selected={jobViewOf(search)} counts={data ?? previousData} />
      </Box>
      <SelectFilter
        label={t("accounting.record")}
        value={search["entity"]}
        choices={entityChoices}
        onSelect={(entity) => change({ entity, page: undefined })}
      />
    </Box>
  );
}

const QboJobsPage = graphql(`
  query QboJobsPage($first: Int!, $offset: Int!, $filter: QboJobFilter) {
    qboJobs(first: $first, offset: $offset, filter: $filter, orderBy: [NUMBER_DESC]) {
      totalCount
      nodes {
        id
        ...QboJobRow
      }
    }
  }
`);

const card = (job: QboJobRowFragment) => <JobCard job={job} />;
const cardMenu = (job: QboJobRowFragment) => <JobMenu job={job} />;

/** What is to be sent to QuickBooks and read there, newest first. */
export function JobList({ company }: { company: QboCompanyFragment }) {
  const { table, search, change } = useListPage(QboJobsPage, {
    variables: ({ first, offset, search }) => ({
      first,
      offset,
      filter: jobsIn(jobViewOf(search), search, company.id),
    }),
    page: ({ qboJobs }) => qboJobs,
    read: (row) => readFragment(QboJobRow, row),
  });
  useFollowing(company, table.answer.retry);

  return (
    <>
      <JobChips company={company} />
      <PagedTable
        label={t("accounting.queue")}
        columns={jobColumns}
        {...table}
        card={card}
        cardMenu={cardMenu}
        onOpen={({ id }) => change({ job: id })}
        empty={<NoJobs />}
      />
      <JobSheet id={search["job"] ?? null} onClose={() => change({ job: undefined })} />
    </>
  );
}

const filterNames = ["view", "entity"] as const;

function NoJobs() {
  const { search } = useAddress();
  if (filterNames.some((name) => search[name]))
    return (
      <NoRows of={t("accounting.listJobs")} filterNames={filterNames}>
        {null}
      </NoRows>
    );

  return (
    <BlankState kind="empty" title={t("accounting.nothingWaits")} dense>
      {t("accounting.nothingWaitsHelp")}
    </BlankState>
  );
}

/** A job on a phone. */
function JobCard({ job }: { job: QboJobRowFragment }) {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <TwoLines main={<bdi>{jobName(job)}</bdi>} second={workWords(job)} />
      <JobReason job={job} />
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <LookChip look={jobLook(job.status)} />
        <Typography variant="body2" color="textSecondary">
          <RelativeTime moment={job.updatedAt} />
        </Typography>
      </Box>
    </Box>
  );
}
