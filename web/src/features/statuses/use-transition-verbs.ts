import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import type { Transition } from "@boresight/domain/statuses/status-definition";
import { useState } from "react";
import { useRefusal } from "#data/use-refusal.ts";
import { graphql } from "#graphql/gql.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import type { PolicyCell } from "./policy.ts";

const SaveTransition = graphql(`
  mutation SaveTransition($input: SaveTransitionInput!) {
    saveTransition(input: $input) {
      serviceOrderStatus {
        id
        ...StatusDefinition
      }
    }
  }
`);

const DeleteTransition = graphql(`
  mutation DeleteTransition($input: DeleteTransitionInput!) {
    deleteTransition(input: $input) {
      serviceOrderStatus {
        id
        ...StatusDefinition
      }
    }
  }
`);

/** Allows or forbids the transition of a cell; an error stays visible. */
export function useTransitionVerbs({ from, to }: PolicyCell, onDone: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [set] = useMutation(SaveTransition);
  const [remove] = useMutation(DeleteTransition);
  const showMessage = useMessage();
  const refusalOf = useRefusal();
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    setProblem(null);
    try {
      await work();
      showMessage(done);
      onDone();
    } catch (error) {
      setProblem(refusalOf(error).message);
    }
  };
  const input = { fromStatusId: from.id, toStatusId: to.id };
  const names = { from: from.statusName, to: to.statusName };

  return {
    problem,
    allow: (transition: Transition) =>
      attempt(() => set({ variables: { input: transition } }), t("statuses.ordersMayGoWay", names)),
    forbid: () => attempt(() => remove({ variables: { input } }), t("statuses.ordersNoLongerGoWay", names)),
  };
}
