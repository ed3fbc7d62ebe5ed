import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import Add from "~icons/ic/baseline-add";
import Close from "~icons/ic/baseline-close";
import { useId, useState } from "react";
import { useController, type FieldValues, type Path } from "react-hook-form";
import type { FormOf } from "#ui/form/text-input.tsx";
import { conditionFieldLooks, addableFields, rowsWithout, type ConditionRow } from "./condition-rows.ts";
import { ConditionValue } from "./condition-value.tsx";
import { Menu, MenuItem } from "#ui/overlay/overlays.tsx";

interface ConditionEditorProps<Values extends FieldValues, Parsed> {
  form: FormOf<Values, Parsed>;
  name: Path<Values>;
  /** The words for having no conditions, such as `The task applies to every order.` */
  always: string;
}

/** Edits when something applies: all rows must hold. */
export function ConditionEditor<Values extends FieldValues, Parsed>({
  form,
  name,
  always,
}: ConditionEditorProps<Values, Parsed>) {
  const labelId = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const rows: readonly ConditionRow[] = field.value;
  const change = (changed: ConditionRow) =>
    field.onChange(rows.map((row) => (row.field === changed.field ? changed : row)));

  return (
    <Box
      component="fieldset"
      aria-labelledby={labelId}
      sx={{ m: 0, mb: 4, p: 0, border: 0, minWidth: 0, display: "grid", gap: 2 }}
    >
      <Typography id={labelId} sx={{ fontSize: "0.8125rem", fontWeight: 500 }}>
        {t("tasks.appliesWhen")}
      </Typography>
      {rows.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {always}
        </Typography>
      )}
      {rows.map((row) => (
        <ConditionRow
          key={row.field}
          row={row}
          onChange={change}
          onRemove={() => field.onChange(rowsWithout(rows, row.field))}
        />
      ))}
      {fieldState.error?.message && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {fieldState.error.message}
        </FormHelperText>
      )}
      <AddRow rows={rows} onAdd={(row) => field.onChange([...rows, row])} />
    </Box>
  );
}

interface ConditionRowProps {
  row: ConditionRow;
  onChange: (row: ConditionRow) => void;
  onRemove: () => void;
}

function ConditionRow({ row, onChange, onRemove }: ConditionRowProps) {
  const { label } = conditionFieldLooks[row.field];

  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
      <Typography variant="body2" sx={{ flex: "1 1 50%", minWidth: 0 }}>
        {label}
      </Typography>
      <Box sx={{ flex: "1 1 50%", minWidth: 0 }}>
        <ConditionValue row={row} onChange={onChange} />
      </Box>
      <IconButton size="small" aria-label={t("tasks.removeLabel", { label })} onClick={onRemove}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface AddRowProps {
  rows: readonly ConditionRow[];
  onAdd: (row: ConditionRow) => void;
}

function AddRow({ rows, onAdd }: AddRowProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = addableFields(rows);
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
        {t("tasks.addACondition")}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offered.map((field) => (
          <MenuItem
            key={field}
            onClick={() => {
              setAnchor(null);
              onAdd({ field, value: conditionFieldLooks[field].first });
            }}
          >
            {conditionFieldLooks[field].label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
