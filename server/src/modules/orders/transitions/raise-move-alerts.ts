import { holdReasons } from "@boresight/domain/orders/reasons";
import { isCustomerType } from "@boresight/domain/accounts/roles";
import type { Rights } from "#platform/database/transaction.ts";
import { endAlert, raiseAlert, type Alert } from "#modules/alerts/raise-alert.ts";
import type { MadeMove } from "./record-move.ts";
import { endAlertsOfSingleVins, isOver, watchVin } from "#modules/orders/watch-vin.ts";

/** Tells the office what a move means for it, and ends the alerts whose cause it removes. */
export async function raiseMoveAlerts(made: MadeMove, system: Rights): Promise<void> {
  const { order } = made;
  await endMoveAlerts(order.id, made.move, system);
  for (const alert of alertsOf(made))
    await system.run(raiseAlert({ ...alert, serviceOrderId: order.id, dedupeKey: `${alert.kind}:${order.id}` }));
  if (isReopened(made)) await watchVin(order.id, system);
  else if (isOver(made.move.toCategory)) await system.run(endAlertsOfSingleVins(order.id));
}

/** However an order left a status, what it stood for there needs nobody any more. */
export async function endMoveAlerts(orderId: string, move: Ends, system: Rights): Promise<void> {
  for (const kind of endedBy(move)) await system.run(endAlert(`${kind}:${orderId}`));
}

type Ends = Pick<MadeMove["move"], "fromKey" | "toKey">;
const isReopened = ({ move }: MadeMove): boolean => move.guards.includes("lastOpenStatus");

/** What an order leaves behind with a status: being late there, what the status itself stood for, and what the next one settles. */
const endedBy = ({ fromKey, toKey }: Ends): readonly string[] => [
  "slaBreached",
  ...(causes[fromKey] ?? []),
  ...(settled[toKey] ?? []),
];

const settled: Record<string, readonly string[]> = {
  approved: ["towIssue"],
  checkedIn: ["towIssue"],
  cancelled: ["towIssue", "vinMismatch"],
};

const causes: Record<string, readonly string[]> = {
  new: ["newRequest"],
  approved: ["estimateApproved"],
  hold: ["onHold"],
  released: ["releasedNotInvoiced"],
  cancelled: ["orderCancelled"],
};

type AlertText = Pick<Alert, "kind" | "severity" | "message">;

function* alertsOf(made: MadeMove): Iterable<AlertText> {
  const { order, move, change, by, missing } = made;
  const { number, facts } = order;
  if (move.toKey === "hold" && change.holdReasonKey) {
    const reason = holdReasons[change.holdReasonKey];
    yield { kind: "onHold", severity: "warning", message: `${number} is on hold: ${withNote(reason, change.note)}` };
  }
  if (move.toKey === "approved" && facts.hasApprovedEstimate && move.fromKey !== "scheduled" && !isReopened(made))
    yield { kind: "estimateApproved", severity: "info", message: `Estimate approved for ${number}` };
  if (move.toKey === "cancelled" && isCustomerType(by.role)) {
    const message = `${number} was cancelled by the customer: ${change.cancellationReason}`;
    yield { kind: "orderCancelled", severity: "warning", message };
  }
  if (move.toKey === "released" && facts.requiresPo && !facts.poNumber)
    yield { kind: "poMissing", severity: "warning", message: poMissing(number) };
  if (missing.length > 0) {
    const message = `${number} moved to ${move.toStatusName} by override: ${withNote(missing.join(", "), change.note)}`;
    yield { kind: "override", severity: "info", message };
  }
  if (isReopened(made)) {
    yield { kind: "reopened", severity: "info", message: `${number} was reopened: ${change.note}` };
  }
}

const poMissing = (number: string) => `${number} cannot be invoiced: the customer requires a PO number`;
const withNote = (what: string, note: string) => (note ? `${what} (${note})` : what);
