import { fitsGlass } from "@boresight/domain/intake/new-glass";
import { t } from "@boresight/domain/texts/text";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { TextInput } from "#ui/form/text-input.tsx";
import type { IntakeForm } from "#features/intake/intake-values.ts";

/** Asks with new glass when its adhesive has cured; left empty where it has already, or where no glass was glued in. */
export function AdhesiveInput({ form, timeZone }: { form: IntakeForm; timeZone: string }) {
  const repairs = useWatch({ control: form.control, name: "repairOperations" });
  useEffect(() => form.setValue("adhesive.timeZone", timeZone), [form, timeZone]);

  return (
    fitsGlass(repairs) && (
      <TextInput
        form={form}
        name="adhesive.curedAt"
        label={t("orders.adhesiveCured")}
        help={t("intake.adhesiveHelp")}
        input={{ type: "datetime-local" }}
        optional
      />
    )
  );
}
