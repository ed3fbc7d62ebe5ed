import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { DecideRideHeightInput } from "#graphql/graphql.ts";
import { useWorkshopVerb } from "#features/calibrations/use-workshop-verb.ts";

const DecideHeight = graphql(`
  mutation DecideHeight($input: DecideRideHeightInput!, $staff: Boolean!, $amounts: Boolean!) {
    decideRideHeight(input: $input) {
      serviceOrder {
        id
        ...MovedOrder
      }
    }
  }
`);

/** Returns null, or why it failed. */
export function useDecideHeight() {
  const [decideHeight] = useMutation(DecideHeight);
  const run = useWorkshopVerb();

  return (input: DecideRideHeightInput) =>
    run(() => decideHeight({ variables: { input, staff: true, amounts: false } }));
}
