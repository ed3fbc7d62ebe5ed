import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { DecideCalibrationInput, SubletCalibrationInput } from "#graphql/graphql.ts";
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

const SubletCalibration = graphql(`
  mutation SubletCalibration($input: SubletCalibrationInput!, $staff: Boolean!) {
    subletCalibration(input: $input) {
      serviceOrder {
        id
        ...CalibratedOrder
      }
    }
  }
`);

/** Whether another shop does it. Returns null, or why it failed. */
export function useSubletCalibration() {
  const [subletCalibration] = useMutation(SubletCalibration);
  const run = useWorkshopVerb();

  return (input: SubletCalibrationInput) => run(() => subletCalibration({ variables: { input, staff: true } }));
}

/** Returns null, or why it failed. */
export function useDecideCalibration() {
  const [decideCalibration] = useMutation(DecideCalibration);
  const run = useWorkshopVerb();

  return (input: DecideCalibrationInput) => run(() => decideCalibration({ variables: { input, staff: true } }));
}
