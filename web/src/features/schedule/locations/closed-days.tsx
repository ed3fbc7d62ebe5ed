import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useState } from "react";
import { useController, type FieldValues, type Path } from "react-hook-form";
import { FormField } from "#ui/form/form-field.tsx";
import type { FormOf } from "#ui/form/text-input.tsx";
import { formatDay } from "#ui/time/times.ts";

interface ClosedDaysProps<Values extends FieldValues, Parsed> {
  form: FormOf<Values, Parsed>;
  name: Path<Values>;
}

/** The days on which a location is closed: chosen from a calendar, each can be taken back. */
export function ClosedDays<Values extends FieldValues, Parsed>({ form, name }: ClosedDaysProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const [day, setDay] = useState("");
  const days = String(field.value)
    .split("\n")
    .filter((one) => one !== "");
  const change = (next: readonly string[]) => field.onChange([...new Set(next)].toSorted().join("\n"));
  const add = () => {
    if (day === "") return;
    change([...days, day]);
    setDay("");
  };

  return (
    <FormField
      label={t("schedule.closedDays")}
      optional
      help={t("schedule.displacedAreListed")}
      error={fieldState.error?.message}
    >
      {({ id, ...described }) => (
        <Box sx={{ display: "grid", gap: 2 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            {days.map((one) => (
              <Chip key={one} label={formatDay(one)} onDelete={() => change(days.filter((other) => other !== one))} />
            ))}
          </Box>
          <Box sx={{ display: "flex", gap: 2 }}>
            <OutlinedInput
              id={id}
              size="small"
              type="date"
              value={day}
              inputProps={described}
              onChange={({ target }) => setDay(target.value)}
            />
            <Button variant="outlined" onClick={add}>
              {t("schedule.addClosedDay")}
            </Button>
          </Box>
        </Box>
      )}
    </FormField>
  );
}
