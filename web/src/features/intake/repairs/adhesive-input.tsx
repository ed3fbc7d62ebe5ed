import { fitsGlass } from "@boresight/domain/intake/new-glass";
import { t } from "@boresight/domain/texts/text";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { momentTyped } from "#records/form/field-kinds.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { zoneName } from "#ui/time/zone-times.ts";
import type { IntakeForm } from "#features/intake/intake-values.ts";

/** Asks with new glass when its adhesive has cured; left empty where it has already, or where no glass was glued in. The time zone's name depends on the day that is typed. */
export function AdhesiveInput({ form, timeZone }: { form: IntakeForm; timeZone: string }) {
  const now = useNow();
  const [repairs, typed] = useWatch({ control: form.control, name: ["repairOperations", "adhesive.curedAt"] });
  const moment = momentTyped(typed, timeZone) ?? now.toISOString();
  useEffect(() => form.setValue("adhesive.timeZone", timeZone), [form, timeZone]);

  return (
    fitsGlass(repairs) && (
      <TextInput
        form={form}
        name="adhesive.curedAt"
        label={`${t("orders.adhesiveCured")} (${zoneName(timeZone, moment)})`}
        help={t("intake.adhesiveHelp")}
        input={{ type: "datetime-local" }}
        optional
      />
    )
  );
}
