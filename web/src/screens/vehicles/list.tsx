import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import { useNavigate } from "@tanstack/react-router";
import { pagedAnswer } from "#data/paged-answer.ts";
import { VehicleCard } from "#features/vehicles/vehicle-card.tsx";
import { ordersOf, VehicleRow, vehicleColumns } from "#features/vehicles/vehicle-columns.tsx";
import { filterNames, makeChoices, vehiclesIn, yearChoices } from "#features/vehicles/vehicle-filters.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { VehicleOrderBy, VehicleRowFragment } from "#graphql/graphql.ts";
import { NoRows } from "#ui/table/no-rows.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { SelectFilter } from "#ui/filter/select-filter.tsx";
import { useAddress } from "#ui/table/use-address.ts";
import { usePaging, type Sort } from "#ui/table/use-paging.ts";

const VehiclesPage = graphql(`
  query VehiclesPage($first: Int!, $offset: Int!, $orderBy: [VehicleOrderBy!], $filter: VehicleFilter) {
    vehicles(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      totalCount
      nodes {
        id
        ...VehicleRow
      }
    }
  }
`);

const orders: Record<string, Record<Sort["direction"], VehicleOrderBy>> = {
  vehicleDescription: { asc: "VEHICLE_DESCRIPTION_ASC", desc: "VEHICLE_DESCRIPTION_DESC" },
  vinNumber: { asc: "VIN_NUMBER_ASC", desc: "VIN_NUMBER_DESC" },
  year: { asc: "YEAR_ASC", desc: "YEAR_DESC" },
  make: { asc: "MAKE_ASC", desc: "MAKE_DESC" },
};

const orderBy = (sort: Sort | null): VehicleOrderBy =>
  (sort && orders[sort.field]?.[sort.direction]) ?? "CREATED_AT_DESC";

const card = (vehicle: VehicleRowFragment) => <VehicleCard vehicle={vehicle} />;

const years = yearChoices(new Date().getFullYear());

export function VehiclesList() {
  const { search, change } = useAddress();
  const navigate = useNavigate();
  const paging = usePaging();
  const asked = useQuery(VehiclesPage, {
    variables: {
      first: paging.size,
      offset: paging.page * paging.size,
      orderBy: [orderBy(paging.sort)],
      filter: vehiclesIn(search),
    },
    fetchPolicy: "cache-and-network",
  });
  const { rows, ...answer } = pagedAnswer((asked.data ?? asked.previousData)?.vehicles, asked);
  const narrow = (name: (typeof filterNames)[number]) => (value: string | undefined) =>
    change({ [name]: value, page: undefined });

  return (
    <Page fill title={t("base.vehicles")} aside={answer.total}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <SearchField label={t("vehicles.searchVehicles")} value={search["search"] ?? ""} onSearch={narrow("search")} />
        <Box sx={{ display: "flex", gap: 2, width: { xs: "100%", sm: "auto" } }}>
          <SelectFilter label={t("base.make")} value={search["make"]} choices={makeChoices} onSelect={narrow("make")} />
          <SelectFilter label={t("base.year")} value={search["year"]} choices={years} onSelect={narrow("year")} />
        </Box>
      </Box>
      <PagedTable
        label={t("base.vehicles")}
        columns={vehicleColumns}
        answer={{ ...answer, rows: rows?.map((row) => readFragment(VehicleRow, row)) }}
        paging={paging}
        card={card}
        onOpen={(vehicle) => void navigate({ to: "/service-orders", search: ordersOf(vehicle) })}
        empty={
          <NoRows of={t("base.listVehicles")} filterNames={filterNames}>
            {t("vehicles.aVehicleAppearsHereWithIts")}
          </NoRows>
        }
      />
    </Page>
  );
}
