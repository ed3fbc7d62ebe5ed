import { t } from "@boresight/domain/texts/text";
import { clockTimeOf, momentAt } from "@boresight/domain/schedule/facility-time";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useForm } from "react-hook-form";
import { useVerb } from "#records/use-verb.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { momentWords } from "#ui/time/zone-times.ts";

interface Period {
  id: string;
  startsAt: string;
  endsAt: string;
  reason?: string | null;
}

export type PeriodValues = ReturnType<typeof wholeDay>;

interface PeriodFormProps {
  timeZone: string;
  /** What is planned already. */
  periods: readonly Period[];
  listLabel: string;
  intro: string;
  /** The message after success. */
  done: string;
  onSave: (period: Omit<Period, "id"> & { reason: string }) => Promise<unknown>;
  onRemove: (id: string) => Promise<unknown>;
  /** What the fields hold first; the whole of today unless said. */
  initial?: PeriodValues;
}

/** Periods in which somebody or something is not available, in a facility's time zone: planned ones, and a new one. */
export function PeriodForm({ timeZone, periods, onSave, onRemove, ...shown }: PeriodFormProps) {
  const { listLabel, intro, done, initial = wholeDay(timeZone) } = shown;
  const form = useForm({ defaultValues: initial });
  const { problem, run, busy } = useVerb({ form, shownBy: "caller", toFormFields: asFormFields });
  const submit = form.handleSubmit(async ({ fromDate, fromTime, toDate, toTime, reason }) => {
    const startsAt = momentOrNull(timeZone, { date: fromDate, time: fromTime });
    const endsAt = momentOrNull(timeZone, { date: toDate, time: toTime });
    if (startsAt === null || endsAt === null)
      return showFieldProblems(form, [{ field: startsAt ? "toDate" : "fromDate", code: "custom", message: missing }]);
    const failure = await run(() => onSave({ startsAt, endsAt, reason }), done);
    if (!failure) form.reset();
  });

  const fillDay = () => {
    form.setValue("fromTime", "00:00", { shouldDirty: true });
    form.setValue("toTime", "23:59", { shouldDirty: true });
  };

  return (
    <SheetForm
      action={t("base.add")}
      busy={busy}
      isDirty={form.formState.isDirty}
      problem={problem}
      onSubmit={() => void submit()}
    >
      <Typography variant="body2" color="textSecondary">
        {intro}
      </Typography>
      {periods.length > 0 && (
        <Box component="ul" aria-label={listLabel} sx={{ listStyle: "none", m: 0, p: 0 }}>
          {periods.map((period) => (
            <PeriodLine
              key={period.id}
              {...{ period, timeZone }}
              onRemove={() => void run(() => onRemove(period.id))}
            />
          ))}
        </Box>
      )}
      <Box sx={{ display: "grid", gridTemplateColumns: "3fr 2fr", columnGap: 3, mt: 2 }}>
        <TextInput form={form} name="fromDate" label={t("schedule.fromDay")} input={{ type: "date" }} />
        <TextInput form={form} name="fromTime" label={t("schedule.fromTime")} input={{ type: "time" }} />
        <TextInput form={form} name="toDate" label={t("schedule.untilDay")} input={{ type: "date" }} />
        <TextInput form={form} name="toTime" label={t("schedule.untilTime")} input={{ type: "time" }} />
      </Box>
      {initial.fromTime !== "00:00" && (
        <Button size="small" onClick={fillDay} sx={{ justifySelf: "start" }}>
          {t("schedule.wholeDay")}
        </Button>
      )}
      <TextInput form={form} name="reason" label={t("base.reason")} />
    </SheetForm>
  );
}

const missing = t("schedule.chooseWhenItStarts");

const momentOrNull = (timeZone: string, at: { date: string; time: string }): string | null =>
  at.date === "" || at.time === "" ? null : momentAt(timeZone, at);

const asFormFields = <Problem extends { field: string }>(problems: readonly Problem[]): Problem[] =>
  problems.map((one) => {
    if (one.field === "startsAt") return { ...one, field: "fromDate" };
    return one.field === "endsAt" ? { ...one, field: "toDate" } : one;
  });

function wholeDay(timeZone: string) {
  const { date } = clockTimeOf(timeZone, new Date().toISOString());
  return { fromDate: date, fromTime: "00:00", toDate: date, toTime: "23:59", reason: "" };
}

function PeriodLine({
  period: { startsAt, endsAt, reason },
  timeZone,
  onRemove,
}: Pick<PeriodFormProps, "timeZone"> & { period: Period; onRemove: () => void }) {
  const from = momentWords(timeZone, startsAt);

  return (
    <Box
      component="li"
      sx={{ display: "flex", alignItems: "center", gap: 3, py: 1, borderBottom: 1, borderColor: "divider" }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          <bdi>{t("schedule.fromUntil", { from, until: momentWords(timeZone, endsAt) })}</bdi>
        </Typography>
        {reason && (
          <Typography variant="caption" color="textSecondary" component="p" dir="auto">
            {reason}
          </Typography>
        )}
      </Box>
      <Button size="small" onClick={onRemove} aria-label={t("schedule.removePeriodFrom", { from })}>
        {t("base.remove")}
      </Button>
    </Box>
  );
}
