import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import { FormField } from "#ui/form/form-field.tsx";
import { wordsIn } from "./record-values.ts";

interface CalibrationChecksProps {
  label: string;
  help: string;
  error: string | undefined;
  types: readonly { typeKey: string; name: string }[];
  /** The chosen keys, with commas between them. */
  typed: string;
  onChange: (typed: string) => void;
}

/** Calibrations to choose from, each with a box. */
export function CalibrationChecks({ types, typed, onChange, ...field }: CalibrationChecksProps) {
  const chosen = wordsIn(typed);
  const toggle = (key: string, checked: boolean) =>
    onChange((checked ? [...chosen, key] : chosen.filter((one) => one !== key)).join(", "));

  return (
    <FormField {...field}>
      {({ id }) => (
        <FormGroup id={id}>
          {types.map(({ typeKey, name }) => (
            <FormControlLabel
              key={typeKey}
              label={name}
              control={
                <Checkbox checked={chosen.includes(typeKey)} onChange={(_event, checked) => toggle(typeKey, checked)} />
              }
            />
          ))}
        </FormGroup>
      )}
    </FormField>
  );
}
