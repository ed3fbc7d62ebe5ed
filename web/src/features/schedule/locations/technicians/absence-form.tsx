import { t } from "@boresight/domain/texts/text";
import { rowsOf } from "#data/rows.ts";
import type { TechnicianFieldsFragment } from "#graphql/graphql.ts";
import { useTimeOffVerbs } from "#features/schedule/use-time-off-verbs.ts";
import { PeriodForm } from "#features/schedule/period-form.tsx";

interface AbsenceFormProps {
  technician: TechnicianFieldsFragment;
  timeZone: string;
}

/** When a technician is away, for admins. */
export function AbsenceForm({ technician: { id, displayName, absences }, timeZone }: AbsenceFormProps) {
  const { save, remove } = useTimeOffVerbs({ by: "technician", id });

  return (
    <PeriodForm
      timeZone={timeZone}
      periods={rowsOf(absences)}
      listLabel={t("schedule.plannedAbsences")}
      intro={t("schedule.nobodyBooksThemThen")}
      done={t("schedule.absenceOfIsSaved", { displayName })}
      onSave={save}
      onRemove={remove}
    />
  );
}
