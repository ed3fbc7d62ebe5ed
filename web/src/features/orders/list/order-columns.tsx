import { t } from "@boresight/domain/texts/text";
import { listedFields, orderField } from "@boresight/domain/orders/order-fields";
import type { OrderViewKey } from "@boresight/domain/orders/order-list";
import { vinTail } from "@boresight/domain/vehicles/vin";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { Suspense } from "react";
import { rowsOf } from "#data/rows.ts";
import type { OrderRowFragment } from "#graphql/graphql.ts";
import { CodeText } from "#ui/text/code-text.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { chosenColumns } from "#ui/table/columns/chosen-columns.ts";
import type { TableColumn } from "#ui/table/paged-table.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { LateMark } from "#features/orders/late-mark.tsx";
import { MessageMark, POMark, PriorityMark } from "./order-marks.tsx";
import { OrderRowMenu } from "./order-row-menu.tsx";
import { calibrationWord, calibrationWords, intakeWord } from "#features/orders/order-words.ts";
import { customerName } from "#records/customer-name.ts";
import { roWords } from "#records/order-numbers.ts";
import { StatusChip } from "#records/status-chip.tsx";

type Column = TableColumn<OrderRowFragment>;

const order: Column = {
  field: "internalOrderNumber",
  header: t("base.order"),
  flex: 0.8,
  minWidth: 116,
  sortable: true,
  show: ({ id, internalOrderNumber, repairOrderNumber, priority, unreadMessages }) => (
    <TwoLines
      main={
        <>
          <Link component={RouteLink} to={`/service-orders/${id}`} underline="hover" sx={{ fontWeight: 500 }}>
            <bdi>{internalOrderNumber}</bdi>
          </Link>{" "}
          <PriorityMark priority={priority} />
        </>
      }
      second={
        (repairOrderNumber || unreadMessages > 0) && (
          <>
            <MessageMark count={unreadMessages} label={t("orders.unreadMessages", { count: unreadMessages })} />{" "}
            {repairOrderNumber && <bdi>{roWords(repairOrderNumber)}</bdi>}
          </>
        )
      }
    />
  ),
};

/** Customers look for the number of their own. */
const orderByOwnNumber: Column = {
  ...order,
  show: ({ id, internalOrderNumber, repairOrderNumber, unreadMessages }) => (
    <TwoLines
      main={
        <Link component={RouteLink} to={`/service-orders/${id}`} underline="hover" sx={{ fontWeight: 500 }}>
          <bdi>{repairOrderNumber ? roWords(repairOrderNumber) : internalOrderNumber}</bdi>
        </Link>
      }
      second={
        <>
          <MessageMark count={unreadMessages} label={t("orders.unreadMessages", { count: unreadMessages })} />{" "}
          {repairOrderNumber && <bdi>{internalOrderNumber}</bdi>}
        </>
      }
    />
  ),
};

const vehicle: Column = {
  field: "vehicle",
  header: t("base.vehicle"),
  flex: 2,
  minWidth: 190,
  show: ({ vehicle: shown }) => (
    <TwoLines
      main={shown?.vehicleDescription}
      second={
        shown?.vinNumber ? (
          <CodeText label={t("base.vin")} code={shown.vinNumber} shown={vinTail(shown.vinNumber)} />
        ) : (
          t("vehicles.noVinYet")
        )
      }
    />
  ),
};

const customer: Column = {
  field: "customer",
  header: t("base.customer"),
  flex: 1.7,
  minWidth: 160,
  show: ({ customer: shown, poNumber }) => (
    <TwoLines
      main={shown && customerName(shown)}
      second={poNumber ? <bdi>{poNumber}</bdi> : <POMark poNumber={poNumber} customer={shown} />}
    />
  ),
};

