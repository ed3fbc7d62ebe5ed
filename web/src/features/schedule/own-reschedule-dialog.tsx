import { momentAt } from "@boresight/domain/schedule/facility-time";
import { t } from "@boresight/domain/texts/text";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { FormField } from "#ui/form/form-field.tsx";
import { FreeTimeChips } from "./free-times.tsx";
import type { OwnAppointment } from "./calendar/own-schedule.tsx";
import { useFreeTimes, type FreeTime } from "./use-free-times.ts";
import { useAppointmentVerbs } from "./use-appointment-verbs.ts";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";

/** As the lists and the page of an order know it. */
type Movable = Pick<OwnAppointment, "facility" | "id" | "version"> & {
  serviceOrder: { id: string; internalOrderNumber: string } | null;
};

/** Customers choose among the free times. */
export function OwnRescheduleDialog({ appointment, onClose }: { appointment: Movable; onClose: () => void }) {
  const { id, version, serviceOrder: order, facility } = appointment;
  const { move } = useAppointmentVerbs();
  const showMessage = useMessage();
  const [day, setDay] = useState("");
  const from = facility && day ? momentAt(facility.timeZone, { date: day, time: "00:00" }) : null;
  const free = useFreeTimes({ orderId: order?.id, facilityId: facility?.id, from, limit: 24 });
  const [chosen, setChosen] = useState<FreeTime | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [mustVouch, setMustVouch] = useState(false);
  const [vouches, setVouches] = useState(false);
  if (!order || !facility) return null;
  const submit = async () => {
    if (!chosen) return setProblem(t("schedule.chooseOneOfTheFreeTimes"));
    setBusy(true);
    const { bayId, startsAt } = chosen;
    const refused = await move({ id, version, bayId, startsAt, readinessConfirmed: vouches });
    setBusy(false);
    if (!refused) {
      showMessage(t("schedule.appointmentMovedToTimewords", { time: timeWords(chosen, facility.timeZone) }));
      return onClose();
    }
    setProblem(refused.message);
    if (refused.code === "readiness-unconfirmed") setMustVouch(true);
  };

  return (
    <FormDialog
      title={t("schedule.moveInternalordernumber", { internalOrderNumber: order.internalOrderNumber })}
      action={t("base.move")}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FromDay day={day} onChange={setDay} />
      <FreeTimeChips free={free} timeZone={facility.timeZone} chosen={chosen} onChoose={setChosen} />
      <Typography aria-live="polite">
        {chosen ? t("schedule.newTimeTimewords", { time: timeWords(chosen, facility.timeZone) }) : ""}
      </Typography>
      {mustVouch && (
        <FormControlLabel
          label={t("schedule.theVehicleWillBeReadyOn")}
          control={<Checkbox checked={vouches} onChange={(_, checked) => setVouches(checked)} />}
        />
      )}
    </FormDialog>
  );
}

/** The times of another day than the next ones. */
function FromDay({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  return (
    <FormField label={t("schedule.showTimesFrom")} optional>
      {({ id, ...described }) => (
        <OutlinedInput
          id={id}
          size="small"
          type="date"
          fullWidth
          value={day}
          inputProps={described}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  );
}

const timeWords = ({ startsAt }: FreeTime, timeZone: string): string =>
  `${dayWords(timeZone, startsAt)}, ${timeWithZone(timeZone, startsAt)}`;
