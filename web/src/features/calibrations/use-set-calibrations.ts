import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { ReplaceOrderCalibrationsInput } from "#graphql/graphql.ts";
import { useWorkshopVerb } from "./use-workshop-verb.ts";

const SetCalibrations = graphql(`
  mutation SetCalibrations($input: ReplaceOrderCalibrationsInput!, $staff: Boolean!) {
    replaceOrderCalibrations(input: $input) {
      serviceOrder {
        id
        ...CalibratedOrder
      }
    }
  }
`);

/** Returns null, or why it failed. */
export function useSetCalibrations() {
  const [setCalibrations] = useMutation(SetCalibrations);
  const run = useWorkshopVerb();

  return (input: ReplaceOrderCalibrationsInput) => run(() => setCalibrations({ variables: { input, staff: true } }));
}
