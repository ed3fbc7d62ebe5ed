import { t } from "@boresight/domain/texts/text";
import Autocomplete from "@mui/material/Autocomplete";
import { pickerWords } from "./picker-words.ts";
import TextField from "@mui/material/TextField";
import { use, useState } from "react";
import { MarkUnsaved } from "#ui/dialog/unsaved.ts";
import { FormField } from "./form-field.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";

export interface Pickable {
  id: string;
  label: string;
  second?: string;
}

interface SearchPickerProps {
  label: string;
  found: readonly Pickable[];
  /** The selection, when the form controls it rather than the picker itself. */
  picked?: Pickable | null;
  /** What is said where nothing is found, such as how to add one. */
  empty?: string;
  loading: boolean;
  error: string | undefined;
  onSearch: (typed: string) => void;
  onPick: (picked: Pickable | null) => void;
  /** Offers to add what was not found. */
  create?: { label: (typed: string) => string; run: (typed: string) => void };
}

/** The entry among the records that offers to add one. */
const newOne = "new";

/** Finds one of many by typing: the server returns the few that match. */
export function SearchPicker(props: SearchPickerProps) {
  const { label, found, empty, loading, error, onSearch, onPick, create, ...chosen } = props;
  const [last, setLast] = useState<Pickable | null>(null);
  const [typed, setTyped] = useState("");
  const mark = use(MarkUnsaved);
  const picked = chosen.picked === undefined ? last : chosen.picked;

  return (
    <FormField label={label} error={error}>
      {({ id, ...described }) => (
        <Autocomplete
          {...pickerWords(empty)}
          id={id}
          options={create ? [...found, { id: newOne, label: create.label(typed.trim()) }] : [...found]}
          value={picked}
          loading={loading}
          filterOptions={(options) => options}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          onInputChange={(_event, text, reason) => {
            if (reason !== "input") return;
            setTyped(text);
            onSearch(text);
          }}
          onChange={(_event, next) => {
            if (next?.id === newOne) return create?.run(typed.trim());
            setLast(next);
            onPick(next);
            mark();
          }}
          renderOption={({ key, ...option }, { label: words, second }) => (
            <li key={key} {...option}>
              <TwoLines main={words} second={second} />
            </li>
          )}
          getOptionKey={(option) => option.id}
          renderInput={(input) => (
            <TextField
              {...input}
              placeholder={t("ui.typeToSearch")}
              error={described["aria-invalid"]}
              slotProps={{
                ...input.slotProps,
                htmlInput: { ...input.slotProps.htmlInput, "aria-describedby": described["aria-describedby"] },
              }}
            />
          )}
        />
      )}
    </FormField>
  );
}
