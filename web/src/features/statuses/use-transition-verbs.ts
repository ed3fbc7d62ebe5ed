import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import type { Transition } from "@boresight/domain/statuses/status-definition";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
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
  const [set] = useMutation(SaveTransition);
  const [remove] = useMutation(DeleteTransition);
  const { problem, run } = useVerb({ shownBy: "caller" });
  const change = async (work: () => Promise<unknown>, done: string) => {
    const failure = await run(work, done);
    if (!failure) onDone();
  };
  const input = { fromStatusId: from.id, toStatusId: to.id };
  const names = { from: from.statusName, to: to.statusName };

  return {
    problem,
    allow: (transition: Transition) =>
      change(() => set({ variables: { input: transition } }), t("statuses.ordersMayGoWay", names)),
    forbid: () => change(() => remove({ variables: { input } }), t("statuses.ordersNoLongerGoWay", names)),
  };
}
