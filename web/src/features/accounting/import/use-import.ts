import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";

const ReadQboRecords = graphql(`
  mutation ReadQboRecords($input: QboConnectionIdInput!) {
    readQboRecords(input: $input) {
      qboConnection {
        id
        ...QboCompany
      }
    }
  }
`);

const AcceptQboMatches = graphql(`
  mutation AcceptQboMatches($input: QboRecordsInput!) {
    acceptQboMatches(input: $input) {
      accepted
    }
  }
`);

const ApplyQboRecords = graphql(`
  mutation ApplyQboRecords($input: QboRecordsInput!) {
    applyQboRecords(input: $input) {
      applied
      failed
      left
    }
  }
`);

export interface Applied {
  applied: number;
  failed: number;
}

/** Reads QuickBooks' records, and carries out what was decided about its customers. */
export function useImport(connectionId: string) {
  const [read] = useMutation(ReadQboRecords);
  const [accept] = useMutation(AcceptQboMatches, { refetchQueries: "active" });
  const [apply] = useMutation(ApplyQboRecords);
  const { busy, run } = useVerb();
  const [result, setResult] = useState<Applied | null>(null);
  const input = { id: connectionId, entity: "Customer" as const };

  return {
    busy,
    /** Of the last time that decisions were carried out. */
    result,
    readNow: () => run(() => read({ variables: { input: { id: connectionId } } })),
    acceptAll: () =>
      run(
        () => accept({ variables: { input } }),
        ({ data }) => t("accounting.suggestionsAccepted", { count: data?.acceptQboMatches?.accepted ?? 0 }),
      ),
    /** The server carries out a few hundred at once: it is asked until none are left. */
    applyAll: () =>
      run(async () => {
        const sum = { applied: 0, failed: 0 };
        let left = 0;
        do {
          const { data } = await apply({ variables: { input }, refetchQueries: "active" });
          const step = data?.applyQboRecords;
          sum.applied += step?.applied ?? 0;
          sum.failed += step?.failed ?? 0;
          left = step?.left ?? 0;
        } while (left > 0);
        setResult(sum);
      }),
  };
}
