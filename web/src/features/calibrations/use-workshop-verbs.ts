import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type {
  DecideCalibrationInput,
  DecideRideHeightInput,
  OverrideReadinessCheckInput,
  RecordCalibrationAttemptInput,
  RecordReadinessCheckInput,
  ReplaceOrderCalibrationsInput,
} from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";

const SetCalibrations = graphql(`
  mutation SetCalibrations($input: ReplaceOrderCalibrationsInput!, $staff: Boolean!, $amounts: Boolean!) {
    replaceOrderCalibrations(input: $input) {
      serviceOrder {
        id
        ...OrderDetail
      }
    }
  }
`);

const RecordAttempt = graphql(`
  mutation RecordAttempt($input: RecordCalibrationAttemptInput!, $staff: Boolean!, $amounts: Boolean!) {
    recordCalibrationAttempt(input: $input) {
      serviceOrder {
        id
        ...OrderDetail
      }
    }
  }
`);

const DecideCalibration = graphql(`
  mutation DecideCalibration($input: DecideCalibrationInput!, $staff: Boolean!, $amounts: Boolean!) {
    decideCalibration(input: $input) {
      serviceOrder {
        id
        ...OrderDetail
      }
    }
  }
`);

const RecordCheck = graphql(`
  mutation RecordCheck($input: RecordReadinessCheckInput!, $staff: Boolean!, $amounts: Boolean!) {
    recordReadinessCheck(input: $input) {
      serviceOrder {
        id
        ...OrderDetail
      }
    }
  }
`);

const OverrideCheck = graphql(`
  mutation OverrideCheck($input: OverrideReadinessCheckInput!, $staff: Boolean!, $amounts: Boolean!) {
    overrideReadinessCheck(input: $input) {
      serviceOrder {
        id
        ...OrderDetail
      }
    }
  }
`);

const DecideHeight = graphql(`
  mutation DecideHeight($input: DecideRideHeightInput!, $staff: Boolean!, $amounts: Boolean!) {
    decideRideHeight(input: $input) {
      serviceOrder {
        id
        ...OrderDetail
      }
    }
  }
`);

/** Reloads what the screen shows. */
const staleProblems = ["calibration-changed", "calibration-not-now", "order-changed", "order-closed", "not-found"];

/** The workshop's records on an order; each function returns null, or why it failed. */
export function useWorkshopVerbs() {
  const shown = { staff: true, amounts: false };
  const [setCalibrations] = useMutation(SetCalibrations);
  const [recordAttempt] = useMutation(RecordAttempt);
  const [decideCalibration] = useMutation(DecideCalibration);
  const [recordCheck] = useMutation(RecordCheck);
  const [overrideCheck] = useMutation(OverrideCheck);
  const [decideHeight] = useMutation(DecideHeight);
  const { run } = useVerb({ fieldsSuffice: true, stale: staleProblems });

  return {
    setCalibrations: (input: ReplaceOrderCalibrationsInput) =>
      run(() => setCalibrations({ variables: { input, ...shown } })),
    recordAttempt: (input: RecordCalibrationAttemptInput) =>
      run(() => recordAttempt({ variables: { input, ...shown } })),
    decideCalibration: (input: DecideCalibrationInput) =>
      run(() => decideCalibration({ variables: { input, ...shown } })),
    recordCheck: (input: RecordReadinessCheckInput) => run(() => recordCheck({ variables: { input, ...shown } })),
    overrideCheck: (input: OverrideReadinessCheckInput) => run(() => overrideCheck({ variables: { input, ...shown } })),
    decideHeight: (input: DecideRideHeightInput) => run(() => decideHeight({ variables: { input, ...shown } })),
  };
}
