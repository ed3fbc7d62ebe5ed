import { t } from "@boresight/domain/texts/text";
import { noSlotWords } from "@boresight/domain/schedule/no-slot-words";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { rowsOf } from "#data/rows.ts";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import type { IntakeFacility } from "#features/intake/steps/time-step.tsx";

interface NoFreeTimeProps {
  form: IntakeForm;
  reason: { reason: string; lacks: readonly string[] } | undefined;
  facility: IntakeFacility;
  staff: boolean;
}

/** Why there is no free time, and what can be done about it. */
export function NoFreeTime({ form, reason, facility, staff }: NoFreeTimeProps) {
  const isMobile = useWatch({ control: form.control, name: "intakeMethod" }) === "mobile";
  const why = noSlotWords({ ...(reason ?? { reason: "" }), isMobile });
  const isTooLong = reason?.reason === "tooLong";

  return (
    <>
      <Alert severity="info">
        {why} {isTooLong && t("intake.fewerCalibrationsOrTwoAppointmentsOn")}
        {staff ? t("intake.goOnWithoutATimeOr") : t("intake.sendTheRequestWithoutATime")}
      </Alert>
      {staff && <BookAnyway form={form} facility={facility} />}
    </>
  );
}

/** The office may override the rules, with a reason. */
function BookAnyway({ form, facility }: { form: IntakeForm; facility: IntakeFacility }) {
  const bays = rowsOf(facility.bays).filter(({ isActive }) => isActive);
  useEffect(() => {
    form.setValue("facilityId", facility.id);
    form.setValue("overbooking.timeZone", facility.timeZone);
  }, [form, facility.id, facility.timeZone]);

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, maxWidth: 480 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 500 }}>
        {t("intake.bookItAnyway")}
      </Box>
      <SelectInput
        form={form}
        name="overbooking.bayId"
        label={t("intake.bay")}
        optional
        choices={[{ value: "", label: t("intake.none") }, ...bays.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 3 }}>
        <TextInput form={form} name="overbooking.date" label={t("intake.day")} input={{ type: "date" }} />
        <TextInput form={form} name="overbooking.time" label={t("intake.time")} input={{ type: "time" }} />
      </Box>
      <TextInput form={form} name="overbooking.reason" label={t("intake.whyItIsBookedAnyway")} />
    </Box>
  );
}
