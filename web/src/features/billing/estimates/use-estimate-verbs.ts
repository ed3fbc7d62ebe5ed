import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import { staleEstimate } from "#features/billing/stale-documents.ts";
import { useVerb } from "#records/use-verb.ts";

const ReviseEstimate = graphql(`
  mutation ReviseEstimate($input: ReviseEstimateInput!) {
    reviseEstimate(input: $input) {
      estimate {
        id
      }
      serviceOrder {
        id
        ...OrderEstimates
      }
    }
  }
`);

const VoidEstimate = graphql(`
  mutation VoidEstimate($input: EstimateVersionInput!) {
    voidEstimate(input: $input) {
      serviceOrder {
        id
        ...OrderEstimates
      }
    }
  }
`);

const DeleteEstimate = graphql(`
  mutation DeleteEstimate($input: EstimateVersionInput!) {
    deleteEstimate(input: $input) {
      serviceOrder {
        id
        ...OrderEstimates
      }
    }
  }
`);

/** What staff do with an estimate as a whole. */
export function useEstimateVerbs() {
  const { busy, run } = useVerb({ stale: staleEstimate });
  const [reviseOne] = useMutation(ReviseEstimate);
  const [voidOne] = useMutation(VoidEstimate);
  const [deleteOne] = useMutation(DeleteEstimate);
  return { busy, run, reviseOne, voidOne, deleteOne };
}
