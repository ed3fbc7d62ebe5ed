import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import AddLocationAltOutlined from "~icons/ic/outline-add-location-alt";
import { AddressCard } from "#features/customers/addresses/address-card.tsx";
import { addressColumns } from "#features/customers/addresses/address-columns.tsx";
import { addressesIn, filterNames, missingDistance } from "#features/customers/addresses/address-filters.ts";
import { AddressRow } from "#features/customers/addresses/address-row.ts";
import { AddressSheet } from "#features/customers/addresses/address-sheet.tsx";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { AddressOrderBy, AddressRowFragment } from "#graphql/graphql.ts";
import { listOrder, useListPage } from "#records/use-list-page.ts";
import { NoRows } from "#ui/table/no-rows.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Suspense } from "react";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const DistanceDialog = lazyPart(
  async () => (await import("#features/customers/addresses/distance-dialog.tsx")).DistanceDialog,
);

const MergeAddressDialog = lazyPart(
  async () => (await import("#features/customers/addresses/merge-address-dialog.tsx")).MergeAddressDialog,
);

const AddressesPage = graphql(`
  query AddressesPage($first: Int!, $offset: Int!, $orderBy: [AddressOrderBy!], $filter: AddressFilter) {
    addresses(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      totalCount
      nodes {
        id
        ...AddressRow
      }
    }
  }
`);

const orderBy = listOrder<AddressOrderBy>(
  {
    street: { asc: "STREET_ASC", desc: "STREET_DESC" },
    city: { asc: "CITY_ASC", desc: "CITY_DESC" },
    state: { asc: "STATE_ASC", desc: "STATE_DESC" },
    postalCode: { asc: "POSTAL_CODE_ASC", desc: "POSTAL_CODE_DESC" },
    country: { asc: "COUNTRY_ASC", desc: "COUNTRY_DESC" },
    distanceToSensi: { asc: "DISTANCE_TO_SENSI_ASC", desc: "DISTANCE_TO_SENSI_DESC" },
  },
  "CREATED_AT_DESC",
);

const views = [
  { value: "all", label: t("base.all") },
  { value: missingDistance, label: t("schedule.distanceMissing") },
];

const newOne = "new";
const card = (address: AddressRowFragment) => <AddressCard address={address} />;

/** The address book: where our customers' vehicles stand, and how far that is. */
export function Addresses() {
  const { table, rows, total, search, change } = useListPage(AddressesPage, {
    variables: ({ sort, search, ...page }) => ({
      ...page,
      orderBy: orderBy(sort),
      filter: addressesIn(search),
    }),
    page: ({ addresses }) => addresses,
    read: (row) => readFragment(AddressRow, row),
  });
  useFetchedWhenIdle(DistanceDialog);
  const find = (id: string | undefined) => rows?.find((row) => row.id === id) ?? null;
  const [opened, measured] = [find(search["address"]), find(search["distance"])];
  const merged = find(search["merge"]);
  const closeDistance = () => change({ distance: undefined });

  return (
    <Page
      fill
      title={t("base.addresses")}
      aside={total}
      actions={
        <Button variant="contained" startIcon={<AddLocationAltOutlined />} onClick={() => change({ address: newOne })}>
          {t("base.newAddress")}
        </Button>
      }
    >
      <AddressNarrowing />
      <PagedTable
        label={t("base.addresses")}
        columns={addressColumns}
        {...table}
        card={card}
        onOpen={({ id }) => change({ address: id })}
        empty={
          <NoRows of={t("base.listAddresses")} filterNames={filterNames}>
            {t("schedule.whereVehiclesAreFetchedAndCustomers")}
          </NoRows>
        }
      />
      <AddressSheet
        address={opened}
        open={opened !== null || search["address"] === newOne}
        onClose={() => change({ address: undefined })}
      />
      <Suspense>{measured && <DistanceDialog address={measured} onClose={closeDistance} />}</Suspense>
      <Suspense>
        {merged && <MergeAddressDialog address={merged} onClose={() => change({ merge: undefined })} />}
      </Suspense>
    </Page>
  );
}

function AddressNarrowing() {
  const { search, change } = useAddress();

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      <SearchField
        label={t("schedule.searchAddresses")}
        value={search["search"] ?? ""}
        onSearch={(typed) => change({ search: typed, page: undefined })}
      />
      <SegmentedChoice
        label={t("schedule.addressesShown")}
        value={search["view"] ?? "all"}
        choices={views}
        onChoose={(view) => change({ view: view === "all" ? undefined : view, page: undefined })}
      />
    </Box>
  );
}
