import { useQuery } from "@apollo/client/react";
import { useEffect, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { graphql } from "#graphql/gql.ts";
import { saidTogether } from "./said-together.ts";

const IntakePapers = graphql(`
  query IntakePapers($ids: [UUID!]!) {
    files(first: 10, filter: { id: { in: $ids } }) {
      nodes {
        id
        repairOrderReading {
          state
          format
          isEstimate
          isPartial
          isDrawn
          sameOn {
            id
            internalOrderNumber
          }
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
          unsureVins {
            ...RepairOrderDetailShown
          }
          repairOrderNumber {
            ...RepairOrderDetailShown
          }
          claimNumber {
            ...RepairOrderDetailShown
          }
          insurerName {
            ...RepairOrderDetailShown
          }
          vinNumber {
            ...RepairOrderDetailShown
          }
          ownerName {
            ...RepairOrderDetailShown
          }
          licensePlate {
            ...RepairOrderDetailShown
          }
          vehicleYear {
            ...RepairOrderDetailShown
          }
          vehicleMake {
            ...RepairOrderDetailShown
          }
          vehicleModel {
            ...RepairOrderDetailShown
          }
        }
      }
    }
  }
`);

const looksAgainAfter = 1000;

/** Returns what is read in the intake's papers, in their order, and what they say together; polls while one is being read. */
export function usePapersRead(form: IntakeForm) {
  const papers = useWatch({ control: form.control, name: "papers" });
  const { data, previousData, startPolling, stopPolling } = useQuery(IntakePapers, {
    variables: { ids: papers.map(({ id }) => id) },
    skip: papers.length === 0,
    fetchPolicy: "cache-and-network",
  });
  const answered = data ?? previousData;
  const read = useMemo(() => {
    const readings = new Map(rowsOf(answered?.files).map(({ id, repairOrderReading }) => [id, repairOrderReading]));
    return papers.map((paper) => ({ ...paper, reading: readings.get(paper.id) ?? null }));
  }, [answered, papers]);
  const isPending = read.some(({ reading }) => reading === null || reading.state === "pending");
  const isDrawing = isPending || read.some(({ reading }) => reading?.isDrawn === false);
  useEffect(() => {
    if (isDrawing) startPolling(looksAgainAfter);
    return stopPolling;
  }, [isDrawing, startPolling, stopPolling]);
  const together = useMemo(() => saidTogether(read.map(({ reading }) => reading)), [read]);

  return { papers: read, isPending: papers.length > 0 && isPending, ...together };
}

export type ReadPaper = ReturnType<typeof usePapersRead>["papers"][number];
