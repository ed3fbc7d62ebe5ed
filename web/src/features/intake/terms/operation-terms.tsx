import { useQuery } from "@apollo/client/react";
import { pagedAnswer } from "#data/paged-answer.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { OperationTermOrderBy, OperationTermRowFragment } from "#graphql/graphql.ts";
import { NoRows } from "#ui/table/no-rows.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { useAddress } from "#ui/table/use-address.ts";
import { usePaging, type Sort } from "#ui/table/use-paging.ts";
import { TermCard } from "./term-card.tsx";
import { termColumns } from "./term-columns.tsx";
import { TermFilterBar } from "./term-filter-bar.tsx";
import { termFilterNames, termsIn } from "./term-filters.ts";
import { newTerm, NewTermDialog } from "./new-term-dialog.tsx";
import { OperationTermRow } from "./term-row.ts";
import { TermSheet } from "./term-sheet.tsx";

const OperationTermsPage = graphql(`
  query OperationTermsPage(
    $first: Int!
    $offset: Int!
    $orderBy: [OperationTermOrderBy!]
    $filter: OperationTermFilter
  ) {
    operationTerms(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      totalCount
      nodes {
        id
        ...OperationTermRow
      }
    }
  }
`);

const orders: Record<string, Record<Sort["direction"], OperationTermOrderBy>> = {
  term: { asc: "TERM_ASC", desc: "TERM_DESC" },
  locale: { asc: "LOCALE_ASC", desc: "LOCALE_DESC" },
};
const orderBy = (sort: Sort | null): OperationTermOrderBy =>
  (sort && orders[sort.field]?.[sort.direction]) ?? "TERM_ASC";

const card = (term: OperationTermRowFragment) => <TermCard term={term} />;

/** The words by which repair orders are read. */
export function OperationTerms() {
  const { search, change } = useAddress();
  const paging = usePaging();
  const asked = useQuery(OperationTermsPage, {
    variables: {
      first: paging.size,
      offset: paging.page * paging.size,
      orderBy: [orderBy(paging.sort), "PRIMARY_KEY_ASC"],
      filter: termsIn(search),
    },
    fetchPolicy: "cache-and-network",
  });
  const { rows: masked, ...answer } = pagedAnswer((asked.data ?? asked.previousData)?.operationTerms, asked);
  const rows = masked?.map((row) => readFragment(OperationTermRow, row));
  const close = () => change({ term: undefined });

  return (
    <>
      <TermFilterBar />
      <PagedTable
        label="Repair words"
        columns={termColumns}
        answer={{ ...answer, rows }}
        paging={paging}
        card={card}
        onOpen={({ id }) => change({ term: id })}
        empty={
          <NoRows of="repair words" filterNames={termFilterNames}>
            The words by which repair orders are read stand here. Add the first one.
          </NoRows>
        }
      />
      <TermSheet term={rows?.find(({ id }) => id === search["term"]) ?? null} onClose={close} />
      {search["term"] === newTerm && <NewTermDialog onClose={close} />}
    </>
  );
}
