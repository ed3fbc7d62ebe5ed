import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { useListPage } from "#records/use-list-page.ts";
import { BlankState, ErrorState } from "#ui/layout/blank-state.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { Pages } from "#ui/table/pages.tsx";
import { ImportLine } from "./import-line.tsx";

const ImportLineFields = graphql(`
  fragment ImportLineFields on Import {
    id
    kind
    fileName
    createdCount
    updatedCount
    skippedCount
    wrongCount
    createdAt
    undoneAt
    importedBy {
      id
      displayName
    }
    undoneByUser {
      id
      displayName
    }
  }
`);

const Imports = graphql(`
  query Imports($first: Int!, $offset: Int!) {
    imports(first: $first, offset: $offset, orderBy: [CREATED_AT_DESC, PRIMARY_KEY_ASC]) {
      totalCount
      nodes {
        id
        ...ImportLineFields
      }
    }
  }
`);

/** Who imported what and when, the latest first. */
export function ImportHistory() {
  const {
    rows,
    total = 0,
    table: { paging, answer },
  } = useListPage(Imports, {
    variables: ({ first, offset }) => ({ first, offset }),
    page: ({ imports }) => imports,
    read: (row) => readFragment(ImportLineFields, row),
  });
  const { problem, loading, retry } = answer;

  return (
    <SectionCard title={t("settings.importHistory")}>
      {problem !== undefined && <ErrorState message={problem} onRetry={retry} />}
      {!rows && problem === undefined && <Skeleton height={120} />}
      {rows?.length === 0 && !loading && (
        <BlankState kind="empty" title={t("settings.importNoneYet")} dense>
          {t("settings.importNoneYetMore")}
        </BlankState>
      )}
      {rows && rows.length > 0 && (
        <Box component="ul" aria-label={t("settings.importHistory")} aria-busy={loading} sx={listLooks}>
          {rows.map((row) => (
            <ImportLine key={row.id} done={row} />
          ))}
        </Box>
      )}
      {(paging.page > 0 || total > paging.size) && <Pages paging={paging} total={total} />}
    </SectionCard>
  );
}

const listLooks = { m: 0, p: 0, listStyle: "none" };
