import { typedOrNone } from "@boresight/domain/base/typed-number";
import { t } from "@boresight/domain/texts/text";
import { clockTimeOf, momentAt } from "@boresight/domain/schedule/facility-time";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useState } from "react";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import type { Problem } from "#data/problem.ts";
import type { PlaceFieldsFragment } from "#graphql/graphql.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { timeWithZone } from "#ui/time/zone-times.ts";
import { baysOf, type Technician } from "./schedule-columns.ts";
import { FreeTimeChips } from "./free-times.tsx";
import { useFreeTimes, type FreeTime, type FreeTimesFound } from "./use-free-times.ts";
import { WhyNotThen } from "./why-not-then.tsx";
import { learnedWords } from "./appointment-words.ts";

/** Bay, time and technician. */
export interface Placement {
  bayId: string;
  technicianId: string | null;
  startsAt: string;
  minutes: number | null;
  overbookReason: string | null;
}

export interface PlacementValues {
  bayId: string;
  date: string;
  time: string;
  technicianId: string;
  minutes: string;
  overbookReason: string;
}

interface PlaceDialogProps {
  title: string;
  orderId: string;
  place: PlaceFieldsFragment;
  technicians: readonly Technician[];
  start: PlacementValues;
  /** Why the place it was dropped on is not possible. */
  refused?: Problem | null;
  /** Resolves to why it could not be placed. */
  onPlace: (placement: Placement) => Promise<Problem | null>;
  onClose: () => void;
}

/** The keyboard's alternative to dragging: bay, day, time and technician; overrides require a reason. */
export function PlaceDialog(props: PlaceDialogProps) {
  const { title, place, technicians, orderId, onClose } = props;
  const { form, placed, problem, note, choose, submit } = usePlacing(props);
  const { date, time, bayId, technicianId, minutes } = placed;
  const startsAt = momentAt(place.timeZone, { date, time });
  const chosen = startsAt === null || bayId === "" ? null : { bayId, startsAt };
  const from = momentAt(place.timeZone, { date, time: "00:00" });
  const free = useFreeTimes({ orderId, facilityId: place.id, from, kept: props.start });
  const isOffered = free?.slots.some((slot) => isSame(slot, chosen, technicianId)) ?? true;

  return (
    <FormDialog
      title={title}
      action={problem && isRefusal(problem) ? t("schedule.overbook") : t("base.save")}
      busy={form.formState.isSubmitting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {problem && (
        <Alert severity={isRefusal(problem) ? "warning" : "error"} sx={{ mb: 3 }}>
          {problem.message}
        </Alert>
      )}
      <FreeTimeChips free={free} timeZone={place.timeZone} chosen={chosen} onChoose={choose} />
      {note && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {note}
        </Alert>
      )}
      <WhyNotThen
        orderId={orderId}
        asked={problem || (isOffered && minutes === "") || !chosen ? null : { ...chosen, technicianId, minutes }}
      />
      <PlaceFields form={form} place={place} technicians={technicians} lengthHelp={lengthHelp(free)} />
      {problem && isRefusal(problem) && (
        <TextInput
          form={form}
          name="overbookReason"
          label={t("base.reasonForOverbooking")}
          input={{ multiline: true }}
        />
      )}
    </FormDialog>
  );
}

const isSame = (slot: FreeTime, chosen: { bayId: string; startsAt: string } | null, technicianId: string): boolean =>
  slot.bayId === chosen?.bayId &&
  Date.parse(slot.startsAt) === Date.parse(chosen.startsAt) &&
  (technicianId === "" || slot.technicianId === technicianId);

type PlaceFieldsProps = Pick<PlaceDialogProps, "place" | "technicians"> & {
  form: UseFormReturn<PlacementValues>;
  lengthHelp: string;
};

