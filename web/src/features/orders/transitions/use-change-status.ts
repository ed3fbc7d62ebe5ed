import { useSeesInvoices } from "#auth/use-standing.ts";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/accounts/roles";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import type { Problem } from "#data/problem.ts";
import { queued } from "#data/offline/use-offline.ts";
import { graphql } from "#graphql/gql.ts";
import type { ChangeServiceOrderStatusInput } from "#graphql/graphql.ts";
import type { AvailableTransition } from "#records/order-transitions.fragment.ts";
import { useStatusUndo } from "#records/undo/use-status-undo.ts";
import { useVerb } from "#records/use-verb.ts";

const ChangeOrderStatus = graphql(`
  mutation ChangeOrderStatus($input: ChangeServiceOrderStatusInput!, $staff: Boolean!, $amounts: Boolean!) {
    changeServiceOrderStatus(input: $input) {
      canUndo
      serviceOrder {
        id
        version
        internalOrderNumber
        ...MovedOrder
      }
    }
  }
`);

type StatusChangeAnswers = Partial<Omit<ChangeServiceOrderStatusInput, "id" | "statusKey">>;

/** Changes the status of the order in the version shown; returns null, or the error. */
export type ChangeStatus = (offered: AvailableTransition, answers: StatusChangeAnswers) => Promise<Problem | null>;

const staleProblems = ["order-already-moved", "order-changed"];

export function useChangeStatus({ id, version }: { id: string; version: number }): {
  changeStatus: ChangeStatus;
  loading: boolean;
} {
  const role = roleOf(useAuth().user);
  const amounts = useSeesInvoices();
  const [change, { loading }] = useMutation(ChangeOrderStatus);
  const { run } = useVerb({ fieldsSuffice: true, stale: staleProblems });
  const undoOf = useStatusUndo();
  const changeStatus: ChangeStatus = async ({ status }, answers) => {
    if (!status) return null;
    const staff = isStaff(role);
    const input = { id, version, statusKey: status.key, isUndoable: staff, ...answers };
    const waiting = queued({ orderId: id, about: status.statusName, subject: `${id}:status` });
    const mayWait = staff && input.seenStatusKey !== undefined;
    const text = t("orders.movedToStatus", { status: staff ? status.statusName : status.customerLabel });
    return run(
      () => change({ variables: { input, staff, amounts }, ...(mayWait && waiting) }),
      ({ data }) => {
        if (!data?.changeServiceOrderStatus) return null; // It waits on the device, and is listed there.
        const { canUndo, serviceOrder: moved } = data.changeServiceOrderStatus;
        if (!canUndo || !moved) return text;
        return { text, undo: undoOf(moved, t("orders.moveUndone", { number: moved.internalOrderNumber })) };
      },
    );
  };

  return { changeStatus, loading };
}
