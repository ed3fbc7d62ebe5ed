import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { useRefusal } from "#data/use-refusal.ts";
import { graphql } from "#graphql/gql.ts";
import type { RepairKeywordRowFragment } from "#graphql/graphql.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";

const UpdateRepairKeyword = graphql(`
  mutation UpdateRepairKeyword($input: UpdateRepairKeywordInput!) {
    updateRepairKeyword(input: $input) {
      repairKeyword {
        id
        ...RepairKeywordRow
      }
    }
  }
`);

/** Activates or retires a keyword; reloads it when someone else has changed it. */
export function useChangeKeyword({ id, version, keyword }: RepairKeywordRowFragment) {
  const [change, { loading }] = useMutation(UpdateRepairKeyword);
  const refusalOf = useRefusal();
  const showMessage = useMessage();
  const setActive = async (isActive: boolean) => {
    try {
      await change({ variables: { input: { id, version, isActive } } });
      showMessage(
        isActive ? t("intake.repairOrdersAreReadForKeyword", { keyword }) : t("intake.keywordOff", { keyword }),
      );
    } catch (error) {
      showMessage(refusalOf(error).message, { color: "error" });
    }
  };

  return { setActive, loading };
}
