import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/accounts/roles";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { problemOf, type Problem } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import type { ChangeServiceOrderStatusInput } from "#graphql/graphql.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import type { AvailableTransition } from "#records/order-transitions.fragment.ts";

const ChangeOrderStatus = graphql(`
  mutation ChangeOrderStatus($input: ChangeServiceOrderStatusInput!, $staff: Boolean!, $amounts: Boolean!) {
    changeServiceOrderStatus(input: $input) {
      serviceOrder {
        id
        ...OrderDetail
      }
    }
  }
`);

type StatusChangeAnswers = Partial<Omit<ChangeServiceOrderStatusInput, "id" | "statusKey">>;

/** Changes the status of the order in the version shown; returns null, or the error. */
export type ChangeStatus = (offered: AvailableTransition, answers: StatusChangeAnswers) => Promise<Problem | null>;

export function useChangeStatus({ id, version }: { id: string; version: number }): {
  changeStatus: ChangeStatus;
  loading: boolean;
} {
  const role = roleOf(useAuth().user);
  const [change, { loading, client }] = useMutation(ChangeOrderStatus);
  const showMessage = useMessage();
  const changeStatus: ChangeStatus = async ({ status }, answers) => {
    if (!status) return null;
    const input = { id, version, statusKey: status.key, ...answers };
    try {
      await change({ variables: { input, staff: isStaff(role), amounts: role !== "technician" } });
      showMessage(t("orders.movedToValue", { status: isStaff(role) ? status.statusName : status.customerLabel }));
      return null;
    } catch (error) {
      const problem = problemOf(error);
      if (problem.fields.length === 0) showMessage(problem.message, { color: "error" });
      if (problem.code === "order-already-moved" || problem.code === "order-changed")
        await client.refetchQueries({ include: "active" });
      return problem;
    }
  };

  return { changeStatus, loading };
}
