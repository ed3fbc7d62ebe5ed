import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { RepairKeywordRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";

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
  const { run } = useVerb();
  const setActive = async (isActive: boolean) => {
    await run(
      () => change({ variables: { input: { id, version, isActive } } }),
      isActive ? t("intake.repairOrdersAreReadForKeyword", { keyword }) : t("intake.keywordOff", { keyword }),
    );
  };

  return { setActive, loading };
}
