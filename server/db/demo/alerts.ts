import { inWords } from "@boresight/domain/texts/in-words";
import { storedText } from "@boresight/domain/texts/stored-text";
import { text } from "@boresight/domain/texts/text";
import { buildNotification, type Row } from "../rows/factories.ts";
import { holdReasons, type HoldReason } from "@boresight/domain/orders/reasons";
import { vinDifference } from "@boresight/domain/orders/vin-at-vehicle";
import type { DemoOrder } from "./orders/orders.ts";
import { demoId } from "./random.ts";

/** The office's open alerts: mixed kinds, each with its cause among the orders. */
export function buildAlerts(orders: readonly DemoOrder[], unlinked: Row, today: Date): Row[] {
  const inStatus = (key: string) => orders.filter(({ statusKey }) => statusKey === key);
  const overdue = orders.filter(({ row, statusKey }) => isOverdue(row, today) && statusKey in overdueStatuses);
  const yesterday = new Date(today.getTime() - 20 * 60 * 60 * 1000).toISOString();
  return [
    ...inStatus("new").slice(0, 6).map(newRequest),
    ...inStatus("transit").filter(hasOtherVin).map(vinMismatch),
    ...inStatus("transit")
      .filter((order) => !hasOtherVin(order))
      .slice(0, 1)
      .map(towIssue),
    ...inStatus("hold").map(onHold),
    ...inStatus("released").slice(0, 3).map(notInvoiced),
    ...inStatus("approved").slice(0, 2).map(approved),
    ...overdue.slice(0, 3).map(slaBreached),
    alertAt(yesterday, {
      kind: "newUser",
      severity: "info",
      message: text("alerts.newUser", { who: String(unlinked["display_name"]) }),
    }),
    alertAt(yesterday, {
      kind: "equipmentDue",
      severity: "info",
      message: "The certification of the front radar reflector expires in 30 days",
    }),
  ];
}

const isOverdue = ({ status_due_at: due }: Row, today: Date) => typeof due === "string" && new Date(due) < today;
const number = ({ row }: DemoOrder) => String(row["internal_order_number"]);
const vehicle = (order: DemoOrder) => String(order.vehicle.row["vehicle_description"]);
const customer = ({
  vehicle: {
    customer: { row },
  },
}: DemoOrder) => String(row["company_name"] || row["last_name"]);

type Words = Pick<Row, "kind" | "severity" | "message">;

const newRequest = (order: DemoOrder) =>
  about(order, {
    kind: "newRequest",
    severity: "info",
    message: text("alerts.newRequest", { number: number(order), vehicle: vehicle(order), customer: customer(order) }),
  });
const onHold = (order: DemoOrder) =>
  about(order, {
    kind: "onHold",
    severity: "warning",
    message: text("alerts.onHold", { number: number(order), reason: holdReason(order) }),
  });
const notInvoiced = (order: DemoOrder) =>
  about(order, {
    kind: "releasedNotInvoiced",
    severity: "warning",
    message: text("alerts.notInvoiced", { number: number(order) }),
  });
const approved = (order: DemoOrder) =>
  about(order, {
    kind: "estimateApproved",
    severity: "info",
    message: text("alerts.estimateApproved", { number: number(order) }),
  });
const hasOtherVin = ({ row }: DemoOrder) => typeof row["vin_seen"] === "string" && !row["vin_confirmed_at"];
const vinMismatch = (order: DemoOrder) =>
  about(order, {
    kind: "vinMismatch",
    severity: "warning",
    message: text("alerts.ofOrder", {
      number: number(order),
      what: vinDifference(String(order.row["vin_seen"]), String(order.vehicle.row["vin_number"])),
    }),
  });
const towIssue = (order: DemoOrder) =>
  about(order, {
    kind: "towIssue",
    severity: "warning",
    message: text("alerts.transportProblem", {
      number: number(order),
      note: "The gate is locked and no one answers",
    }),
  });
const overdueStatuses: Record<string, string> = {
  estimating: text("defaults.statusEstimating"),
  approval: text("defaults.statusAwaitingApproval"),
  approved: text("defaults.statusApproved"),
};
const slaBreached = (order: DemoOrder) =>
  about(order, {
    kind: "slaBreached",
    severity: "warning",
    message: text("alerts.late", { number: number(order), status: overdueStatuses[order.statusKey] }),
  });

const holdReason = ({ row }: DemoOrder) => holdReasons[row["hold_reason_key"] as HoldReason];

function about({ row }: DemoOrder, words: Words): Row {
  const alert = alertAt(String(row["status_changed_at"]), words);
  return { ...alert, service_order_id: row.id, dedupe_key: `${String(words["kind"])}:${row.id}` };
}

const alertAt = (at: string, { message, ...words }: Words): Row =>
  buildNotification({
    id: demoId(),
    ...words,
    message: inWords("en", String(message)),
    message_text: storedText(String(message)),
    created_at: at,
    updated_at: at,
  });
