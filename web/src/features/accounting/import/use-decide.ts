import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { DecideQboRecordInput } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";

const DecideQboRecord = graphql(`
  mutation DecideQboRecord($input: DecideQboRecordInput!) {
    decideQboRecord(input: $input) {
      qboRecord {
        id
        ...QboRecordRow
      }
    }
  }
`);

/** Says what becomes of one record; the row stays in its place until the list is loaded again. */
export function useDecide({ shownBy = "bar" }: { shownBy?: "bar" | "caller" } = {}) {
  const [send] = useMutation(DecideQboRecord, { refetchQueries: ["QboRecordCounts"] });
  const { busy, problem, run } = useVerb({ shownBy, stale: ["qbo-record-settled", "qbo-already-linked"] });
  const decide = (input: DecideQboRecordInput) => run(() => send({ variables: { input } }));

  return { busy, problem, decide };
}
