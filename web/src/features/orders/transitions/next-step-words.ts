import { holdReasonKeys, holdReasons } from "@boresight/domain/orders/reasons";
import { unmetGuardMessage } from "@boresight/domain/orders/unmet-guard";
import { t } from "@boresight/domain/texts/text";
import { nextTransition } from "./next-transition.ts";

interface StandingOrder {
  holdReasonKey: string | null;
  status: { sortOrder: number; isHold: boolean } | null;
  allowedTransitions: readonly {
    requiredAnswers: readonly string[];
    blockedBy: readonly { guard: string; params: unknown }[];
    endsEarly: boolean;
    status: { id: string; statusName: string; sortOrder: number; isHold: boolean } | null;
  }[];
}

/** Returns the next step, or why there is none yet. */
export const nextStepWords = (order: StandingOrder): string => heldWords(order) ?? onwardWords(order);

/** Returns why the order is held: `Held: low battery`; null when it is not. */
export function heldWords({ status, holdReasonKey }: Pick<StandingOrder, "status" | "holdReasonKey">): string | null {
  if (!status?.isHold) return null;
  const reason = holdReasonKeys.find((key) => key === holdReasonKey);
  return reason ? t("orders.heldValue", { reason: holdReasons[reason].toLowerCase() }) : t("orders.held");
}

/** Returns `Next: Released`, or else what must be done before. */
export function onwardWords({ status, allowedTransitions }: StandingOrder): string {
  const next = nextTransition(allowedTransitions, { sortOrder: status?.sortOrder ?? 0, heldInId: null });
  if (next?.status) return t("orders.nextStatusname", { statusName: next.status.statusName });
  const [obstacle] = allowedTransitions.flatMap(({ blockedBy }) => blockedBy);
  return obstacle ? unmetGuardMessage(obstacle) : "";
}
