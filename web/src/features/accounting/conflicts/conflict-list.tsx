import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { QboCompanyFragment, QboConflictRowFragment } from "#graphql/graphql.ts";
import { useListPage } from "#records/use-list-page.ts";
import { useFollowing } from "#features/accounting/connection/under-way.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { ConflictCard, openColumns, solvedColumns } from "./conflict-columns.tsx";
import { QboConflictRow } from "./conflict.fragment.ts";
import { ConflictSheet } from "./conflict-sheet.tsx";

const QboConflictsPage = graphql(`
  query QboConflictsPage($first: Int!, $offset: Int!, $connectionId: UUID!, $status: String!) {
    qboConflicts(
      first: $first
      offset: $offset
      condition: { connectionId: $connectionId, status: $status }
      orderBy: [CREATED_AT_DESC, ID_DESC]
    ) {
      totalCount
      nodes {
        id
        ...QboConflictRow
      }
    }
  }
`);

const views = [
  { value: "open", label: t("accounting.openConflicts") },
  { value: "solved", label: t("accounting.solvedConflicts") },
];

const card = (conflict: QboConflictRowFragment) => <ConflictCard conflict={conflict} />;

/** What is said differently here and in QuickBooks, newest first. */
export function ConflictList({ company }: { company: QboCompanyFragment }) {
  const { table, search, change, narrow } = useListPage(QboConflictsPage, {
    variables: ({ first, offset, search }) => ({
      first,
      offset,
      connectionId: company.id,
      status: search["view"] === "solved" ? "solved" : "open",
    }),
    page: ({ qboConflicts }) => qboConflicts,
    read: (row) => readFragment(QboConflictRow, row),
  });
  useFollowing(company, table.answer.retry);
  const isSolved = search["view"] === "solved";

  return (
    <>
      <Box>
        <SegmentedChoice
          label={t("base.views")}
          value={isSolved ? "solved" : "open"}
          choices={views}
          onChoose={(view) => narrow({ view: view === "solved" ? view : undefined })}
        />
      </Box>
      <PagedTable
        label={t("accounting.conflicts")}
        columns={isSolved ? solvedColumns : openColumns}
        {...table}
        card={card}
        onOpen={({ id }) => change({ conflict: id })}
        empty={
          <BlankState
            kind="empty"
            title={isSolved ? t("accounting.nothingSolvedYet") : t("accounting.noConflicts")}
            dense
          >
            {t("accounting.noConflictsHelp")}
          </BlankState>
        }
      />
      <ConflictSheet id={search["conflict"] ?? null} onClose={() => change({ conflict: undefined })} />
    </>
  );
}
