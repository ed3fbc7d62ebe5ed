import { readHours } from "@boresight/domain/schedule/read-hours";
import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import { workPlanSchema } from "@boresight/domain/schedule/time-off";
import { t } from "@boresight/domain/texts/text";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import { useState } from "react";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { TechnicianFieldsFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { FormField } from "#ui/form/form-field.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { DayHours } from "#features/schedule/locations/day-hours.tsx";
import { asFormField } from "#features/schedule/locations/facility-values.ts";
import {
  hoursOfForm,
  hoursValues,
  usualHours,
  weekdayName,
  weekdays,
  type HoursValues,
} from "#features/schedule/locations/opening-hours.ts";

const SaveWorkPlan = graphql(`
  mutation SaveWorkPlan($input: SaveWorkPlanInput!, $keeps: Boolean!, $now: Datetime!) {
    saveWorkPlan(input: $input) {
      user {
        id
        ...TechnicianFields
      }
    }
  }
`);

interface WorkPlanValues {
  facilityIds: string[];
  hasShifts: boolean;
  hours: HoursValues;
}

interface WorkPlanFormProps {
  technician: TechnicianFieldsFragment;
  facilities: readonly { id: string; facilityName: string }[];
  /** When the list was loaded. */
  now: string;
  onClose: () => void;
}

/** Where a technician works, and when. */
export function WorkPlanForm({ technician: latest, facilities, now, onClose }: WorkPlanFormProps) {
  const [technician] = useState(latest); // As it was when the form was opened.
  const form = useForm({ defaultValues: workPlanValues(technician, facilities) });
  const hasShifts = useWatch({ control: form.control, name: "hasShifts" });
  const [save] = useMutation(SaveWorkPlan);
  const { frame, run } = useVerb({ form, toFormFields: (fields) => fields.map(asFormField) });
  const submit = form.handleSubmit(async ({ facilityIds, hours, ...values }) => {
    const input = {
      userId: technician.id,
      facilityIds: facilityIds.length === facilities.length ? null : facilityIds,
      workingHours: values.hasShifts ? hoursOfForm(hours) : null,
      seenFacilityIds: technician.facilityIds?.filter((id) => id !== null) ?? null,
      shiftVersion: technician.shift?.version ?? null,
    };
    const { data, error } = workPlanSchema.safeParse(input);
    if (error) return showFieldProblems(form, problemsOf(error).map(asFormField));
    const done = t("schedule.workHoursOfAreSaved", { displayName: technician.displayName });
    const failure = await run(() => save({ variables: { keeps: true, now, input: data } }), done);
    if (!failure) onClose();
  });

  return (
    <SheetForm {...frame(submit)} onCancel={onClose}>
      <FacilityChecks form={form} facilities={facilities} />
      <CheckInput
        form={form}
        name="hasShifts"
        label={t("schedule.ownWeeklyHours")}
        help={t("schedule.otherwiseWheneverLocationIsOpen")}
      />
      {hasShifts && (
        <div>
          {weekdays.map((key) => (
            <DayHours key={key} form={form} name={`hours.day${key}`} label={weekdayName(key)} />
          ))}
        </div>
      )}
    </SheetForm>
  );
}

const workPlanValues = (
  { facilityIds, shift }: TechnicianFieldsFragment,
  facilities: WorkPlanFormProps["facilities"],
): WorkPlanValues => ({
  facilityIds: facilities.map(({ id }) => id).filter((id) => !facilityIds || facilityIds.includes(id)),
  hasShifts: Boolean(shift),
  hours: hoursValues(shift ? readHours(shift.workingHours) : usualHours),
});

function FacilityChecks({
  form,
  facilities,
}: Pick<WorkPlanFormProps, "facilities"> & { form: UseFormReturn<WorkPlanValues> }) {
  const chosen = useWatch({ control: form.control, name: "facilityIds" });
  const { error } = form.getFieldState("facilityIds", form.formState);
  const toggle = (id: string, checked: boolean) =>
    form.setValue("facilityIds", checked ? [...chosen, id] : chosen.filter((one) => one !== id), { shouldDirty: true });

  return (
    <FormField label={t("schedule.worksAt")} error={error?.message}>
      {({ id: fieldId }) => (
        <FormGroup id={fieldId} row>
          {facilities.map(({ id, facilityName }) => (
            <FormControlLabel
              key={id}
              label={<bdi>{facilityName}</bdi>}
              control={<Checkbox checked={chosen.includes(id)} onChange={(_event, checked) => toggle(id, checked)} />}
            />
          ))}
        </FormGroup>
      )}
    </FormField>
  );
}
