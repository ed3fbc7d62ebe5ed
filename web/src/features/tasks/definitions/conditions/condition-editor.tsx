import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import Add from "@mui/icons-material/Add";
import Close from "@mui/icons-material/Close";
import { useId, useState } from "react";
import { useController, type FieldValues, type Path } from "react-hook-form";
import type { FormOf } from "#ui/form/text-input.tsx";
import { factLooks, factsToAdd, partsWithout, type ConditionPart } from "./condition-parts.ts";
import { ConditionValue } from "./condition-value.tsx";

interface ConditionEditorProps<Values extends FieldValues, Parsed> {
  form: FormOf<Values, Parsed>;
  name: Path<Values>;
  /** What applies always while nothing is added: `The task`. */
  what: string;
}

/** When something applies: all parts must hold. */
export function ConditionEditor<Values extends FieldValues, Parsed>({
  form,
  name,
  what,
}: ConditionEditorProps<Values, Parsed>) {
  const labelId = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const parts: readonly ConditionPart[] = field.value;
  const change = (changed: ConditionPart) =>
    field.onChange(parts.map((part) => (part.fact === changed.fact ? changed : part)));

  return (
    <Box
      component="fieldset"
      aria-labelledby={labelId}
      sx={{ m: 0, mb: 4, p: 0, border: 0, minWidth: 0, display: "grid", gap: 2 }}
    >
      <Typography id={labelId} sx={{ fontSize: "0.8125rem", fontWeight: 500 }}>
        Applies when
      </Typography>
      {parts.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {what} applies to every order.
        </Typography>
      )}
      {parts.map((part) => (
        <ConditionRow
          key={part.fact}
          part={part}
          onChange={change}
          onRemove={() => field.onChange(partsWithout(parts, part.fact))}
        />
      ))}
      {fieldState.error?.message && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {fieldState.error.message}
        </FormHelperText>
      )}
      <AddPart parts={parts} onAdd={(part) => field.onChange([...parts, part])} />
    </Box>
  );
}

interface ConditionRowProps {
  part: ConditionPart;
  onChange: (part: ConditionPart) => void;
  onRemove: () => void;
}

function ConditionRow({ part, onChange, onRemove }: ConditionRowProps) {
  const { label } = factLooks[part.fact];

  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
      <Typography variant="body2" sx={{ flex: "1 1 50%", minWidth: 0 }}>
        {label}
      </Typography>
      <Box sx={{ flex: "1 1 50%", minWidth: 0 }}>
        <ConditionValue part={part} onChange={onChange} />
      </Box>
      <IconButton size="small" aria-label={`Remove: ${label}`} onClick={onRemove}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface AddPartProps {
  parts: readonly ConditionPart[];
  onAdd: (part: ConditionPart) => void;
}

function AddPart({ parts, onAdd }: AddPartProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = factsToAdd(parts);
  if (offered.length === 0) return null;

  return (
    <>
      <Button
        size="small"
        startIcon={<Add />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ justifySelf: "start" }}
      >
        Add a condition
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offered.map((fact) => (
          <MenuItem
            key={fact}
            onClick={() => {
              setAnchor(null);
              onAdd({ fact, value: factLooks[fact].first });
            }}
          >
            {factLooks[fact].label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
