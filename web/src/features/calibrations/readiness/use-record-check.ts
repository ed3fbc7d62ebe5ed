import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { RecordReadinessCheckInput } from "#graphql/graphql.ts";
import { useWorkshopVerb } from "#features/calibrations/use-workshop-verb.ts";

const RecordCheck = graphql(`
  mutation RecordCheck($input: RecordReadinessCheckInput!, $staff: Boolean!) {
    recordReadinessCheck(input: $input) {
      serviceOrder {
        id
        ...CheckedOrder
      }
    }
  }
`);

/** Returns null, or why it failed. */
export function useRecordCheck() {
  const [recordCheck] = useMutation(RecordCheck);
  const run = useWorkshopVerb();

  return (input: RecordReadinessCheckInput) => run(() => recordCheck({ variables: { input, staff: true } }));
}
