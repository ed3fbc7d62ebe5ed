import { formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import Autocomplete, { createFilterOptions } from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { pickerWords } from "#ui/form/picker-words.ts";
import { FormField } from "#ui/form/form-field.tsx";
import { keepForm } from "#ui/form/keep-form.ts";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { useLineTypes, type LineType } from "./use-line-types.ts";

const matching = createFilterOptions<Choice>({
  stringify: ({ type: { name, key, description } }) => `${name} ${key} ${description}`,
});

/** The type of lines that the catalog has nothing for. */
const freeKey = "MISC";

/** A type of the catalog, or what was typed as a line of its own. */
type Choice = { type: LineType; freeText?: string };

interface AddLineProps {
  label?: string;
  onAdd: (type: LineType) => void;
  /** Where what is typed can become a line of its own. */
  onAddFree?: (type: LineType, description: string) => void;
}

/** Finds a type of the catalog by typing and adds a line of it; what it lacks is offered as a line of its own. */
export function AddLine({ label = t("billing.addLine"), onAdd, onAddFree }: AddLineProps) {
  const { types, loading } = useLineTypes();
  const [typed, setTyped] = useState("");
  const free = onAddFree && types.find(({ key }) => key === freeKey);
  const add = ({ type, freeText }: Choice) => (freeText ? onAddFree?.(type, freeText) : onAdd(type));

  return (
    <FormField label={label}>
      {({ id, ...described }) => (
        <Autocomplete
          {...pickerWords()}
          id={id}
          options={types.map((type): Choice => ({ type }))}
          value={null}
          inputValue={typed}
          loading={loading}
          autoHighlight
          blurOnSelect={false}
          filterOptions={(all, state) => withFree(matching(all, state), state.inputValue, free)}
          getOptionLabel={({ type, freeText }) => freeText ?? type.name}
          getOptionKey={({ type, freeText }) => (freeText ? "free" : type.id)}
          isOptionEqualToValue={(one, other) => one.type.id === other.type.id && one.freeText === other.freeText}
          onInputChange={(_event, text, reason) => setTyped(reason === "input" ? text : "")}
          onChange={(_event, choice) => choice && add(choice)}
          renderOption={({ key, ...option }, choice) => (
            <li key={key} {...option}>
              <ShownChoice {...choice} />
            </li>
          )}
          renderInput={(input) => (
            <TextField
              {...input}
              onKeyDown={keepForm}
              placeholder={t("billing.searchTheCatalog")}
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

function withFree(found: Choice[], typed: string, free: LineType | undefined): Choice[] {
  const freeText = typed.trim();
  return free && freeText ? [...found, { type: free, freeText }] : found;
}

function ShownChoice({ type, freeText }: Choice) {
  if (freeText) return t("billing.addFreeLine", { text: freeText });
  return (
    <Box sx={{ display: "flex", gap: 3, width: "100%", alignItems: "baseline" }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TwoLines main={type.name} second={type.key} />
      </Box>
      <bdi dir="ltr">{formatCents(type.unitPrice)}</bdi>
    </Box>
  );
}
