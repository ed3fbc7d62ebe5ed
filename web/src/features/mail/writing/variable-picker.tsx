import { t } from "@boresight/domain/texts/text";
import { isTemplateVariable, templateList, templateVariables } from "@boresight/domain/mail/template-variables";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import { pickerWords } from "#ui/form/picker-words.ts";
import TextField from "@mui/material/TextField";
import { useState } from "react";

interface Variable {
  name: string;
  words: string;
}

const list: Variable = { name: templateList, words: t("mail.everyCalibrationOfTheOrder") };
const variables: readonly Variable[] = [
  ...Object.keys(templateVariables)
    .filter(isTemplateVariable)
    .map((name) => ({ name, words: templateVariables[name] })),
  list,
];

const groupOf = ({ name }: Variable): string => {
  const [group = ""] = name.split(".", 1);
  return group.charAt(0).toUpperCase() + group.slice(1);
};
const sorted = variables.toSorted((one, other) => groupOf(one).localeCompare(groupOf(other)));

/** The variables that an order can fill in, found by label or name; the chosen one is inserted at the cursor. */
export function VariablePicker({ onInsert }: { onInsert: (name: string) => void }) {
  const [typed, setTyped] = useState("");

  return (
    <Autocomplete
      {...pickerWords()}
      options={sorted}
      groupBy={groupOf}
      value={null}
      inputValue={typed}
      onInputChange={(_event, next, reason) => setTyped(reason === "input" ? next : "")}
      blurOnSelect
      clearOnBlur
      getOptionKey={({ name }) => name}
      getOptionLabel={({ name, words }) => `${words} ${name}`}
      onChange={(_event, variable) => variable && onInsert(variable.name)}
      renderOption={({ key, ...option }, { name, words }) => (
        <Box component="li" key={key} {...option} sx={{ display: "grid !important", justifyItems: "start" }}>
          <span>{words}</span>
          <Box component="code" dir="ltr" sx={{ fontSize: "0.75rem", color: "text.secondary" }}>
            {name}
          </Box>
        </Box>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          placeholder={t("mail.insertAVariable")}
          slotProps={{
            ...input.slotProps,
            htmlInput: { ...input.slotProps.htmlInput, "aria-label": t("mail.insertAVariable") },
          }}
        />
      )}
      sx={{ flexGrow: 1, minWidth: 180 }}
    />
  );
}
