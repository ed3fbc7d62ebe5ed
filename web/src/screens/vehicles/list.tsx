import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { VehicleCard } from "#features/vehicles/vehicle-card.tsx";
import { ExportVehiclesButton } from "#features/vehicles/export-vehicles-button.tsx";
import {
  VehicleRow,
  offeredVehicleColumns,
  usualVehicleColumns,
  vehicleColumnsOf,
} from "#features/vehicles/vehicle-columns.tsx";
import { VehicleFilterBar } from "#features/vehicles/vehicle-filter-bar.tsx";
import { filterNames, vehiclesIn } from "#features/vehicles/vehicle-filters.ts";
import { VehicleSheet } from "#features/vehicles/vehicle-sheet.tsx";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { VehicleOrderBy, VehicleRowFragment } from "#graphql/graphql.ts";
import { countedPage, listOrder, useListPage } from "#records/use-list-page.ts";
import Add from "~icons/ic/baseline-add";
import { ColumnChoice } from "#ui/table/columns/column-choice.tsx";
import { useOnPhone } from "#ui/layout/use-on-phone.ts";
import { NoRows } from "#ui/table/no-rows.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";

const VehiclesPage = graphql(`
  query VehiclesPage($first: Int!, $offset: Int!, $orderBy: [VehicleOrderBy!], $filter: VehicleFilter) {
    vehicles(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      boundedCount {
        count
        isMore
      }
      nodes {
        id
        ...VehicleRow
      }
    }
  }
`);

const orderBy = listOrder<VehicleOrderBy>(
  {
    vehicleDescription: { asc: "VEHICLE_DESCRIPTION_ASC", desc: "VEHICLE_DESCRIPTION_DESC" },
    vinNumber: { asc: "VIN_NUMBER_ASC", desc: "VIN_NUMBER_DESC" },
    year: { asc: "YEAR_ASC", desc: "YEAR_DESC" },
    make: { asc: "MAKE_ASC", desc: "MAKE_DESC" },
  },
  "CREATED_AT_DESC",
);

const card = (vehicle: VehicleRowFragment) => <VehicleCard vehicle={vehicle} />;

export function VehiclesList() {
  const navigate = useNavigate();
  const { table, totalWords, search, change, narrow } = useListPage(VehiclesPage, {
    variables: ({ sort, search, ...page }) => ({ ...page, orderBy: orderBy(sort), filter: vehiclesIn(search) }),
    page: ({ vehicles }) => countedPage(vehicles),
    read: (row) => readFragment(VehicleRow, row),
  });

  const onPhone = useOnPhone();
  const columns = useMemo(() => vehicleColumnsOf(search["columns"]), [search]);

  return (
    <Page
      fill
      title={t("base.vehicles")}
      aside={totalWords}
      actions={
        <>
          {!onPhone && <ColumnChoice offered={offeredVehicleColumns} usual={usualVehicleColumns} />}
          <ExportVehiclesButton search={search} />
          <Button variant="contained" startIcon={<Add />} onClick={() => change({ vehicle: "new" })}>
            {t("vehicles.newVehicle")}
          </Button>
        </>
      }
    >
      <VehicleFilterBar search={search} narrow={narrow} />
      <PagedTable
        label={t("base.vehicles")}
        columns={columns}
        {...table}
        card={card}
        onOpen={({ id }) => void navigate({ to: `/vehicles/${id}` })}
        empty={
          <NoRows of={t("base.listVehicles")} filterNames={filterNames}>
            {t("vehicles.addByVin")}
          </NoRows>
        }
      />
      <VehicleSheet
        vehicle={null}
        customerId={search["customer"] ?? ""}
        open={search["vehicle"] === "new"}
        onClose={() => change({ vehicle: undefined })}
        onOpen={(id) => void navigate({ to: `/vehicles/${id}` })}
      />
    </Page>
  );
}
