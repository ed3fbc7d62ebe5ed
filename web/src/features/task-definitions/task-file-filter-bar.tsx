import Box from "@mui/material/Box";
import { FilterButton } from "#ui/filter-button.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { SelectFilter } from "#ui/select-filter.tsx";
import { useAddress } from "#ui/use-address.ts";
import { kindChoices } from "./definition-words.ts";
import { requiredChoices, taskFileFilterNames } from "./task-file-filters.ts";
import { useStatusChoices } from "./use-status-choices.ts";

const chosen = taskFileFilterNames.filter((name) => name !== "search");
const cleared = Object.fromEntries([...chosen, "page"].map((name) => [name, undefined]));

/** The search, and behind a button what is narrowed now and then. */
export function TaskFileFilterBar() {
  const { search, change } = useAddress();
  const filters = [
    { name: "status", label: "Status", choices: useStatusChoices() },
    { name: "kind", label: "Kind", choices: kindChoices },
    { name: "required", label: "Required", choices: requiredChoices },
  ];

  return (
    <Box sx={{ display: "flex", gap: 2 }}>
      <SearchField
        label="Search task files"
        value={search["search"] ?? ""}
        onSearch={(typed) => change({ search: typed, page: undefined })}
      />
      <FilterButton active={chosen.filter((name) => search[name]).length} onClear={() => change(cleared)}>
        {filters.map(({ name, label, choices }) => (
          <SelectFilter
            key={name}
            label={label}
            value={search[name]}
            choices={choices}
            onSelect={(value) => change({ [name]: value, page: undefined })}
          />
        ))}
      </FilterButton>
    </Box>
  );
}
