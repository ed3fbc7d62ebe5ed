import { inUseChoices } from "#ui/filter/in-use.ts";
import { SelectFilterBar } from "#ui/filter/select-filter-bar.tsx";
import { falseFriends } from "./term-filters.ts";
import { localeChoices, nothing } from "./term-words.ts";
import { useRepairChoices } from "./use-repair-choices.ts";

export function TermFilterBar() {
  const repairs = useRepairChoices();
  const filters = [
    { name: "repair", label: "Stands for", choices: [...repairs, { value: falseFriends, label: nothing }] },
    { name: "locale", label: "Language", choices: localeChoices },
    { name: "use", label: "Use", choices: inUseChoices },
  ];

  return <SelectFilterBar searchLabel="Search words" filters={filters} />;
}
