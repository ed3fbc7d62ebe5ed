import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { graphql } from "#graphql/gql.ts";

const IntakeRepairOrder = graphql(`
  query IntakeRepairOrder($id: UUID!) {
    file(id: $id) {
      id
      repairOrderReading {
        state
        format
        proposals {
          operation
          name
          line
          page
        }
        fittedSystems {
          system
          isFitted
          line
        }
        repairOrderNumber {
          value
        }
        claimNumber {
          value
        }
        insurerName {
          value
        }
        vinNumber {
          value
        }
      }
    }
  }
`);

const looksAgainAfter = 1000;

/** Returns the text found in the uploaded repair order; polls while it is being read. Null for an unknown file. */
export function useRepairOrderReading(fileId: string) {
  const { data, startPolling, stopPolling } = useQuery(IntakeRepairOrder, {
    variables: { id: fileId },
    skip: fileId === "",
    fetchPolicy: "cache-and-network",
  });
  const reading = data?.file?.repairOrderReading ?? null;
  const isPending = reading?.state === "pending";
  useEffect(() => {
    if (isPending) startPolling(looksAgainAfter);
    return stopPolling;
  }, [isPending, startPolling, stopPolling]);

  return reading;
}
