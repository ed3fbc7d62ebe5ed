import { fitsGlass, usuallyCured } from "@boresight/domain/intake/new-glass";
import { clockTimeOf } from "@boresight/domain/schedule/facility-time";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import { useEffect, useId } from "react";
import { useWatch } from "react-hook-form";
import { TextInput } from "#ui/form/text-input.tsx";
import type { IntakeForm } from "#features/intake/intake-values.ts";

/** Asks with new glass when its adhesive has cured: a day from now until somebody says otherwise, empty where it has. */
export function AdhesiveInput({ form, timeZone }: { form: IntakeForm; timeZone: string }) {
  const help = useId();
  const [repairs, asked] = useWatch({ control: form.control, name: ["repairOperations", "adhesive.timeZone"] });
  const isShown = fitsGlass(repairs);
  useEffect(() => {
    if (!isShown || asked) return;
    const usual = new Date(usuallyCured(Date.now())).toISOString();
    form.setValue("adhesive", { ...clockTimeOf(timeZone, usual), timeZone }, { shouldDirty: true });
  }, [form, isShown, asked, timeZone]);
  if (!isShown) return null;

  return (
    <Box component="fieldset" aria-describedby={help} sx={{ m: 0, p: 0, border: 0, maxWidth: 480 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 500 }}>
        {t("intake.whenHasTheAdhesiveCured")}
      </Box>
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 3 }}>
        <TextInput form={form} name="adhesive.date" label={t("base.day")} input={{ type: "date" }} optional />
        <TextInput form={form} name="adhesive.time" label={t("base.time")} input={{ type: "time" }} optional />
      </Box>
      <FormHelperText id={help} sx={{ mx: 0 }}>
        {t("intake.adhesiveHelp")}
      </FormHelperText>
    </Box>
  );
}
