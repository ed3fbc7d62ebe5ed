import Box from "@mui/material/Box";
import { FilterButton } from "./filter-button.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import type { Choice } from "#ui/form/select-input.tsx";
import { SelectFilter } from "./select-filter.tsx";
import { useAddress } from "#ui/layout/use-address.ts";

interface SelectFilterBarProps {
  searchLabel: string;
  filters: readonly {
    /** The name in the address. */
    name: string;
    label: string;
    choices: readonly Choice[];
  }[];
}

/** The search of a list and, behind a button, its less common filters; all of it stored in the address. */
export function SelectFilterBar({ searchLabel, filters }: SelectFilterBarProps) {
  const { search, change } = useAddress();
  const names = filters.map(({ name }) => name);
  const clear = () => change(Object.fromEntries([...names, "page"].map((name) => [name, undefined])));

  return (
    <Box sx={{ display: "flex", gap: 2 }}>
      <SearchField
        label={searchLabel}
        value={search["search"] ?? ""}
        onSearch={(typed) => change({ search: typed, page: undefined })}
      />
      <FilterButton active={names.filter((name) => search[name]).length} onClear={clear}>
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
