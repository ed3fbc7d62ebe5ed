import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { equipmentOf, isOfYear, proceduresOf } from "./used-before.ts";

const CalibrationKnowledge = graphql(`
  query CalibrationKnowledge($id: UUID!, $typeId: UUID!, $make: String!, $since: Datetime!) {
    orderCalibration(id: $id) {
      id
      requirementSource
      calibrationRule {
        id
        prerequisites
        note
        sourceTitle
        sourceUrl
        verifiedAt
      }
    }
    procedures(
      first: 100
      orderBy: TITLE_ASC
      filter: {
        isActive: { equalTo: true }
        supersededByExists: false
        and: [
          { or: [{ make: { isNull: true } }, { make: { equalToInsensitive: $make } }] }
          { or: [{ lineItemTypeId: { isNull: true } }, { lineItemTypeId: { equalTo: $typeId } }] }
        ]
      }
    ) {
      nodes {
        id
        title
        yearFrom
        yearTo
      }
    }
    calibrationAttempts(
      first: 50
      orderBy: CREATED_AT_DESC
      filter: {
        createdAt: { greaterThan: $since }
        orderCalibration: { lineItemTypeId: { equalTo: $typeId } }
        serviceOrder: { vehicle: { make: { equalToInsensitive: $make } } }
      }
    ) {
      nodes {
        id
        result
        tool
        target
        orderCalibration {
          id
          requirementSource
        }
      }
    }
  }
`);

/** A calibration, and the make and year of the vehicle. */
export interface KnownBy {
  id: string;
  lineItemTypeId: string | null;
  make: string;
  /** Null where it is not known: then procedures of all years are offered. */
  year: number | null;
}

const twoYears = 2 * 365 * 86_400_000;
const noType = "00000000-0000-0000-0000-000000000000";

/** What the rule says of a calibration, and what it was done with on vehicles of the same make in the last two years. */
export function useKnowledge({ id, lineItemTypeId, make, year }: KnownBy) {
  const [since] = useState(() => new Date(Date.now() - twoYears).toISOString());
  const { data, loading, error, refetch } = useQuery(CalibrationKnowledge, {
    variables: { id, typeId: lineItemTypeId ?? noType, make, since },
    fetchPolicy: "cache-and-network",
  });
  const attempts = rowsOf(data?.calibrationAttempts);
  const rule = data?.orderCalibration?.calibrationRule ?? null;

  return {
    rule,
    /** To choose from: what was recorded, the one that the rule follows, and those of the library. */
    procedures: proceduresOf(attempts, [
      rule?.sourceTitle ?? "",
      ...rowsOf(data?.procedures)
        .filter(isOfYear(year))
        .map(({ title }) => title),
    ]),
    recorded: proceduresOf(attempts, []),
    equipment: equipmentOf(attempts),
    isKnown: data !== undefined,
    loading,
    error,
    refetch,
  };
}
