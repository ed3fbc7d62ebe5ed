import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useState } from "react";
import type { TechnicianFieldsFragment } from "#graphql/graphql.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { Credentials } from "./credentials/credentials.tsx";
import type { CalibrationType } from "./credentials/held-credentials.ts";
import { WorkPlanForm } from "./work-plan-form.tsx";
import { rowsOf } from "#data/rows.ts";
import { useTimeOffVerbs } from "#features/schedule/use-time-off-verbs.ts";
import { PeriodForm } from "#features/schedule/period-form.tsx";

interface TechnicianSheetProps {
  technician: TechnicianFieldsFragment | null;
  facilities: readonly { id: string; facilityName: string; timeZone: string }[];
  types: readonly CalibrationType[];
  today: string;
  keeps: boolean;
  /** When the list was loaded. */
  now: string;
  onClose: () => void;
}

const parts = [
  { value: "certificates", label: t("schedule.certificates") },
  { value: "hours", label: t("schedule.workHours") },
  { value: "absences", label: t("schedule.absences") },
] as const;
type Part = (typeof parts)[number]["value"];

/** A technician's credentials, work hours and absences: admins edit them, technicians read the credentials. */
export function TechnicianSheet({ technician, keeps, types, onClose, ...rest }: TechnicianSheetProps) {
  return (
    <Sheet title={technician?.displayName ?? t("base.technician")} open={technician !== null} onClose={onClose}>
      {technician && keeps && <TechnicianForms key={technician.id} {...{ technician, types, onClose }} {...rest} />}
      {technician && !keeps && <Credentials {...{ technician, types, keeps }} {...rest} />}
    </Sheet>
  );
}

type TechnicianFormsProps = Omit<TechnicianSheetProps, "keeps" | "technician"> & {
  technician: TechnicianFieldsFragment;
};

function TechnicianForms({ technician, facilities, types, today, now, onClose }: TechnicianFormsProps) {
  const [part, setPart] = useState<Part>("certificates");
  const places = facilities.filter(({ id }) => !technician.facilityIds || technician.facilityIds.includes(id));
  const timeZone = places[0]?.timeZone ?? "UTC";

  return (
    <>
      <Box sx={{ px: 6, pb: 3 }}>
        <SegmentedChoice label={t("schedule.whatToEdit")} value={part} choices={parts} onChoose={setPart} />
      </Box>
      {part === "certificates" && <Credentials keeps {...{ technician, types, today, now }} />}
      {part === "hours" && <WorkPlanForm {...{ technician, facilities, now, onClose }} />}
      {part === "absences" && <AbsenceForm technician={technician} timeZone={timeZone} />}
    </>
  );
}

interface AbsenceFormProps {
  technician: TechnicianFieldsFragment;
  timeZone: string;
}

/** When a technician is away, for admins. */
function AbsenceForm({ technician: { id, displayName, absences }, timeZone }: AbsenceFormProps) {
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
