import { asSentence } from "@boresight/domain/texts/as-sentence";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import type { Problem } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import type { SortableGroup } from "#ui/drag/sortable-order.ts";

const ReorderStatuses = graphql(`
  mutation ReorderStatuses($input: ReorderStatusesInput!) {
    reorderStatuses(input: $input) {
      __typename
      serviceOrderStatuses {
        __typename
        id
        version
        sortOrder
      }
    }
  }
`);

const ActivateStatus = graphql(`
  mutation ActivateStatus($input: StatusVersionInput!) {
    activateStatus(input: $input) {
      serviceOrderStatus {
        id
        ...StatusDefinition
      }
    }
  }
`);

const step = 10;
const inWords = ({ message }: Problem) => t("base.orderAsItWas", { problem: asSentence(message) });

/** Actions that need only a click; each reports its outcome. */
export function useStatusVerbs(statuses: readonly StatusDefinitionFragment[]) {
  const [reorder] = useMutation(ReorderStatuses);
  const [activate] = useMutation(ActivateStatus);
  const { run } = useVerb();
  const ordering = useVerb({ inWords });

  return {
    /** Optimistic: reverted if the server returns an error. */
    order: async ({ itemIds }: SortableGroup) => {
      const placed = itemIds.map((id, index) => ({
        __typename: "ServiceOrderStatus" as const,
        id,
        version: statuses.find((status) => status.id === id)?.version ?? 1,
        sortOrder: (index + 1) * step,
      }));
      await ordering.run(() =>
        reorder({
          variables: { input: { ids: [...itemIds] } },
          optimisticResponse: {
            reorderStatuses: { __typename: "StatusOrderPayload", serviceOrderStatuses: placed },
          },
        }),
      );
    },
    activate: async ({ id, version, statusName }: StatusDefinitionFragment) => {
      await run(
        () => activate({ variables: { input: { id, version } } }),
        t("statuses.inUseAgain", { name: statusName }),
      );
    },
  };
}
