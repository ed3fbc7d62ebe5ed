import { t } from "@boresight/domain/texts/text";
import { activeFilterChoices } from "#ui/filter/active-filter.ts";
import { SelectFilterBar } from "#ui/filter/select-filter-bar.tsx";
import { verifiedChoices } from "./rule-filters.ts";
import { useRuleChoices } from "./use-rule-choices.ts";

export function RuleFilterBar() {
  const { repairs, systems } = useRuleChoices();
  const filters = [
    { name: "verified", label: t("calibrations.checked"), choices: verifiedChoices },
    { name: "system", label: t("base.system"), choices: systems },
    { name: "repair", label: t("base.repair"), choices: repairs },
    { name: "use", label: t("base.use"), choices: activeFilterChoices },
  ];

  return <SelectFilterBar searchLabel={t("calibrations.searchMakeOrModel")} filters={filters} />;
}
