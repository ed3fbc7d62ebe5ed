import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { RepairKeywordOrderBy, RepairKeywordRowFragment } from "#graphql/graphql.ts";
import { listOrder, useListPage } from "#records/use-list-page.ts";
import { NoRows } from "#ui/table/no-rows.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { KeywordCard } from "./keyword-card.tsx";
import { keywordColumns } from "./keyword-columns.tsx";
import { KeywordFilterBar } from "./keyword-filter-bar.tsx";
import { keywordFilterNames, keywordsIn } from "./keyword-filters.ts";
import { newKeyword } from "./keyword-actions.tsx";
import { NewKeywordDialog } from "./new-keyword-dialog.tsx";
import { RepairKeywordRow } from "./keyword-row.ts";
import { KeywordSheet } from "./keyword-sheet.tsx";

const RepairKeywordsPage = graphql(`
  query RepairKeywordsPage(
    $first: Int!
    $offset: Int!
    $orderBy: [RepairKeywordOrderBy!]
    $filter: RepairKeywordFilter
  ) {
    repairKeywords(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      totalCount
      nodes {
        id
        ...RepairKeywordRow
      }
    }
  }
`);

const orderBy = listOrder<RepairKeywordOrderBy>(
  {
    keyword: { asc: "KEYWORD_ASC", desc: "KEYWORD_DESC" },
    locale: { asc: "LOCALE_ASC", desc: "LOCALE_DESC" },
  },
  "KEYWORD_ASC",
);

const card = (keyword: RepairKeywordRowFragment) => <KeywordCard keyword={keyword} />;

/** The keywords by which repairs are found in repair orders. */
export function RepairKeywords() {
  const { table, rows, search, change } = useListPage(RepairKeywordsPage, {
    variables: ({ sort, search, ...page }) => ({
      ...page,
      orderBy: orderBy(sort),
      filter: keywordsIn(search),
    }),
    page: ({ repairKeywords }) => repairKeywords,
    read: (row) => readFragment(RepairKeywordRow, row),
  });
  const close = () => change({ keyword: undefined });

  return (
    <>
      <KeywordFilterBar />
      <PagedTable
        label={t("intake.repairWords")}
        columns={keywordColumns}
        {...table}
        card={card}
        onOpen={({ id }) => change({ keyword: id })}
        empty={
          <NoRows of={t("base.listKeywords")} filterNames={keywordFilterNames}>
            {t("intake.theWordsByWhichRepairOrders")}
          </NoRows>
        }
      />
      <KeywordSheet keyword={rows?.find(({ id }) => id === search["keyword"]) ?? null} onClose={close} />
      {search["keyword"] === newKeyword && <NewKeywordDialog onClose={close} />}
    </>
  );
}
