import Autocomplete from "@mui/material/Autocomplete";
import { pickerWords } from "../form/picker-words.ts";
import TextField from "@mui/material/TextField";
import type { Choice } from "#ui/form/select-input.tsx";

interface SearchFilterProps {
  label: string;
  chosen: Choice | null;
  /** The results for the typed text. */
  choices: readonly Choice[];
  onSearch: (typed: string) => void;
  onSelect: (value: string | undefined) => void;
}

/** Filters a list by one of many values, found by typing. */
export function SearchFilter({ label, chosen, choices, onSearch, onSelect }: SearchFilterProps) {
  return (
    <Autocomplete
      {...pickerWords()}
      size="small"
      value={chosen}
      options={[...choices]}
      filterOptions={(options) => options}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      onInputChange={(_event, typed, reason) => reason === "input" && onSearch(typed)}
      onChange={(_event, next) => onSelect(next?.value)}
      renderInput={(input) => (
        <TextField
          {...input}
          placeholder={label}
          slotProps={{ ...input.slotProps, htmlInput: { ...input.slotProps.htmlInput, "aria-label": label } }}
        />
      )}
    />
  );
}
