import { holdReasonKeys, holdReasons } from "@boresight/domain/orders/reasons";
import { unmetGuardMessage } from "@boresight/domain/orders/unmet-guard";
import { t } from "@boresight/domain/texts/text";
import { withinSentence } from "@boresight/domain/texts/within-sentence";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { nextTransition } from "./next-transition.ts";

/** Where an order is and where it may go, for those who may move it. */
const NextStep = graphql(`
  fragment NextStep on ServiceOrder {
    id
    holdReasonKey
    status {
      id
      sortOrder
      isHold
    }
    allowedTransitions {
      requiredAnswers
      blockedBy {
        guard
        params
      }
      endsEarly
      status {
        id
        statusName
        sortOrder
        isHold
      }
    }
  }
`);

type StandingOrder = FragmentType<typeof NextStep>;

/** Returns the next step, or why there is none yet. */
export const nextStepWords = (order: StandingOrder): string => heldWords(order) ?? onwardWords(order);

/** Returns why the order is held: `Held: low battery`; null when it is not. */
export function heldWords(order: StandingOrder): string | null {
  const { status, holdReasonKey } = readFragment(NextStep, order);
  if (!status?.isHold) return null;
  const reason = holdReasonKeys.find((key) => key === holdReasonKey);
  return reason ? t("orders.heldValue", { reason: withinSentence(holdReasons[reason]) }) : t("orders.held");
}

/** Returns `Next: Released`, or else what must be done before. */
export function onwardWords(order: StandingOrder): string {
  const { status, allowedTransitions } = readFragment(NextStep, order);
  const next = nextTransition(allowedTransitions, { sortOrder: status?.sortOrder ?? 0, heldInId: null });
  if (next?.status) return t("orders.nextStatusname", { statusName: next.status.statusName });
  const [obstacle] = allowedTransitions.flatMap(({ blockedBy }) => blockedBy);
  return obstacle ? unmetGuardMessage(obstacle) : "";
}
