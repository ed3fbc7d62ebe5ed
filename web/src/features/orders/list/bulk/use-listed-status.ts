import { t } from "@boresight/domain/texts/text";
import { undoSeconds } from "@boresight/domain/base/undo";
import { unmetGuardMessage } from "@boresight/domain/orders/unmet-guard";
import { useApolloClient, useMutation } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { ListedTransitionsQuery, OrderRowFragment } from "#graphql/graphql.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import {
  needsInput,
  obstaclesOf,
  OrderTransitionsFields,
  type AvailableTransition,
} from "#records/order-transitions.fragment.ts";
import type { ChangeStatus } from "#features/orders/transitions/use-change-status.ts";
import { useStatusUndo } from "#records/undo/use-status-undo.ts";
import { OrderRow } from "#features/orders/list/order-row.ts";
import { listedQueries } from "./listed-queries.ts";

const ListedTransitions = graphql(`
  query ListedTransitions($id: UUID!) {
    serviceOrder(id: $id) {
      id
      internalOrderNumber
      status {
        id
        statusName
      }
      ...OrderTransitions
    }
  }
`);

const ChangeListedStatus = graphql(`
  mutation ChangeListedStatus($input: ChangeServiceOrderStatusInput!, $staff: Boolean!) {
    changeServiceOrderStatus(input: $input) {
      canUndo
      serviceOrder {
        id
        ...OrderRow
      }
    }
  }
`);

type MovableOrder = NonNullable<ListedTransitionsQuery["serviceOrder"]>;

/** The status change in a dialog: choosing one, or its input. */
export interface PendingStatusChange {
  order: MovableOrder;
  transitions: readonly AvailableTransition[];
  chosen: AvailableTransition | null;
  settle: () => void;
}

/** The new status; without one the person is asked. */
interface Target {
  statusId: string;
  statusName: string;
}

const transitionsOf = (order: MovableOrder) => readFragment(OrderTransitionsFields, order).allowedTransitions;

const movedText = ({ internalOrderNumber: number }: MovableOrder, status: string | undefined) =>
  t("orders.internalordernumberMovedToStatusname", { number, status });
const backText = ({ internalOrderNumber: number }: OrderRowFragment) => t("orders.moveUndone", { number });
const staysText = ({ internalOrderNumber: number }: MovableOrder, refusal: string) =>
  t("orders.internalordernumberStaysRefusal", { number, refusal });

/**
 * Changes the status of an order in a list: reads what is allowed now, asks for the required input, and shows why it
 * was refused.
 */
export function useListedStatus() {
  const client = useApolloClient();
  const [change] = useMutation(ChangeListedStatus, { refetchQueries: listedQueries, awaitRefetchQueries: true });
  const undoOf = useStatusUndo();
  const [asked, setAsked] = useState<PendingStatusChange | null>(null);
  const showMessage = useMessage();

  const transitionOf = useCallback(
    (order: MovableOrder): ChangeStatus =>
      async ({ status }, answers) => {
        const { id, version } = readFragment(OrderTransitionsFields, order);
        try {
          const input = { id, version, statusKey: status?.key ?? "", ...answers, isUndoable: true };
          const { data } = await change({ variables: { input, staff: true } });
          const moved = readFragment(OrderRow, data?.changeServiceOrderStatus?.serviceOrder);
          const undo = moved && data?.changeServiceOrderStatus?.canUndo ? undoOf(moved, backText(moved)) : undefined;
          showMessage(movedText(order, status?.statusName), undo && { undo, timeout: undoSeconds * 1000 });
          return null;
        } catch (error) {
          const problem = problemOf(error);
          showMessage(`${order.internalOrderNumber}: ${problem.message}`, { color: "error" });
          return problem;
        }
      },
    [change, showMessage, undoOf],
  );

  const ask = useCallback((question: Omit<PendingStatusChange, "settle">) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const settle = () => {
      setAsked(null);
      resolve();
    };
    setAsked({ ...question, settle });
    return promise;
  }, []);

  /** Resolves when the status has changed, or the dialog is closed. */
  const begin = useCallback(
    async (id: string, target?: Target): Promise<void> => {
      const order = await client
        .query({ query: ListedTransitions, variables: { id }, fetchPolicy: "network-only" })
        .then(({ data }) => data?.serviceOrder)
        .catch((error: unknown) => showMessage(wordsOfProblem(problemOf(error)), { color: "error" }));
      if (!order) return;
      const transitions = transitionsOf(order);
      if (!target) return ask({ order, transitions, chosen: null });
      const chosen = transitions.find(({ status }) => status?.id === target.statusId);
      const refusal = chosen
        ? refusalOf(chosen)
        : t("orders.itCannotGoFromStatusnameTo", { from: order.status?.statusName, to: target.statusName });
      if (refusal !== null) showMessage(staysText(order, refusal), { color: "error", timeout: 8000 });
      else if (chosen && needsInput(chosen)) await ask({ order, transitions, chosen });
      else if (chosen) await transitionOf(order)(chosen, {});
    },
    [client, showMessage, ask, transitionOf],
  );

  return { begin, asked, transitionOf };
}

function refusalOf(offered: AvailableTransition): string | null {
  const obstacles = obstaclesOf(offered);
  return obstacles.length > 0 && !offered.mayOverride ? obstacles.map(unmetGuardMessage).join(". ") : null;
}
