import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import OutlinedInput from "@mui/material/OutlinedInput";
import Switch from "@mui/material/Switch";
import { useController, type FieldValues, type Path } from "react-hook-form";
import type { FormOf } from "#ui/form/text-input.tsx";
import { hoursText, parseHours } from "./opening-hours.ts";

interface DayHoursProps<Values extends FieldValues, Parsed> {
  form: FormOf<Values, Parsed>;
  name: Path<Values>;
  /** The weekday. */
  label: string;
  /** Gives other days the same hours. */
  onCopy?: (() => void) | undefined;
}

const usual: [string, string] = ["08:00", "17:00"];
const mostIntervals = 4;

/** Whether it is open that day, from when until when; a break makes two opening times. */
export function DayHours<Values extends FieldValues, Parsed>({
  form,
  name,
  label,
  onCopy,
}: DayHoursProps<Values, Parsed>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const spans = parseHours(String(field.value));
  const change = (next: readonly [string, string][]) => field.onChange(hoursText(next));
  const set = (index: number, side: 0 | 1, time: string) =>
    change(spans.map((span, at) => (at === index ? (side === 0 ? [time, span[1]] : [span[0], time]) : span)));

  return (
    <Box sx={{ py: 1, borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1 }}>
        <FormControlLabel
          label={label}
          sx={{ minWidth: 140, minHeight: 44, m: 0 }}
          control={<Switch checked={spans.length > 0} onChange={(_event, open) => change(open ? [usual] : [])} />}
        />
        {spans.map(([opens, closes], index) => (
          <Box key={index} sx={{ display: "flex", alignItems: "center", gap: 1 }}>
            <TimeInput
              label={t("schedule.dayOpensAt", { day: label })}
              value={opens}
              onChange={(time) => set(index, 0, time)}
            />
            <span aria-hidden>–</span>
            <TimeInput
              label={t("schedule.dayClosesAt", { day: label })}
              value={closes === midnight ? "00:00" : closes}
              onChange={(time) => set(index, 1, time === "00:00" ? midnight : time)}
            />
          </Box>
        ))}
        {spans.length > 1 && (
          <Button size="small" onClick={() => change(spans.slice(0, -1))}>
            {t("schedule.removeBreak")}
          </Button>
        )}
        {spans.length > 0 && spans.length < mostIntervals && (
          <Button size="small" onClick={() => change([...spans, ["", ""]])}>
            {t("schedule.addBreak")}
          </Button>
        )}
        {onCopy && (
          <Button size="small" onClick={onCopy}>
            {t("schedule.copyToWeekdays")}
          </Button>
        )}
      </Box>
      {fieldState.error && (
        <FormHelperText error role="alert">
          {fieldState.error.message}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Clocks show the end of a day as its beginning. */
const midnight = "24:00";

function TimeInput({ label, value, onChange }: { label: string; value: string; onChange: (time: string) => void }) {
  return (
    <OutlinedInput
      size="small"
      type="time"
      value={value}
      inputProps={{ "aria-label": label }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
