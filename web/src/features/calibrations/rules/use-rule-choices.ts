import { useQuery } from "@apollo/client/react";
import { systemOf } from "@boresight/domain/calibrations/calibration-system";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { Choice } from "#ui/form/select-input.tsx";
import { systemWord } from "./rule-words.ts";

const RuleChoices = graphql(`
  query RuleChoices {
    repairOperations(first: 100, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        key
        name
        isActive
      }
    }
    calibrationChoices {
      typeKey
      name
    }
  }
`);

interface RuleChoices {
  repairs: readonly Choice[];
  calibrations: readonly Choice[];
  systems: readonly Choice[];
}

/** The choices for a rule's fields. */
export function useRuleChoices(): RuleChoices {
  const { data } = useQuery(RuleChoices);
  const types = data?.calibrationChoices ?? [];
  const repairs = rowsOf(data?.repairOperations).filter(({ isActive }) => isActive);
  const systems = [...new Set(types.map(({ typeKey }) => systemOf(typeKey)))];

  return {
    repairs: repairs.map(({ key, name }) => ({ value: key, label: name })),
    calibrations: types.map(({ typeKey, name }) => ({ value: typeKey, label: name })),
    systems: systems.map((system) => ({ value: system, label: systemWord(system) })),
  };
}
