import { nextUsHolidays } from "@boresight/domain/schedule/us-holidays";
import { localDay } from "@boresight/domain/schedule/working-time";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import FormControl from "@mui/material/FormControl";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useState } from "react";
import { useController, type FieldValues, type Path } from "react-hook-form";
import { FormField } from "#ui/form/form-field.tsx";
import type { FormOf } from "#ui/form/text-input.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { readersZone } from "#ui/time/zone-times.ts";
import { closedDayWords } from "./closed-day-words.ts";
import { readClosures, writeClosures, type ClosedDay } from "./closure-lines.ts";

interface ClosedDaysProps<Values extends FieldValues, Parsed> {
  form: FormOf<Values, Parsed>;
  name: Path<Values>;
}

/** The days on which a location is closed: chosen from a calendar, each can be taken back. */
export function ClosedDays<Values extends FieldValues, Parsed>({ form, name }: ClosedDaysProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const [day, setDay] = useState("");
  const [reason, setReason] = useState("");
  // What stands in the fields counts already: saved without "Add", it is not lost.
  const days = readClosures(String(field.value)).filter((one) => one.day !== day);
  const change = (next: readonly ClosedDay[]) => field.onChange(writeClosures(next));
  const enter = (nextDay: string, nextReason: string) => {
    setDay(nextDay);
    setReason(nextReason);
    change(nextDay === "" ? days : [...days, { day: nextDay, reason: nextReason.trim() }]);
  };
  const remove = (one: ClosedDay) => change(readClosures(String(field.value)).filter((other) => other.day !== one.day));
  const add = () => {
    setDay("");
    setReason("");
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
              <Chip key={one.day} label={closedDayWords(one)} onDelete={() => remove(one)} />
            ))}
          </Box>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
            <FormControl error={described["aria-invalid"]}>
              <OutlinedInput
                id={id}
                size="small"
                type="date"
                value={day}
                inputProps={described}
                onChange={({ target }) => enter(target.value, reason)}
              />
            </FormControl>
            <FormControl sx={{ flexGrow: 1, flexBasis: 160 }}>
              <OutlinedInput
                size="small"
                value={reason}
                placeholder={t("schedule.reasonOfClosure")}
                inputProps={{ "aria-label": t("schedule.reasonOfClosure"), maxLength: 80 }}
                onChange={({ target }) => enter(day, target.value)}
              />
            </FormControl>
            <Button variant="outlined" onClick={add}>
              {t("schedule.addClosedDay")}
            </Button>
            <HolidaysButton onAdd={(holidays) => change([...holidays, ...readClosures(String(field.value))])} />
          </Box>
        </Box>
      )}
    </FormField>
  );
}

/** A day that is closed already keeps its own reason. */
function HolidaysButton({ onAdd }: { onAdd: (holidays: readonly ClosedDay[]) => void }) {
  const today = localDay(readersZone(), useNow().getTime());
  const holidays = nextUsHolidays(today).map(({ day, name }) => ({ day, reason: name }));

  return <Button onClick={() => onAdd(holidays)}>{t("schedule.addUsHolidays")}</Button>;
}
