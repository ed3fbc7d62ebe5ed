import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import type { UseFormReturn } from "react-hook-form";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { FacilityFormValues } from "./facility-values.ts";
import { ClosedDays } from "./closures/closed-days.tsx";
import { DayHours } from "./day-hours.tsx";
import { weekdayName, weekdays } from "./opening-hours.ts";
import Box from "@mui/material/Box";

const countries = [
  { value: "US", label: t("customers.unitedStates") },
  { value: "CA", label: t("customers.canada") },
  { value: "MX", label: t("customers.mexico") },
];

/** A sign stands before its figures in every language; number pads of phones lack it. */
const degreesInput = { inputMode: "text", slotProps: { input: { dir: "ltr" } } } as const;

/** Where a facility is. */
const AddressFields = ({ form }: { form: UseFormReturn<FacilityFormValues> }) => (
  <>
    <TextInput form={form} name="address.street" label={t("base.street")} optional />
    <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 4 }}>
      <TextInput form={form} name="address.unit" label={t("base.unit")} optional />
      <TextInput form={form} name="address.city" label={t("base.city")} optional />
      <TextInput form={form} name="address.state" label={t("base.state")} optional />
      <TextInput form={form} name="address.postalCode" label={t("base.postalCode")} optional />
    </Box>
    <SelectInput form={form} name="address.country" label={t("customers.country")} choices={countries} />
    <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 4 }}>
      <TextInput form={form} name="address.latitude" label={t("customers.latitude")} optional input={degreesInput} />
      <TextInput form={form} name="address.longitude" label={t("customers.longitude")} optional input={degreesInput} />
    </Box>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {t("schedule.coordinatesOfLocation")}
    </Typography>
  </>
);

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
