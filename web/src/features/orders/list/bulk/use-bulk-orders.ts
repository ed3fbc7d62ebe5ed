import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { ChangeServiceOrderStatusInput } from "#graphql/graphql.ts";
import { OrderTransitionsFields } from "#records/order-transitions.fragment.ts";
import { listedQueries } from "./listed-queries.ts";

export const ChosenOrders = graphql(`
  query ChosenOrders($ids: [UUID!]) {
    orderPage(filter: { ids: $ids }, first: 100) {
      orders {
        id
        internalOrderNumber
        ...OrderTransitions
      }
    }
  }
`);

const ChangeOneOfMany = graphql(`
  mutation ChangeOneOfMany($input: ChangeServiceOrderStatusInput!, $staff: Boolean!) {
    changeServiceOrderStatus(input: $input) {
      serviceOrder {
        id
        ...OrderRow
      }
    }
  }
`);

const AssignOneOfMany = graphql(`
  mutation AssignOneOfMany($input: UpdateServiceOrderInput!, $staff: Boolean!) {
    updateServiceOrder(input: $input) {
      serviceOrder {
        id
        ...OrderRow
      }
    }
  }
`);

interface BulkFailure {
  id: string;
  number: string;
  reason: string;
}

export interface BulkReport {
  done: number;
  failures: readonly BulkFailure[];
}

/** The change to apply to each: a status or a technician. */
export type BulkChange =
  | { kind: "move"; answers: Omit<ChangeServiceOrderStatusInput, "id" | "version"> }
  | { kind: "assign"; technicianId: string | null };

/**
 * Changes many orders one after the other, each by its own rules: one that is rejected does not stop the others, and is
 * reported with its reason.
 */
export function useBulkOrders() {
  const client = useApolloClient();
  const [finished, setFinished] = useState<number | null>(null);

  const changeOne = useCallback(
    (seen: { id: string; version: number }, change: BulkChange) =>
      change.kind === "move"
        ? client.mutate({
            mutation: ChangeOneOfMany,
            variables: { input: { ...seen, ...change.answers }, staff: true },
          })
        : client.mutate({
            mutation: AssignOneOfMany,
            variables: { input: { ...seen, assignedTechnicianId: change.technicianId }, staff: true },
          }),
    [client],
  );

  const run = useCallback(
    async (ids: readonly string[], change: BulkChange): Promise<BulkReport> => {
      setFinished(0);
      const { data } = await client.query({
        query: ChosenOrders,
        variables: { ids: [...ids] },
        fetchPolicy: "network-only",
      });
      const failures: BulkFailure[] = [];
      const orders = (data?.orderPage?.orders ?? []).filter((order) => order !== null);
      for (const [index, order] of orders.entries()) {
        const { id, version } = readFragment(OrderTransitionsFields, order);
        try {
          await changeOne({ id, version }, change);
        } catch (error) {
          failures.push({ id, number: order.internalOrderNumber, reason: wordsOfProblem(problemOf(error)) });
        }
        setFinished(index + 1);
      }
      await client.refetchQueries({ include: listedQueries });
      setFinished(null);
      return { done: orders.length - failures.length, failures };
    },
    [client, changeOne],
  );

  return { run, finished };
}
