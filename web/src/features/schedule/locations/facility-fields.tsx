import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { UseFormReturn } from "react-hook-form";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { FacilityFormValues } from "./facility-values.ts";
import { weekdayName, weekdays } from "./opening-hours.ts";

const zones = Intl.supportedValuesOf("timeZone").map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));

export function FacilityFields({ form }: { form: UseFormReturn<FacilityFormValues> }) {
  return (
    <>
      <TextInput form={form} name="facilityName" label={t("base.name")} />
      <TextInput form={form} name="phone" label={t("base.phone")} optional input={{ type: "tel" }} />
      <TextInput form={form} name="email" label={t("base.email")} optional input={{ type: "email" }} />
      <SelectInput form={form} name="timeZone" label={t("schedule.timeZone")} choices={zones} />
      <Typography variant="h3" component="h3" sx={{ mt: 2 }}>
        {t("schedule.openingHours")}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t("schedule.like0800120013")}
      </Typography>
      <Box sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, columnGap: 4 }}>
        {weekdays.map((key) => (
          <TextInput key={key} form={form} name={`hours.day${key}`} label={weekdayName(key)} />
        ))}
      </Box>
      <TextInput
        form={form}
        name="closures"
        label={t("schedule.closedDays")}
        optional
        help={t("schedule.oneDayInALineLike")}
        input={{ multiline: true, minRows: 3, maxRows: 8 }}
      />
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
      <CheckInput
        form={form}
        name="isActive"
        label={t("base.inUse")}
        help={t("schedule.otherwiseNoTimesAreOfferedHere")}
      />
    </>
  );
}
