import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import FormLabel from "@mui/material/FormLabel";
import TextField from "@mui/material/TextField";

interface DayRange {
  from: string | undefined;
  to: string | undefined;
}

interface DayRangeFilterProps extends DayRange {
  label: string;
  onSelect: (range: DayRange) => void;
}

/** Filters from one day to another, both included; either may be empty. */
export function DayRangeFilter({ label, from, to, onSelect }: DayRangeFilterProps) {
  const ends = [
    {
      name: t("ui.rangeFrom", { label }),
      value: from,
      bound: { max: to },
      choose: (day?: string) => onSelect({ from: day, to }),
    },
    {
      name: t("ui.rangeTo", { label }),
      value: to,
      bound: { min: from },
      choose: (day?: string) => onSelect({ from, to: day }),
    },
  ];

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ fontSize: "0.75rem", mb: 1 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 2 }}>
        {ends.map(({ name, value, bound, choose }) => (
          <TextField
            key={name}
            type="date"
            value={value ?? ""}
            onChange={(event) => choose(event.target.value || undefined)}
            slotProps={{ htmlInput: { "aria-label": name, ...bound } }}
          />
        ))}
      </Box>
    </Box>
  );
}
