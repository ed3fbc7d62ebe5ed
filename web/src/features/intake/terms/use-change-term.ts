import { useMutation } from "@apollo/client/react";
import { useRefusal } from "#data/use-refusal.ts";
import { graphql } from "#graphql/gql.ts";
import type { OperationTermRowFragment } from "#graphql/graphql.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";

const ChangeOperationTerm = graphql(`
  mutation ChangeOperationTerm($input: ChangeOperationTermInput!) {
    changeOperationTerm(input: $input) {
      operationTerm {
        id
        ...OperationTermRow
      }
    }
  }
`);

/** Takes a term out of use or into it; where someone else was faster, what they did is read again. */
export function useChangeTerm({ id, version, term }: OperationTermRowFragment) {
  const [change, { loading }] = useMutation(ChangeOperationTerm);
  const refusalOf = useRefusal();
  const showMessage = useMessage();
  const setActive = async (isActive: boolean) => {
    try {
      await change({ variables: { input: { id, version, isActive } } });
      showMessage(isActive ? `Repair orders are read for "${term}"` : `"${term}" is no longer looked for`);
    } catch (error) {
      showMessage(refusalOf(error).message, { color: "error" });
    }
  };

  return { setActive, loading };
}
