import { SelectFilterBar } from "#ui/filter/select-filter-bar.tsx";
import { kindChoices } from "#features/tasks/definitions/definition-words.ts";
import { requiredChoices } from "./task-file-filters.ts";
import { useStatusChoices } from "#features/tasks/definitions/use-status-choices.ts";

export function TaskFileFilterBar() {
  const filters = [
    { name: "status", label: "Status", choices: useStatusChoices() },
    { name: "kind", label: "Kind", choices: kindChoices },
    { name: "required", label: "Required", choices: requiredChoices },
  ];

  return <SelectFilterBar searchLabel="Search task files" filters={filters} />;
}
