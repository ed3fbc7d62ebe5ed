import { t } from "@boresight/domain/texts/text";
import Link from "@mui/material/Link";
import { graphql } from "#graphql/gql.ts";
import type { VehicleRowFragment } from "#graphql/graphql.ts";
import { countWords } from "#ui/text/count-words.ts";
import { customerName } from "#records/customer-name.ts";
import { CodeText } from "#ui/text/code-text.tsx";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { chosenColumns } from "#ui/table/columns/chosen-columns.ts";
import { ordersOf, VehicleRowMenu } from "./vehicle-row-menu.tsx";

export const VehicleRow = graphql(`
  fragment VehicleRow on Vehicle {
    id
    vehicleDescription
    vinNumber
    make
    model
    year
    trim
    ownerFirstName
    ownerLastName
    licensePlate
    plateState
    createdAt
    customer {
      ...CustomerName
    }
    serviceOrders(first: 1, orderBy: CREATED_AT_DESC) {
      boundedCount {
        count
        isMore
      }
      nodes {
        id
        createdAt
      }
    }
  }
`);

type Column = TableColumn<VehicleRowFragment>;

/** A VIN, or a note that there is none yet. */
const vinOf = ({ vinNumber }: VehicleRowFragment) =>
  vinNumber ? <CodeText label={t("base.vin")} code={vinNumber} /> : t("vehicles.noVinYet");

const ownerOf = ({ ownerFirstName, ownerLastName }: VehicleRowFragment): string =>
  `${ownerFirstName} ${ownerLastName}`.trim();

const vehicle: Column = {
  field: "vehicleDescription",
  header: t("base.vehicle"),
  flex: 1.5,
  minWidth: 200,
  sortable: true,
  show: ({ vehicleDescription, licensePlate, plateState }) => (
    <TwoLines
      main={vehicleDescription}
      second={licensePlate && <bdi>{[licensePlate, plateState].filter(Boolean).join(" · ")}</bdi>}
    />
  ),
};

const vin: Column = {
  field: "vinNumber",
  header: t("base.vin"),
  flex: 1.2,
  minWidth: 190,
  sortable: true,
  show: vinOf,
};

const year: Column = { field: "year", header: t("base.year"), minWidth: 84, sortable: true, show: (row) => row.year };

const make: Column = { field: "make", header: t("base.make"), minWidth: 110, sortable: true, show: (row) => row.make };

const model: Column = {
  field: "model",
  header: t("base.model"),
  flex: 0.6,
  minWidth: 120,
  show: (row) => <TwoLines main={row.model} second={row.trim} />,
};

const customer: Column = {
  field: "customer",
  header: t("base.customer"),
  flex: 1.2,
  minWidth: 160,
  show: (row) => (
    <TwoLines
      main={row.customer && customerName(row.customer)}
      second={ownerOf(row) && t("vehicles.ownerOwnerof", { owner: ownerOf(row) })}
    />
  ),
};

const orders: Column = {
  field: "orders",
  header: t("base.orders"),
  minWidth: 104,
  align: "right",
  show: (row) => (
    <Link component={RouteLink} to="/service-orders" search={ordersOf(row)} underline="hover">
      {countWords(row.serviceOrders.boundedCount)}
    </Link>
  ),
};

const appointment: Column = {
  field: "lastAppointment",
  header: t("vehicles.lastAppointment"),
  flex: 0.7,
  minWidth: 130,
  show: ({ serviceOrders: { nodes } }) => (nodes[0] ? <RelativeTime moment={nodes[0].createdAt} /> : "–"),
};

const actions: Column = {
  field: "actions",
  header: "",
  minWidth: 48,
  align: "right",
  show: (row) => <VehicleRowMenu vehicle={row} />,
};

/** All columns that can be chosen. Year, make and model are in the vehicle's name already: they are there to be sorted by. */
export const offeredVehicleColumns: readonly Column[] = [
  vehicle,
  vin,
  year,
  make,
  model,
  customer,
  orders,
  appointment,
];

export const usualVehicleColumns: readonly string[] = [vin, customer, orders, appointment].map(({ field }) => field);

/** Returns the columns in the URL, and always the vehicle and the menu. */
export const vehicleColumnsOf = (named: string | undefined): readonly Column[] => [
  ...chosenColumns(named, offeredVehicleColumns, usualVehicleColumns),
  actions,
];
