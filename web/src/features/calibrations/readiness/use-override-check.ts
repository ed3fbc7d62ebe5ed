import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { OverrideReadinessCheckInput } from "#graphql/graphql.ts";
import { useWorkshopVerb } from "#features/calibrations/use-workshop-verb.ts";

const OverrideCheck = graphql(`
  mutation OverrideCheck($input: OverrideReadinessCheckInput!, $staff: Boolean!) {
    overrideReadinessCheck(input: $input) {
      serviceOrder {
        id
        ...CheckedOrder
      }
    }
  }
`);

/** Returns null, or why it failed. */
export function useOverrideCheck() {
  const [overrideCheck] = useMutation(OverrideCheck);
  const run = useWorkshopVerb();

  return (input: OverrideReadinessCheckInput) => run(() => overrideCheck({ variables: { input, staff: true } }));
}