function PlaceFields({ form, place, technicians, lengthHelp }: PlaceFieldsProps) {
  return (
    <>
      <SelectInput form={form} name="bayId" label={t("base.bay")} choices={bayChoices(place)} />
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 3 }}>
        <TextInput form={form} name="date" label={t("base.day")} input={{ type: "date" }} />
        <TextInput
          form={form}
          name="time"
          label={t("base.time")}
          help={zoneOf(place.timeZone)}
          input={{ type: "time", inputProps: { step: 900 } }}
        />
      </Box>
      <SelectInput
        form={form}
        name="technicianId"
        label={t("base.technician")}
        optional
        choices={technicianChoices(technicians)}
      />
      <TextInput
        form={form}
        name="minutes"
        label={t("schedule.minutes")}
        optional
        help={lengthHelp}
        input={{ inputMode: "numeric" }}
      />
    </>
  );
}

/** The source of the duration, if it is not the catalogue alone. */
const lengthHelp = (free: FreeTimesFound | null): string =>
  [t("schedule.insteadOfWhatTheCalibrationsTake"), ...(free?.learned ?? []).map(learnedWords)].join(" ");

function usePlacing({ place, technicians, start, refused = null, onPlace, onClose }: PlaceDialogProps) {
  const { timeZone } = place;
  const [note, setNote] = useState<string | null>(null);
  const form = useForm<PlacementValues>({ defaultValues: start });
  const [answer, setAnswer] = useState<Answer | null>(refused && { problem: refused, to: start });
  const placed = { ...start, ...useWatch({ control: form.control }) };
  const problem = answer && isSamePlacement(answer.to, placed) ? answer.problem : null;
  const choose = (slot: FreeTime) => {
    const { time, date } = clockTimeOf(timeZone, slot.startsAt);
    const isKept =
      slot.bayId === start.bayId && (start.technicianId === "" || slot.technicianId === start.technicianId);
    const bay = nameIn(bayChoices(place), slot.bayId);
    const technician = nameIn(technicianChoices(technicians), slot.technicianId);
    setNote(isKept || start.bayId === "" ? null : t("schedule.chipChanges", { bay, technician }));
    form.setValue("bayId", slot.bayId);
    form.setValue("technicianId", slot.technicianId ?? "");
    form.setValue("date", date);
    form.setValue("time", time);
    setAnswer(null);
  };
  const submit = form.handleSubmit(async (values) => {
    const startsAt = momentAt(timeZone, values);
    if (startsAt === null) return form.setError("time", { message: skippedTime }, { shouldFocus: true });
    if (values.bayId === "")
      return form.setError("bayId", { message: t("schedule.chooseBayOrVan") }, { shouldFocus: true });
    const placement = placementOf(values, startsAt);
    const found = await onPlace(problem ? placement : { ...placement, overbookReason: null });
    if (!found) return onClose();
    setAnswer({ problem: found, to: values });
    showFieldProblems(form, found.fields);
  });
  return { form, placed, problem, note, choose, submit };
}

/** Why a placement could not be made: it says nothing about another that was chosen meanwhile. */
interface Answer {
  problem: Problem;
  to: PlacementValues;
}

const isSamePlacement = (one: PlacementValues, other: PlacementValues): boolean =>
  (["bayId", "date", "time", "technicianId", "minutes"] as const).every((name) => one[name] === other[name]);

const skippedTime = t("schedule.theClockSkipsThisTimeOn");

/** The office may book what was rejected with these codes, with a reason. */
const isRefusal = ({ code }: Problem): boolean => code === "slot-taken" || code === "slot-not-offered";

const zoneOf = (timeZone: string) =>
  t("schedule.clockOfAt", { zone: timeWithZone(timeZone, new Date().toISOString()).split(" ").at(-1) });

const bayChoices = (place: PlaceFieldsFragment) => baysOf(place).map(({ id, name }) => ({ value: id, label: name }));

const nameIn = (all: readonly { value: string; label: string }[], id: string | null): string =>
  all.find(({ value }) => value === id)?.label ?? "–";

const technicianChoices = (technicians: readonly Technician[]) =>
  technicians.map(({ id, displayName }) => ({ value: id, label: displayName }));

const placementOf = (
  { bayId, technicianId, minutes, overbookReason }: PlacementValues,
  startsAt: string,
): Placement => ({
  bayId,
  startsAt,
  technicianId: technicianId || null,
  minutes: typedOrNone(minutes),
  overbookReason: overbookReason.trim() || null,
});
