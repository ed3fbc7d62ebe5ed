import { useQuery } from "@apollo/client/react";
import { neededCapabilities } from "@boresight/domain/schedule/bay";
import { graphql } from "#graphql/gql.ts";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
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
import type { IntakeFacility } from "#features/intake/facility-choice.tsx";

const SubletChoices = graphql(`
  query SubletChoices {
    calibrationChoices {
      typeKey
      name
    }
  }
`);

interface NoFreeTimeProps {
  form: IntakeForm;
  reason: { reason: string; lacks: readonly string[]; equipment: readonly string[] } | undefined;
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
      {staff && <SubletWork form={form} lacks={reason?.lacks ?? []} />}
      {staff && <BookAnyway form={form} facility={facility} />}
    </>
  );
}

/** What no bay here is equipped for, another shop can do. */
function SubletWork({ form, lacks }: { form: IntakeForm; lacks: readonly string[] }) {
  const { data } = useQuery(SubletChoices);
  const calibrations = useWatch({ control: form.control, name: "calibrations" });
  const isLacking = (typeKey: string) => neededCapabilities([typeKey]).some((need) => lacks.includes(need));
  const beyondUs = calibrations.filter(({ typeKey, isSublet }) => !isSublet && isLacking(typeKey));
  if (beyondUs.length === 0) return null;
  const nameOf = (key: string) => data?.calibrationChoices.find(({ typeKey }) => typeKey === key)?.name ?? key;
  const sublet = (key: string) =>
    form.setValue(
      "calibrations",
      calibrations.map((one) => (one.typeKey === key ? { ...one, isSublet: true } : one)),
      { shouldDirty: true },
    );

  return (
    <Box>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {t("intake.subletWhat")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {beyondUs.map(({ typeKey }) => (
          <Button key={typeKey} variant="outlined" onClick={() => sublet(typeKey)}>
            {t("intake.subletThis", { name: nameOf(typeKey) })}
          </Button>
        ))}
      </Box>
    </Box>
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
        label={t("base.bay")}
        optional
        choices={bays.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 3 }}>
        <TextInput form={form} name="overbooking.date" label={t("base.day")} input={{ type: "date" }} />
        <TextInput form={form} name="overbooking.time" label={t("base.time")} input={{ type: "time" }} />
      </Box>
      <TextInput form={form} name="overbooking.reason" label={t("base.reasonForOverbooking")} />
    </Box>
  );
}
