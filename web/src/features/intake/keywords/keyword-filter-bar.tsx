import { activeFilterChoices } from "#ui/filter/active-filter.ts";
import { SelectFilterBar } from "#ui/filter/select-filter-bar.tsx";
import { falseFriends } from "./keyword-filters.ts";
import { localeChoices, nothing } from "./keyword-words.ts";
import { useRepairChoices } from "./use-repair-choices.ts";

export function KeywordFilterBar() {
  const repairs = useRepairChoices();
  const filters = [
    { name: "repair", label: "Stands for", choices: [...repairs, { value: falseFriends, label: nothing }] },
    { name: "locale", label: "Language", choices: localeChoices },
    { name: "use", label: "Use", choices: activeFilterChoices },
  ];

  return <SelectFilterBar searchLabel="Search words" filters={filters} />;
}