const status: Column = {
  field: "statusChangedAt",
  sortField: "statusDueAt",
  header: t("base.status"),
  flex: 1.1,
  minWidth: 160,
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

/** Customers read a sentence, not a name. */
const statusInSentences: Column = { ...status, flex: 1.6, minWidth: 216 };

const calibration: Column = {
  field: "intakeMethod",
  header: t("base.calibration"),
  flex: 1.2,
  minWidth: 138,
  show: ({ calibrationType, orderCalibrations, intakeMethod }) => {
    const types = rowsOf(orderCalibrations).map(({ lineItemType }) => lineItemType);
    const words = types.length > 1 ? calibrationWords(types) : calibrationWord(calibrationType);
    return <TwoLines main={<span title={words}>{words}</span>} second={intakeWord(intakeMethod)} />;
  },
};

const technician: Column = {
  field: "technician",
  header: t("base.technician"),
  flex: 1,
  minWidth: 108,
  show: ({ assignedTechnician, facility: place }) => (
    <TwoLines main={assignedTechnician?.displayName ?? t("orders.unassigned")} second={place?.facilityName} />
  ),
};

const due: Column = {
  field: "estimatedCompletionDate",
  header: t("orders.due"),
  flex: 0.7,
  minWidth: 100,
  sortable: true,
  show: ({ estimatedCompletionDate }) => <When moment={estimatedCompletionDate} />,
};

const invoice: Column = {
  field: "invoiceTotal",
  header: t("files.invoice"),
  flex: 0.8,
  minWidth: 88,
  align: "right",
  show: ({ invoiceTotal, invoiceNumber }) => (
    <Box sx={{ textAlign: "end", minWidth: 0 }}>
      <TwoLines main={<MoneyText cents={invoiceTotal} />} second={invoiceNumber && <bdi>{invoiceNumber}</bdi>} />
    </Box>
  ),
};

const BillingState = lazyPart(async () => (await import("./views/billing-state.tsx")).BillingState);

const billing: Column = {
  field: "billing",
  header: t("base.billing"),
  flex: 0.8,
  minWidth: 128,
  show: ({ id }) => (
    <Suspense>
      <BillingState orderId={id} />
    </Suspense>
  ),
};

const appointment: Column = {
  field: "appointment",
  header: t("base.appointment"),
  flex: 0.9,
  minWidth: 104,
  show: ({ appointments: { nodes } }) => <When moment={nodes[0]?.startsAt} timeZone={nodes[0]?.facility?.timeZone} />,
};

const facility: Column = {
  field: "facility",
  header: t("base.location"),
  flex: 0.9,
  minWidth: 104,
  show: ({ facility: shown }) => shown?.facilityName ?? "–",
};

/** Fields of an order with a plain column of their own. */
const fieldColumns: readonly Column[] = listedFields.map((name) => ({
  field: name,
  header: orderField(name).label,
  flex: 0.8,
  minWidth: 104,
  ...(orderField(name).isSortable && { sortable: true }),
  show: (row) => <bdi>{row[name] ?? "–"}</bdi>,
}));

const received: Column = {
  field: "createdAt",
  header: t("orders.received"),
  flex: 0.7,
  minWidth: 96,
  sortable: true,
  show: ({ createdAt }) => <When moment={createdAt} />,
};

interface WhenProps {
  moment: string | null | undefined;
  /** Of the place where it happens. */
  timeZone?: string | undefined;
}

function When({ moment, timeZone }: WhenProps) {
  return moment ? <RelativeTime moment={moment} {...(timeZone && { timeZone })} /> : "–";
}

const actions: Column = {
  field: "actions",
  header: "",
  minWidth: 48,
  align: "right",
  show: (row) => <OrderRowMenu order={row} />,
};

/** Customers see neither our technicians' assignments nor our facilities. */
const offered = {
  staff: [
    order,
    vehicle,
    customer,
    status,
    calibration,
    technician,
    due,
    invoice,
    billing,
    appointment,
    facility,
    ...fieldColumns,
    received,
  ],
  customer: [
    orderByOwnNumber,
    vehicle,
    statusInSentences,
    calibration,
    due,
    invoice,
    billing,
    appointment,
    ...fieldColumns,
    received,
  ],
};

const rare: ReadonlySet<Column> = new Set([billing, facility, ...fieldColumns, received]);

export type Audience = keyof typeof offered;

/** Returns every column that this audience can choose, in the order of the table. */
export const offeredColumns = (audience: Audience): readonly Column[] => offered[audience];

/** Work that is under way is not invoiced yet: staff see invoices among all orders. */
export const usualColumns = (audience: Audience, view: OrderViewKey): string[] =>
  offered[audience]
    .filter((column) => !rare.has(column) && (column !== invoice || audience === "customer" || view === "all"))
    .map(({ field }) => field);

interface Shown {
  audience: Audience;
  view: OrderViewKey;
}

/** Returns the columns in the URL; the order's own and the menu are always included. */
export function columnsOf(named: string | undefined, { audience, view }: Shown): readonly Column[] {
  return [...chosenColumns(named, offered[audience], usualColumns(audience, view)), actions];
}
