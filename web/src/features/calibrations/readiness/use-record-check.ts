import { useMutation } from "@apollo/client/react";
import type { ReadinessKey } from "@boresight/domain/calibrations/readiness-check";
import { queued } from "#data/offline/use-offline.ts";
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
export function useRecordCheck(orderId: string, { key, label }: { key: ReadinessKey; label: string }) {
  const [recordCheck] = useMutation(RecordCheck, queued({ orderId, about: label, subject: `${orderId}:${key}` }));
  const run = useWorkshopVerb();

  return (found: Omit<RecordReadinessCheckInput, "key" | "orderId">) =>
    run(() => recordCheck({ variables: { input: { orderId, key, ...found }, staff: true } }));
}
