import { t } from "@boresight/domain/texts/text";
import type { WebhookOwner } from "@boresight/domain/settings/webhook";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import { useController } from "react-hook-form";
import type { FormOf } from "#ui/form/text-input.tsx";
import { eventGroupsFor } from "./event-words.ts";
import type { WebhookFormValues } from "./webhook-form.ts";

interface EventChoiceProps {
  form: FormOf<WebhookFormValues>;
  owner: WebhookOwner;
}

/** A choice of events in groups, with one checkbox for all. */
export function EventChoice({ form, owner }: EventChoiceProps) {
  const { field, fieldState } = useController({ control: form.control, name: "eventTypes" });
  const error = fieldState.error?.message;
  const groups = eventGroupsFor(owner);
  const offered = groups.flatMap(({ events }) => events.map(({ type }) => type));
  const chosen = new Set(field.value);
  const toggle = (type: string) => {
    const next = chosen.has(type) ? field.value.filter((other) => other !== type) : [...field.value, type];
    field.onChange(next);
  };
  const isWhole = offered.every((type) => chosen.has(type));

  return (
    <Box component="fieldset" sx={{ m: 0, mt: 2, p: 0, border: 0, minWidth: 0 }}>
      <FormLabel component="legend" error={error !== undefined} sx={legendLooks}>
        {t("settings.events")}
      </FormLabel>
      {error && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
      <CheckLine
        label={t("settings.selectAll")}
        checked={isWhole}
        indeterminate={!isWhole && chosen.size > 0}
        onToggle={() => field.onChange(isWhole ? [] : offered)}
      />
      {groups.map(({ title, events }) => (
        <Box key={title} component="fieldset" sx={{ m: 0, mt: 3, p: 0, border: 0, minWidth: 0 }}>
          <FormLabel component="legend" sx={legendLooks}>
            {title}
          </FormLabel>
          <Box sx={{ display: "grid", gridTemplateColumns: { sm: "1fr 1fr" } }}>
            {events.map(({ type, label }) => (
              <CheckLine key={type} label={label} checked={chosen.has(type)} onToggle={() => toggle(type)} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const legendLooks = { fontSize: "0.8125rem", fontWeight: 500, color: "text.primary" };

interface CheckLineProps {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onToggle: () => void;
}

function CheckLine({ label, checked, indeterminate = false, onToggle }: CheckLineProps) {
  return (
    <FormControlLabel
      label={label}
      slotProps={{ typography: { variant: "body2" } }}
      control={<Checkbox size="small" checked={checked} indeterminate={indeterminate} onChange={onToggle} />}
    />
  );
}
