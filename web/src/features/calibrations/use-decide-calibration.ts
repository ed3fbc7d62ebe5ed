import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { DecideCalibrationInput } from "#graphql/graphql.ts";
import { useWorkshopVerb } from "./use-workshop-verb.ts";

const DecideCalibration = graphql(`
  mutation DecideCalibration($input: DecideCalibrationInput!, $staff: Boolean!) {
    decideCalibration(input: $input) {
      serviceOrder {
        id
        ...CalibratedOrder
      }
    }
  }
`);

/** Returns null, or why it failed. */
export function useDecideCalibration() {
  const [decideCalibration] = useMutation(DecideCalibration);
  const run = useWorkshopVerb();

  return (input: DecideCalibrationInput) => run(() => decideCalibration({ variables: { input, staff: true } }));
}
