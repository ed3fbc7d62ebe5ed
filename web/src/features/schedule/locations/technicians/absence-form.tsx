import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { TechnicianFieldsFragment } from "#graphql/graphql.ts";
import { PeriodForm } from "#features/schedule/locations/period-form.tsx";

const SaveAbsence = graphql(`
  mutation SaveAbsence($input: SaveAbsenceInput!) {
    saveAbsence(input: $input) {
      user {
        id
      }
    }
  }
`);

const DeleteAbsence = graphql(`
  mutation DeleteAbsence($input: TimeOffIdInput!) {
    deleteAbsence(input: $input) {
      user {
        id
      }
    }
  }
`);

interface AbsenceFormProps {
  technician: TechnicianFieldsFragment;
  timeZone: string;
}

/** When a technician is away, for admins. */
export function AbsenceForm({ technician: { id: userId, displayName, absences }, timeZone }: AbsenceFormProps) {
  const [save] = useMutation(SaveAbsence, { refetchQueries: ["TechniciansTab"], awaitRefetchQueries: true });
  const [remove] = useMutation(DeleteAbsence, { refetchQueries: ["TechniciansTab"], awaitRefetchQueries: true });

  return (
    <PeriodForm
      timeZone={timeZone}
      periods={rowsOf(absences)}
      listLabel={t("schedule.plannedAbsences")}
      intro={t("schedule.nobodyBooksThemThen")}
      done={t("schedule.absenceOfIsSaved", { displayName })}
      onSave={(period) => save({ variables: { input: { id: null, userId, ...period } } })}
      onRemove={(id) => remove({ variables: { input: { id } } })}
    />
  );
}
