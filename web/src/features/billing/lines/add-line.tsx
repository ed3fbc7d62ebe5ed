import { formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import Autocomplete, { createFilterOptions } from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { pickerWords } from "#ui/filter/picker-words.ts";
import { FormField } from "#ui/form/form-field.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { useLineTypes, type LineType } from "./use-line-types.ts";

const matching = createFilterOptions<LineType>({
  stringify: ({ name, key, description }) => `${name} ${key} ${description}`,
});

interface AddLineProps {
  label?: string;
  onAdd: (type: LineType) => void;
}

/** Finds a type of the catalog by typing and adds a line of it. */
export function AddLine({ label = t("billing.addLine"), onAdd }: AddLineProps) {
  const { types, loading } = useLineTypes();
  const [typed, setTyped] = useState("");

  return (
    <FormField label={label}>
      {({ id, ...described }) => (
        <Autocomplete
          {...pickerWords()}
          id={id}
          options={types}
          value={null}
          inputValue={typed}
          loading={loading}
          autoHighlight
          blurOnSelect={false}
          filterOptions={matching}
          getOptionLabel={({ name }) => name}
          getOptionKey={(type) => type.id}
          onInputChange={(_event, text, reason) => setTyped(reason === "input" ? text : "")}
          onChange={(_event, type) => type && onAdd(type)}
          renderOption={({ key, ...option }, type) => (
            <li key={key} {...option}>
              <Box sx={{ display: "flex", gap: 3, width: "100%", alignItems: "baseline" }}>
                <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                  <TwoLines main={type.name} second={type.key} />
                </Box>
                <bdi dir="ltr">{formatCents(type.unitPrice)}</bdi>
              </Box>
            </li>
          )}
          renderInput={(input) => (
            <TextField
              {...input}
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
