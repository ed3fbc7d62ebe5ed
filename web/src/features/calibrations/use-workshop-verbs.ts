import { useMutation } from "@apollo/client/react";
import { problemOf, type Problem } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import type {
  DecideCalibrationInput,
  DecideRideHeightInput,
  OverrideReadinessCheckInput,
  RecordCalibrationAttemptInput,
  RecordReadinessCheckInput,
  ReplaceOrderCalibrationsInput,
} from "#graphql/graphql.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";

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
  const [setCalibrations, { client }] = useMutation(SetCalibrations);
  const [recordAttempt] = useMutation(RecordAttempt);
  const [decideCalibration] = useMutation(DecideCalibration);
  const [recordCheck] = useMutation(RecordCheck);
  const [overrideCheck] = useMutation(OverrideCheck);
  const [decideHeight] = useMutation(DecideHeight);
  const showMessage = useMessage();

  async function done(running: Promise<unknown>): Promise<Problem | null> {
    try {
      await running;
      return null;
    } catch (error) {
      const problem = problemOf(error);
      if (problem.fields.length === 0) showMessage(problem.message, { color: "error" });
      if (staleProblems.includes(problem.code)) await client.refetchQueries({ include: "active" });
      return problem;
    }
  }

  return {
    setCalibrations: (input: ReplaceOrderCalibrationsInput) =>
      done(setCalibrations({ variables: { input, ...shown } })),
    recordAttempt: (input: RecordCalibrationAttemptInput) => done(recordAttempt({ variables: { input, ...shown } })),
    decideCalibration: (input: DecideCalibrationInput) => done(decideCalibration({ variables: { input, ...shown } })),
    recordCheck: (input: RecordReadinessCheckInput) => done(recordCheck({ variables: { input, ...shown } })),
    overrideCheck: (input: OverrideReadinessCheckInput) => done(overrideCheck({ variables: { input, ...shown } })),
    decideHeight: (input: DecideRideHeightInput) => done(decideHeight({ variables: { input, ...shown } })),
  };
}
