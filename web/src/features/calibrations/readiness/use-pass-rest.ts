import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { queued } from "#data/offline/use-offline.ts";
import { graphql } from "#graphql/gql.ts";
import type { PassReadinessChecksInput } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";

const PassRest = graphql(`
  mutation PassRest($input: PassReadinessChecksInput!, $staff: Boolean!) {
    passReadinessChecks(input: $input) {
      serviceOrder {
        id
        ...CheckedOrder
      }
    }
  }
`);

/** `pass` returns null, or why it failed. */
export function usePassRest(orderId: string) {
  const about = t("calibrations.readinessChecks");
  const [passRest] = useMutation(PassRest, queued({ orderId, about, subject: null }));
  const { run, busy } = useVerb({ fieldsSuffice: true, stale: ["order-closed", "not-found"] });
  const pass = (input: PassReadinessChecksInput, done: string | null) =>
    run(() => passRest({ variables: { input, staff: true } }), done);

  return { pass, busy };
}
