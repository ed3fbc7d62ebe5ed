import { asSentence } from "@boresight/domain/texts/as-sentence";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { useRefusal } from "#data/use-refusal.ts";
import { graphql } from "#graphql/gql.ts";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
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

/** Actions that need only a click; each reports its outcome. */
export function useStatusVerbs(statuses: readonly StatusDefinitionFragment[]) {
  const [reorder] = useMutation(ReorderStatuses);
  const [activate] = useMutation(ActivateStatus);
  const refusalOf = useRefusal();
  const showMessage = useMessage();

  return {
    /** Optimistic: reverted if the server returns an error. */
    order: async ({ itemIds }: SortableGroup) => {
      const placed = itemIds.map((id, index) => ({
        __typename: "ServiceOrderStatus" as const,
        id,
        version: statuses.find((status) => status.id === id)?.version ?? 1,
        sortOrder: (index + 1) * step,
      }));
      try {
        await reorder({
          variables: { input: { ids: [...itemIds] } },
          optimisticResponse: {
            reorderStatuses: { __typename: "StatusOrderPayload", serviceOrderStatuses: placed },
          },
        });
      } catch (error) {
        showMessage(t("statuses.orderAsItWas", { problem: asSentence(refusalOf(error).message) }), { color: "error" });
      }
    },
    activate: async ({ id, version, statusName }: StatusDefinitionFragment) => {
      try {
        await activate({ variables: { input: { id, version } } });
        showMessage(t("statuses.inUseAgain", { name: statusName }));
      } catch (error) {
        showMessage(refusalOf(error).message, { color: "error" });
      }
    },
  };
}
