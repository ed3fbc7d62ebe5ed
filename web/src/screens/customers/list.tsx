import { useIsOffice } from "#auth/use-standing.ts";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense, useMemo } from "react";
import PersonAddOutlined from "~icons/ic/outline-person-add";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useNavigate } from "@tanstack/react-router";
import { CustomerCard } from "#features/customers/customer-card.tsx";
import { CustomerRow, customerColumns, usualCustomerColumns } from "#features/customers/customer-columns.tsx";
import { kindChoices } from "#records/customer-kinds.ts";
import { ExportCustomers } from "#features/customers/export-customers.tsx";
import { CustomerViewChips } from "#features/customers/customer-view-chips.tsx";
import { customersIn, customerViewOf } from "#features/customers/customer-views.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { CustomerOrderBy, CustomerRowFragment } from "#graphql/graphql.ts";
import { countedPage, listOrder, useListPage } from "#records/use-list-page.ts";
import { chosenColumns } from "#ui/table/columns/chosen-columns.ts";
import { NoRows } from "#ui/table/no-rows.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { Page } from "#ui/layout/page.tsx";
import { PagedTable, type Selection } from "#ui/table/paged-table.tsx";
import { useSelection } from "#ui/table/use-selection.ts";
import { SearchField } from "#ui/form/search-field.tsx";
import { SelectFilter } from "#ui/filter/select-filter.tsx";

const CustomerSheet = lazyPart(async () => (await import("#records/customer-form/customer-sheet.tsx")).CustomerSheet);

const CustomerListTools = lazyPart(
  async () => (await import("#features/customers/customer-list-tools.tsx")).CustomerListTools,
);

const selectionParts = () => import("#features/customers/bulk/customer-selection.tsx");
const CustomerBulkBar = lazyPart(async () => (await selectionParts()).CustomerBulkBar);
const SelectCard = lazyPart(async () => (await selectionParts()).SelectCard);

const CustomersPage = graphql(`
  query CustomersPage($first: Int!, $offset: Int!, $orderBy: [CustomerOrderBy!], $filter: CustomerFilter) {
    customers(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      boundedCount {
        count
        isMore
      }
      nodes {
        id
        ...CustomerRow
      }
    }
  }
`);

const orderBy = listOrder<CustomerOrderBy>(
  {
    customerKind: { asc: "CUSTOMER_KIND_ASC", desc: "CUSTOMER_KIND_DESC" },
    companyName: { asc: "COMPANY_NAME_ASC", desc: "COMPANY_NAME_DESC" },
    openBalance: { asc: "OPEN_BALANCE_ASC", desc: "OPEN_BALANCE_DESC" },
  },
  "COMPANY_NAME_ASC",
);

/** Returns what shows the box that selects a customer's card. */
const selectCard = (selection: Selection) => (customer: CustomerRowFragment) => (
  <Suspense>
    <SelectCard id={customer.id} selection={selection} />
  </Suspense>
);

const card = (customer: CustomerRowFragment) => <CustomerCard customer={customer} />;

const filterNames = ["search", "kind", "view"] as const;

export const Customers = () => <CustomersPageShown asCards />;
export const CustomersList = () => <CustomersPageShown asCards={false} />;

/** The customers, as cards or as a dense table. */
function CustomersPageShown({ asCards }: { asCards: boolean }) {
  const navigate = useNavigate();
  const { rows, table, totalWords, search, narrow, change } = useListPage(CustomersPage, {
    variables: ({ sort, search, ...page }) => ({
      ...page,
      orderBy: orderBy(sort),
      filter: customersIn(customerViewOf(search), search),
    }),
    page: ({ customers }) => countedPage(customers),
    read: (row) => readFragment(CustomerRow, row),
  });

  const isOffice = useIsOffice();
  const columns = useMemo(
    () => chosenColumns(search["columns"], customerColumns(isOffice), usualCustomerColumns(isOffice)),
    [search, isOffice],
  );
  const isNew = search["new"] !== undefined;
  const { selection, selected } = useSelection(rows);
  const isSelectable = !asCards && customerViewOf(search).value !== "archived";
  const open = (id: string) => void navigate({ to: `/customers/${id}` });

  return (
    <Page
      fill={!asCards}
      title={t("base.customers")}
      aside={totalWords}
      actions={<ListActions asCards={asCards} onNew={() => change({ new: "1" })} />}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <CustomerViewChips />
        </Box>
        <Suspense>{!asCards && <CustomerListTools />}</Suspense>
      </Box>
      <CustomerFilters search={search} narrow={narrow} />
      <Suspense>
        {isSelectable && selected.length > 0 && <CustomerBulkBar selection={selection} customers={selected} />}
      </Suspense>
      <PagedTable
        label={t("base.customers")}
        columns={columns}
        {...table}
        card={card}
        asCards={asCards}
        {...(isSelectable && { selection, cardMenu: selectCard(selection) })}
        onOpen={({ id }) => open(id)}
        empty={
          <NoRows of={t("base.listCustomers")} filterNames={filterNames}>
            {t("customers.aboutCustomers")}
          </NoRows>
        }
      />
      <Suspense>
        {isNew && <CustomerSheet customer={null} onSaved={open} onClose={() => change({ new: undefined })} />}
      </Suspense>
    </Page>
  );
}

type Search = Readonly<Record<string, string | undefined>>;

function CustomerFilters({ search, narrow }: { search: Search; narrow: (changes: Search) => void }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      <SearchField
        label={t("customers.searchCustomers")}
        value={search["search"] ?? ""}
        onSearch={(search) => narrow({ search })}
      />
      <SelectFilter
        label={t("base.kind")}
        value={search["kind"]}
        choices={kindChoices}
        onSelect={(kind) => narrow({ kind })}
      />
    </Box>
  );
}

const shapes = [
  { value: "/customers", label: t("customers.cards") },
  { value: "/customers/list", label: t("customers.table") },
];

function ShapeChoice({ asCards }: { asCards: boolean }) {
  const navigate = useNavigate();
  const { search } = useAddress();
  const show = (to: string) => void navigate({ to, search: { ...search } });

  return (
    <SegmentedChoice
      label={t("customers.shownAs")}
      value={asCards ? "/customers" : "/customers/list"}
      choices={shapes}
      onChoose={show}
    />
  );
}

function ListActions({ asCards, onNew }: { asCards: boolean; onNew: () => void }) {
  return (
    <>
      <ShapeChoice asCards={asCards} />
      <ExportCustomers />
      <Button variant="contained" startIcon={<PersonAddOutlined />} onClick={onNew}>
        {t("customers.newCustomer")}
      </Button>
    </>
  );
}
