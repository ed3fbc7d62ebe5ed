import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { RecordCalibrationAttemptInput } from "#graphql/graphql.ts";
import { useWorkshopVerb } from "#features/calibrations/use-workshop-verb.ts";

const RecordAttempt = graphql(`
  mutation RecordAttempt($input: RecordCalibrationAttemptInput!, $staff: Boolean!) {
    recordCalibrationAttempt(input: $input) {
      serviceOrder {
        id
        ...CalibratedOrder
      }
    }
  }
`);

/** Returns null, or why it failed. */
export function useRecordAttempt() {
  const [recordAttempt] = useMutation(RecordAttempt);
  const run = useWorkshopVerb();

  return (input: RecordCalibrationAttemptInput) => run(() => recordAttempt({ variables: { input, staff: true } }));
}
