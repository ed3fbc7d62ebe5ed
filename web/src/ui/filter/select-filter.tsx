import { t } from "@boresight/domain/texts/text";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { Choice } from "#ui/form/select-input.tsx";

interface SelectFilterProps {
  label: string;
  value: string | undefined;
  choices: readonly Choice[];
  onSelect: (value: string | undefined) => void;
}

/** Filters a list by one of several values; "Any" removes the filter. */
export function SelectFilter({ label, value = "", choices, onSelect }: SelectFilterProps) {
  const shown = choices.find((choice) => choice.value === value);

  return (
    <TextField
      select
      value={shown?.value ?? ""}
      onChange={(event) => onSelect(event.target.value || undefined)}
      sx={{ width: { xs: "100%", sm: 160 }, "& .MuiInputBase-root": { height: { sm: 36 } } }}
      slotProps={{
        select: {
          displayEmpty: true,
          renderValue: () => (shown ? `${label}: ${shown.label}` : label),
          SelectDisplayProps: { "aria-label": label },
        },
      }}
    >
      <MenuItem value="">{t("ui.any")}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
