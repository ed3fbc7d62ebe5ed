import { activeFilterChoices } from "#ui/filter/active-filter.ts";
import { SelectFilterBar } from "#ui/filter/select-filter-bar.tsx";
import { verifiedChoices } from "./rule-filters.ts";
import { useRuleChoices } from "./use-rule-choices.ts";

export function RuleFilterBar() {
  const { repairs, systems } = useRuleChoices();
  const filters = [
    { name: "verified", label: "Checked", choices: verifiedChoices },
    { name: "system", label: "System", choices: systems },
    { name: "repair", label: "Repair", choices: repairs },
    { name: "use", label: "Use", choices: activeFilterChoices },
  ];

  return <SelectFilterBar searchLabel="Search make or model" filters={filters} />;
}
