import { vinTail } from "@boresight/domain/vehicle";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { OrderRowFragment } from "#graphql/graphql.ts";
import { CodeText } from "#ui/code-text.tsx";
import { MoneyText } from "#ui/money-text.tsx";
import type { TableColumn } from "#ui/paged-table.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { RouteLink } from "#ui/route-link.tsx";
import { TwoLines } from "#ui/two-lines.tsx";
import { LateMark } from "./late-mark.tsx";
import { OrderRowMenu } from "./order-row-menu.tsx";
import { calibrationWord, customerName, intakeWord } from "./order-words.ts";
import { StatusChip } from "./status-chip.tsx";

type Column = TableColumn<OrderRowFragment>;

const order: Column = {
  field: "internalOrderNumber",
  header: "Order",
  flex: 0.8,
  minWidth: 108,
  sortable: true,
  show: ({ id, internalOrderNumber, repairOrderNumber }) => (
    <TwoLines
      main={
        <Link component={RouteLink} to={`/service-orders/${id}`} underline="hover" sx={{ fontWeight: 500 }}>
          <bdi>{internalOrderNumber}</bdi>
        </Link>
      }
      second={repairOrderNumber && <bdi>{repairOrderNumber}</bdi>}
    />
  ),
};

const vehicle: Column = {
  field: "vehicle",
  header: "Vehicle",
  flex: 1.6,
  minWidth: 172,
  show: ({ vehicle: shown }) => (
    <TwoLines
      main={shown?.vehicleDescription}
      second={shown?.vinNumber && <CodeText label="VIN" code={shown.vinNumber} shown={vinTail(shown.vinNumber)} />}
    />
  ),
};

const customer: Column = {
  field: "customer",
  header: "Customer",
  flex: 1.3,
  minWidth: 136,
  show: ({ customer: shown, poNumber }) => (
    <TwoLines main={shown && customerName(shown)} second={poNumber && <bdi>{poNumber}</bdi>} />
  ),
};

const status: Column = {
  field: "statusChangedAt",
  header: "Status",
  flex: 1.3,
  minWidth: 172,
  sortable: true,
  show: ({ status: shown, statusChangedAt, statusDueAt }) => (
    <Box sx={{ minWidth: 0, display: "grid", gap: 0.25, justifyItems: "start" }}>
      <StatusChip status={shown} />
      <Box sx={{ fontSize: "0.75rem", color: "text.secondary", lineHeight: 1.3, px: 2, display: "flex", gap: 1.5 }}>
        <RelativeTime moment={statusChangedAt} />
        <LateMark statusDueAt={statusDueAt} />
      </Box>
    </Box>
  ),
};

const calibration: Column = {
  field: "intakeMethod",
  header: "Calibration",
  flex: 1.2,
  minWidth: 132,
  show: ({ calibrationType, intakeMethod }) => (
    <TwoLines main={calibrationWord(calibrationType)} second={intakeWord(intakeMethod)} />
  ),
};

const technician: Column = {
  field: "technician",
  header: "Technician",
  flex: 1,
  minWidth: 116,
  show: ({ assignedTechnician, facility }) => (
    <TwoLines main={assignedTechnician?.displayName ?? "Unassigned"} second={facility?.facilityName} />
  ),
};

const due: Column = {
  field: "estimatedCompletionDate",
  header: "Due",
  flex: 0.7,
  minWidth: 84,
  sortable: true,
  show: ({ estimatedCompletionDate }) =>
    estimatedCompletionDate ? <RelativeTime moment={estimatedCompletionDate} /> : "–",
};

const invoice: Column = {
  field: "invoiceTotal",
  header: "Invoice",
  flex: 0.8,
  minWidth: 96,
  align: "right",
  show: ({ invoiceTotal, invoiceNumber }) => (
    <Box sx={{ textAlign: "end", minWidth: 0 }}>
      <TwoLines main={<MoneyText cents={invoiceTotal} />} second={invoiceNumber && <bdi>{invoiceNumber}</bdi>} />
    </Box>
  ),
};

const actions: Column = {
  field: "actions",
  header: "",
  minWidth: 52,
  align: "right",
  show: (row) => <OrderRowMenu order={row} />,
};

/** Customers know neither our technicians' plans nor which of them is whose. */
export const orderColumns = {
  staff: [order, vehicle, customer, status, calibration, technician, due, invoice, actions],
  customer: [order, vehicle, status, calibration, due, invoice, actions],
};
