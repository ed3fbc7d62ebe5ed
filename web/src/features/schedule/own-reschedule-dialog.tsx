import { momentAt } from "@boresight/domain/schedule/facility-time";
import { t } from "@boresight/domain/texts/text";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Problem } from "#data/problem.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { FormField } from "#ui/form/form-field.tsx";
import { FreeTimeChips } from "./free-times.tsx";
import { useFreeTimes, type FreeTime } from "./use-free-times.ts";
import { useAppointmentVerbs } from "./use-appointment-verbs.ts";
import { dayWords, timeWithZone } from "#ui/time/zone-times.ts";

/** As the lists and the page of an order know it. */
interface Movable {
  id: string;
  version: number;
  facility: { id: string; timeZone: string } | null;
  serviceOrder: { id: string; internalOrderNumber: string } | null;
}

/** Customers move their appointment to one of the free times. */
export function OwnRescheduleDialog({ appointment, onClose }: { appointment: Movable; onClose: () => void }) {
  const { id, version, serviceOrder: order, facility } = appointment;
  const { move } = useAppointmentVerbs();
  if (!order || !facility) return null;

  return (
    <OwnTimeDialog
      title={t("base.moveInternalOrderNumber", { internalOrderNumber: order.internalOrderNumber })}
      action={t("base.move")}
      orderId={order.id}
      facility={facility}
      onChosen={(place) => move({ id, version, ...place })}
      doneWords={(time) => t("schedule.appointmentMovedToTimewords", { time })}
      onClose={onClose}
    />
  );
}

interface OwnTimeDialogProps {
  title: string;
  action: string;
  orderId: string;
  facility: { id: string; timeZone: string };
  /** Resolves to why it is not possible. */
  onChosen: (place: { bayId: string; startsAt: string; readinessConfirmed: boolean }) => Promise<Problem | null>;
  doneWords: (time: string) => string;
  onClose: () => void;
}

/** Customers choose among the free times. */
export function OwnTimeDialog({ title, action, orderId, facility, onChosen, doneWords, onClose }: OwnTimeDialogProps) {
  const showMessage = useMessage();
  const [day, setDay] = useState("");
  const from = day ? momentAt(facility.timeZone, { date: day, time: "00:00" }) : null;
  const free = useFreeTimes({ orderId, facilityId: facility.id, from, limit: 24 });
  const [chosen, setChosen] = useState<FreeTime | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [mustVouch, setMustVouch] = useState(false);
  const [vouches, setVouches] = useState(false);
  const submit = async () => {
    if (!chosen) return setProblem(t("schedule.chooseOneOfTheFreeTimes"));
    setBusy(true);
    const { bayId, startsAt } = chosen;
    const refused = await onChosen({ bayId, startsAt, readinessConfirmed: vouches });
    setBusy(false);
    if (!refused) {
      showMessage(doneWords(timeWords(chosen, facility.timeZone)));
      return onClose();
    }
    setProblem(refused.message);
    if (refused.code === "readiness-unconfirmed") setMustVouch(true);
  };

  return (
    <FormDialog {...{ title, action, busy, problem, onClose }} onSubmit={() => void submit()}>
      <FromDay day={day} onChange={setDay} />
      <FreeTimeChips free={free} timeZone={facility.timeZone} chosen={chosen} onChoose={setChosen} />
      <Typography aria-live="polite">
        {chosen ? t("schedule.newTimeTimewords", { time: timeWords(chosen, facility.timeZone) }) : ""}
      </Typography>
      {mustVouch && (
        <FormControlLabel
          label={t("base.vehicleWillBeReady")}
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
