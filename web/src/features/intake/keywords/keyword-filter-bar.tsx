import { t } from "@boresight/domain/texts/text";
import { activeFilterChoices } from "#ui/filter/active-filter.ts";
import { SelectFilterBar } from "#ui/filter/select-filter-bar.tsx";
import { falseFriends } from "./keyword-filters.ts";
import { localeChoices, nothing } from "./keyword-words.ts";
import { useRepairChoices } from "./use-repair-choices.ts";

export function KeywordFilterBar() {
  const repairs = useRepairChoices();
  const filters = [
    { name: "repair", label: t("intake.standsFor"), choices: [...repairs, { value: falseFriends, label: nothing }] },
    { name: "locale", label: t("base.language"), choices: localeChoices },
    { name: "use", label: t("intake.use"), choices: activeFilterChoices },
  ];

  return <SelectFilterBar searchLabel={t("intake.searchWords")} filters={filters} />;
}
