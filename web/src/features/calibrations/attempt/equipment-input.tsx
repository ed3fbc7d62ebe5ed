import { t } from "@boresight/domain/texts/text";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import { pickerWords } from "#ui/filter/picker-words.ts";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useController } from "react-hook-form";
import { FormField } from "#ui/form/form-field.tsx";
import { formatDay } from "#ui/time/times.ts";
import type { AttemptForm } from "./attempt-fields.tsx";
import { narrowed, type Offered } from "./offered-equipment.ts";

interface EquipmentInputProps {
  form: AttemptForm;
  name: "tool" | "target";
  label: string;
  help?: string;
  optional?: boolean;
  offered: readonly Offered[];
}

/** A tool or target of the register or used before, with what speaks against it, or another one. */
export function EquipmentInput({ form, name, offered, ...words }: EquipmentInputProps) {
  const { field, fieldState } = useController({ control: form.control, name });

  return (
    <FormField {...words} error={fieldState.error?.message}>
      {({ id, ...described }) => (
        <Autocomplete<Offered, false, false, true>
          {...pickerWords()}
          freeSolo
          id={id}
          options={[...offered]}
          getOptionLabel={(option) => (typeof option === "string" ? option : option.label)}
          filterOptions={(options, { inputValue }) => narrowed(options, inputValue)}
          getOptionDisabled={({ state }) => state === "down"}
          inputValue={field.value}
          onInputChange={(_event, typed) => field.onChange(typed)}
          renderOption={({ key, ...option }, one) => (
            <Box component="li" key={key} {...option}>
              <OfferedWords offered={one} />
            </Box>
          )}
          renderInput={(input) => (
            <TextField
              {...input}
              inputRef={field.ref}
              onBlur={field.onBlur}
              error={described["aria-invalid"]}
              slotProps={{
                ...input.slotProps,
                htmlInput: { ...input.slotProps.htmlInput, "aria-describedby": described["aria-describedby"] },
              }}
            />
          )}
        />
      )}
    </FormField>
  );
}

function OfferedWords({ offered }: { offered: Offered }) {
  const words = wordsOf(offered);

  return (
    <Box sx={{ minWidth: 0, py: 1 }}>
      <bdi>{offered.label}</bdi>
      {words && (
        <Typography
          variant="body2"
          sx={{ color: againstIt.includes(offered.state) ? "tone.red.text" : "text.secondary" }}
        >
          {words}
        </Typography>
      )}
    </Box>
  );
}

const againstIt: readonly Offered["state"][] = ["down", "expired"];

function wordsOf({ state, expiresOn, place, downReason }: Offered): string {
  if (state === "down") return t("equipment.downBecause", { reason: downReason });
  if (state === "elsewhere") return t("calibrations.equipmentAtPlace", { place });
  if (state === "unregistered") return t("calibrations.notRegistered");
  if (state === "ready") return "";
  return expiresOn ? t("calibrations.certificateExpired", { day: formatDay(expiresOn) }) : t("equipment.outOfUse");
}
