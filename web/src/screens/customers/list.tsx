import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import { useNavigate } from "@tanstack/react-router";
import { pagedAnswer } from "#data/paged-answer.ts";
import { CustomerCard } from "#features/customers/customer-card.tsx";
import { CustomerRow, customerColumns } from "#features/customers/customer-columns.tsx";
import { kindChoices } from "#features/customers/customer-kinds.ts";
import { CustomerViewChips } from "#features/customers/customer-view-chips.tsx";
import { customersIn, customerViewOf } from "#features/customers/customer-views.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { CustomerOrderBy, CustomerRowFragment } from "#graphql/graphql.ts";
import { NoRows } from "#ui/table/no-rows.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { SelectFilter } from "#ui/filter/select-filter.tsx";
import { useAddress } from "#ui/table/use-address.ts";
import { usePaging, type Sort } from "#ui/table/use-paging.ts";

const CustomersPage = graphql(`
  query CustomersPage($first: Int!, $offset: Int!, $orderBy: [CustomerOrderBy!], $filter: CustomerFilter) {
    customers(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      totalCount
      nodes {
        id
        ...CustomerRow
      }
    }
  }
`);

function orderBy(sort: Sort | null): CustomerOrderBy {
  if (sort?.field === "customerKind") return sort.direction === "asc" ? "CUSTOMER_KIND_ASC" : "CUSTOMER_KIND_DESC";
  return sort?.direction === "desc" ? "COMPANY_NAME_DESC" : "COMPANY_NAME_ASC";
}

const card = (customer: CustomerRowFragment) => <CustomerCard customer={customer} />;

const filterNames = ["search", "kind", "view"] as const;

export function CustomersList() {
  const { search, change } = useAddress();
  const navigate = useNavigate();
  const paging = usePaging();
  const asked = useQuery(CustomersPage, {
    variables: {
      first: paging.size,
      offset: paging.page * paging.size,
      orderBy: [orderBy(paging.sort)],
      filter: customersIn(customerViewOf(search), search),
    },
    fetchPolicy: "cache-and-network",
  });
  const { rows, ...answer } = pagedAnswer((asked.data ?? asked.previousData)?.customers, asked);
  const narrow = (name: (typeof filterNames)[number]) => (value: string | undefined) =>
    change({ [name]: value, page: undefined });

  return (
    <Page fill title={t("base.customers")} aside={answer.total}>
      <CustomerViewChips />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <SearchField
          label={t("customers.searchCustomers")}
          value={search["search"] ?? ""}
          onSearch={narrow("search")}
        />
        <SelectFilter label={t("base.kind")} value={search["kind"]} choices={kindChoices} onSelect={narrow("kind")} />
      </Box>
      <PagedTable
        label={t("base.customers")}
        columns={customerColumns}
        answer={{ ...answer, rows: rows?.map((row) => readFragment(CustomerRow, row)) }}
        paging={paging}
        card={card}
        onOpen={({ id }) => void navigate({ to: "/service-orders", search: { customer: id, view: "all" } })}
        empty={
          <NoRows of={t("base.listCustomers")} filterNames={filterNames}>
            {t("customers.bodyShopsDealersAndEveryoneElse")}
          </NoRows>
        }
      />
    </Page>
  );
}
