import { t } from "@boresight/domain/texts/text";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { OrderTransitionsFragment } from "#graphql/graphql.ts";
import { needsInput, OrderTransitionsFields } from "#records/order-transitions.fragment.ts";
import { useStatusUndo } from "#records/undo/use-status-undo.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { useArrivalVerbs } from "./use-arrival-verbs.ts";

/**
 * Counts a VIN that was read at the vehicle as its verification, and checks the vehicle in where nothing else is to be said.
 * Of a vehicle that is already here or gone, and where something fails, the order's page says what is next.
 */
export function useCheckIn() {
  const verbs = useArrivalVerbs();
  const showMessage = useMessage();
  const undoOf = useStatusUndo();

  return async (orderId: string, vin: string): Promise<void> => {
    const read = await verbs.confirm({ orderId, vin });
    if (!read.order || read.order.vinConfirmedAt === null) return;
    const order = readFragment(OrderTransitionsFields, read.order);
    const next = checkInOf(order);
    if (!next?.status) return showMessage(t("orders.vinConfirmed"));
    const moved = await verbs.move({
      id: orderId,
      version: order.version,
      statusKey: next.status.key,
      isUndoable: true,
    });
    if (!moved.order) return showMessage(moved.problem.message, { color: "error" });
    const undo = undoOf(
      readFragment(OrderTransitionsFields, moved.order),
      t("orders.moveUndone", { number: order.internalOrderNumber }),
    );
    showMessage(t("orders.movedToStatusname", { statusName: next.status.statusName }), { undo });
  };
}

/** Only forward: a vehicle that is worked on is not checked in again. */
const checkInOf = ({ status, allowedTransitions }: Pick<OrderTransitionsFragment, "status" | "allowedTransitions">) =>
  status && !status.isHold
    ? allowedTransitions.find(
        (offered) =>
          offered.status?.key === "checkedIn" && offered.status.sortOrder > status.sortOrder && !needsInput(offered),
      )
    : undefined;
