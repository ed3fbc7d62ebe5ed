import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { RecordCalibrationAttemptInput, StartCalibrationAttemptInput } from "#graphql/graphql.ts";
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

const StartAttempt = graphql(`
  mutation StartAttempt($input: StartCalibrationAttemptInput!, $staff: Boolean!) {
    startCalibrationAttempt(input: $input) {
      serviceOrder {
        id
        ...CalibratedOrder
      }
    }
  }
`);

/** Starts an attempt, or takes the start back. */
export function useStartAttempt() {
  const [startAttempt, { loading }] = useMutation(StartAttempt);
  const run = useWorkshopVerb();
  const start = (input: StartCalibrationAttemptInput) => run(() => startAttempt({ variables: { input, staff: true } }));

  return { start, loading };
}

/** Returns null, or why it failed. */
export function useRecordAttempt() {
  const [recordAttempt] = useMutation(RecordAttempt);
  const run = useWorkshopVerb();

  return (input: RecordCalibrationAttemptInput) => run(() => recordAttempt({ variables: { input, staff: true } }));
}
