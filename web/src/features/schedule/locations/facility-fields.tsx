import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import type { UseFormReturn } from "react-hook-form";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { FacilityFormValues } from "./facility-values.ts";
import { AddressFields } from "./address-fields.tsx";
import { ClosedDays } from "./closures/closed-days.tsx";
import { DayHours } from "./day-hours.tsx";
import { weekdayName, weekdays } from "./opening-hours.ts";

const zones = Intl.supportedValuesOf("timeZone").map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));

/** What Monday has, from Tuesday to Friday. */
function copyToWeekdays(form: UseFormReturn<FacilityFormValues>): void {
  const monday = form.getValues("hours.day1");
  for (const key of ["2", "3", "4", "5"] as const) form.setValue(`hours.day${key}`, monday, { shouldDirty: true });
}

export function FacilityFields({ form, isNew = false }: { form: UseFormReturn<FacilityFormValues>; isNew?: boolean }) {
  return (
    <>
      <TextInput form={form} name="facilityName" label={t("base.name")} />
      <TextInput form={form} name="phone" label={t("base.phone")} optional input={{ type: "tel" }} />
      <TextInput form={form} name="email" label={t("base.email")} optional input={{ type: "email" }} />
      <AddressFields form={form} />
      {isNew && (
        <TextInput
          form={form}
          name="bayCount"
          label={t("schedule.bays")}
          help={t("schedule.howManyBaysAtFirst")}
          input={{ inputMode: "numeric" }}
        />
      )}
      <SelectInput form={form} name="timeZone" label={t("schedule.timeZone")} choices={zones} />
      <Typography variant="h3" component="h3" sx={{ mt: 2 }}>
        {t("schedule.openingHours")}
      </Typography>
      <div>
        {weekdays.map((key) => (
          <DayHours
            key={key}
            form={form}
            name={`hours.day${key}`}
            label={weekdayName(key)}
            onCopy={key === "1" ? () => copyToWeekdays(form) : undefined}
          />
        ))}
      </div>
      <ClosedDays form={form} name="closures" />
      <TextInput
        form={form}
        name="parkingCapacity"
        label={t("schedule.parkingSpaces")}
        optional
        help={t("schedule.howManyVehiclesMayBeHere")}
        input={{ inputMode: "numeric" }}
      />
      <CheckInput
        form={form}
        name="isBase"
        label={t("schedule.base")}
        help={t("schedule.distancesAreMeasuredFromHere")}
      />
      <CheckInput
        form={form}
        name="checksCompetences"
        label={t("schedule.checkCertificates")}
        help={t("schedule.onlyTechniciansWithAnUnexpiredCertificate")}
      />
    </>
  );
}
