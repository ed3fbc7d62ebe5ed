import { t } from "@boresight/domain/texts/text";
import { SelectFilterBar } from "#ui/filter/select-filter-bar.tsx";
import { kindChoices } from "#features/tasks/definitions/definition-words.ts";
import { requiredChoices } from "./task-file-filters.ts";
import { useStatusChoices } from "#features/tasks/definitions/use-status-choices.ts";

export function TaskFileFilterBar() {
  const filters = [
    { name: "status", label: t("base.status"), choices: useStatusChoices() },
    { name: "kind", label: t("base.kind"), choices: kindChoices },
    { name: "required", label: t("tasks.required"), choices: requiredChoices },
  ];

  return <SelectFilterBar searchLabel={t("tasks.searchTaskFiles")} filters={filters} />;
}
