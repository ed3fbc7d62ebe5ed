import { useMutation } from "@apollo/client/react";
import { problemOf, type Problem } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { ArrivingOrderFragment, ChangeServiceOrderStatusInput, ConfirmVinInput } from "#graphql/graphql.ts";
import { ArrivingOrderFields } from "./arriving-order.fragment.ts";

const ConfirmVin = graphql(`
  mutation ConfirmVin($input: ConfirmVinInput!) {
    confirmVin(input: $input) {
      serviceOrder {
        id
        ...ArrivingOrder
      }
    }
  }
`);

const CorrectVin = graphql(`
  mutation CorrectVin($input: CorrectVinInput!) {
    correctVin(input: $input) {
      serviceOrder {
        id
        ...ArrivingOrder
      }
    }
  }
`);

const MoveArrivingOrder = graphql(`
  mutation MoveArrivingOrder($input: ChangeServiceOrderStatusInput!) {
    changeServiceOrderStatus(input: $input) {
      serviceOrder {
        id
        ...ArrivingOrder
      }
    }
  }
`);

const ReportTowIssue = graphql(`
  mutation ReportTowIssue($input: ReportTowIssueInput!) {
    reportTowIssue(input: $input) {
      serviceOrder {
        id
        ...ArrivingOrder
      }
    }
  }
`);

type Answered = { serviceOrder: FragmentType<typeof ArrivingOrderFields> | null } | null | undefined;

/** The order as it is now, or why the action failed. */
export type ArrivalAnswer = { order: ArrivingOrderFragment; problem?: never } | { order?: never; problem: Problem };

/** Staff actions when a vehicle arrives or does not. The page also reloads its alerts and messages. */
export function useArrivalVerbs() {
  const again = { refetchQueries: "active" as const };
  const [confirm] = useMutation(ConfirmVin, again);
  const [correct] = useMutation(CorrectVin, again);
  const [move] = useMutation(MoveArrivingOrder, again);
  const [report] = useMutation(ReportTowIssue, again);

  return {
    confirm: (input: ConfirmVinInput) =>
      answered(confirm({ variables: { input } }).then(({ data }) => data?.confirmVin)),
    correct: (orderId: string, reason: string) =>
      answered(correct({ variables: { input: { orderId, reason } } }).then(({ data }) => data?.correctVin)),
    move: (input: ChangeServiceOrderStatusInput) =>
      answered(move({ variables: { input } }).then(({ data }) => data?.changeServiceOrderStatus)),
    reportTrouble: (orderId: string, note: string) =>
      answered(report({ variables: { input: { orderId, note } } }).then(({ data }) => data?.reportTowIssue)),
  };
}

async function answered(running: Promise<Answered>): Promise<ArrivalAnswer> {
  try {
    const order = readFragment(ArrivingOrderFields, (await running)?.serviceOrder);
    return order ? { order } : { problem: problemOf(null) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}
