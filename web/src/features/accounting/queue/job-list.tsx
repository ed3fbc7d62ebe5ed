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
import { JobCard } from "./job-card.tsx";
import { JobChips } from "./job-chips.tsx";
import { jobColumns } from "./job-columns.tsx";
import { JobMenu } from "./job-menu.tsx";
import { QboJobRow } from "./job.fragment.ts";
import { JobSheet } from "./job-sheet.tsx";
import { jobsIn, jobViewOf } from "./job-views.ts";

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
