import { holdReasons } from "@boresight/domain/reasons";
import { isCustomerType } from "@boresight/domain/roles";
import type { Rights } from "#platform/transaction.ts";
import { endAlert, raiseAlert, type Alert } from "../notifications/raise-alert.ts";
import type { MadeMove } from "./record-move.ts";

/** Tells the office what a move means for it, and ends the alerts whose cause it removes. */
export async function raiseMoveAlerts(made: MadeMove, system: Rights): Promise<void> {
  const { order } = made;
  if (order.statusKey === "hold") await system.run(endAlert(`onHold:${order.id}`));
  if (order.statusKey === "new") await system.run(endAlert(`newRequest:${order.id}`));
  for (const alert of alertsOf(made))
    await system.run(raiseAlert({ ...alert, serviceOrderId: order.id, dedupeKey: `${alert.kind}:${order.id}` }));
}

type AlertText = Pick<Alert, "kind" | "severity" | "message">;

function* alertsOf({ order: { number }, move, change, by, missing }: MadeMove): Iterable<AlertText> {
  if (move.toKey === "hold" && change.holdReasonKey) {
    const reason = holdReasons[change.holdReasonKey];
    yield { kind: "onHold", severity: "warning", message: `${number} is on hold: ${withNote(reason, change.note)}` };
  }
  if (move.toKey === "approved")
    yield { kind: "estimateApproved", severity: "info", message: `Estimate approved for ${number}` };
  if (move.toKey === "cancelled" && isCustomerType(by.role)) {
    const message = `${number} was cancelled by the customer: ${change.cancellationReason}`;
    yield { kind: "orderCancelled", severity: "warning", message };
  }
  if (missing.length > 0) {
    const message = `${number} moved to ${move.toStatusName} by override: ${withNote(missing.join(", "), change.note)}`;
    yield { kind: "override", severity: "info", message };
  }
  if (move.guards.includes("lastOpenStatus")) {
    yield { kind: "reopened", severity: "info", message: `${number} was reopened: ${change.note}` };
  }
}

const withNote = (what: string, note: string) => (note ? `${what} (${note})` : what);
