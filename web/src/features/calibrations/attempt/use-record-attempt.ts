import { useMutation } from "@apollo/client/react";
import { queued } from "#data/offline/use-offline.ts";
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

export interface QueuedCalibration {
  id: string;
  name: string;
  orderId: string;
}

const queuedAbout = ({ id, name, orderId }: QueuedCalibration) => queued({ orderId, about: name, subject: id });

/** Starts an attempt, or takes the start back. */
export function useStartAttempt(calibration: QueuedCalibration) {
  const [startAttempt, { loading }] = useMutation(StartAttempt, queuedAbout(calibration));
  const run = useWorkshopVerb();
  const start = (isStarted = true) => {
    const startedAt = isStarted ? new Date().toISOString() : null;
    const input = { calibrationId: calibration.id, isStarted, startedAt };
    return run(() => startAttempt({ variables: { input, staff: true } }));
  };

  return { start, loading };
}

/** Returns null, or why it failed. */
export function useRecordAttempt(calibration: QueuedCalibration) {
  const [recordAttempt] = useMutation(RecordAttempt, queuedAbout(calibration));
  const run = useWorkshopVerb();

  return (input: RecordCalibrationAttemptInput) => run(() => recordAttempt({ variables: { input, staff: true } }));
}
