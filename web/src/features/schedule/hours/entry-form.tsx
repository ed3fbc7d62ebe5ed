import { useMutation } from "@apollo/client/react";
import { workKinds } from "@boresight/domain/schedule/hours/work-kind";
import { clockTimeOf, momentAt } from "@boresight/domain/schedule/facility-time";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { WorkEntryOfDayFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { kindIn, kindWords } from "./hours-words.ts";

const SaveWorkEntry = graphql(`
  mutation SaveWorkEntry($input: SaveWorkEntryInput!) {
    saveWorkEntry(input: $input) {
      workEntry {
        id
      }
    }
  }
`);

interface EntryFormProps {
  /** None: a new one. */
  entry: WorkEntryOfDayFragment | null;
  userId: string;
  day: string;
  timeZone: string;
  onSaved: () => void;
  onCancel: () => void;
}

const kinds = workKinds.map((value) => ({ value, label: kindWords[value] }));

/** Corrects an entry by the clock of its location, or adds one; always with a reason. */
export function EntryForm({ entry, userId, day, timeZone, onSaved, onCancel }: EntryFormProps) {
  const form = useForm({ defaultValues: valuesOf(entry, day, timeZone) });
  const [save] = useMutation(SaveWorkEntry);
  const { problem, run, busy } = useVerb({
    form,
    toFormFields: asFormFields,
    fieldsSuffice: true,
    stale: ["work-changed"],
  });
  const submit = form.handleSubmit(async ({ kind, fromDate, fromTime, toDate, toTime, isVoid, reason }) => {
    const startedAt = momentOrNull(timeZone, { date: fromDate, time: fromTime });
    const endedAt = momentOrNull(timeZone, { date: toDate, time: toTime });
    if (startedAt === null || endedAt === null)
      return showFieldProblems(form, [
        { field: startedAt ? "toTime" : "fromTime", code: "custom", message: t("schedule.noSuchTime") },
      ]);
    const input = {
      id: entry?.id ?? null,
      version: entry?.version ?? null,
      userId,
      kind: kindIn(kind),
      startedAt,
      endedAt,
      isVoid,
      reason,
    };
    const failure = await run(() => save({ variables: { input } }), t("schedule.hoursAreCorrected"));
    if (!failure) onSaved();
  });

  return (
    <SheetForm
      busy={busy}
      isDirty={form.formState.isDirty}
      problem={problem}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      <SelectInput form={form} name="kind" label={t("schedule.kindOfTime")} choices={kinds} />
      <Box sx={{ display: "grid", gridTemplateColumns: "3fr 2fr", columnGap: 3 }}>
        <TextInput form={form} name="fromDate" label={t("schedule.fromDay")} input={{ type: "date" }} />
        <TextInput form={form} name="fromTime" label={t("schedule.fromTime")} input={{ type: "time" }} />
        <TextInput form={form} name="toDate" label={t("schedule.untilDay")} input={{ type: "date" }} />
        <TextInput form={form} name="toTime" label={t("schedule.untilTime")} input={{ type: "time" }} />
      </Box>
      {entry && <CheckInput form={form} name="isVoid" label={t("schedule.takeOutEntry")} />}
      <TextInput form={form} name="reason" label={t("base.reason")} />
    </SheetForm>
  );
}

function valuesOf(entry: WorkEntryOfDayFragment | null, day: string, timeZone: string) {
  const clock = (moment: string | null | undefined) =>
    moment ? clockTimeOf(timeZone, moment) : { date: day, time: "" };
  const [from, to] = [clock(entry?.startedAt), clock(entry?.endedAt)];
  return {
    kind: entry?.kind ?? "work",
    fromDate: from.date,
    fromTime: from.time,
    toDate: to.date,
    toTime: to.time,
    isVoid: entry?.isVoid ?? false,
    reason: "",
  };
}

const momentOrNull = (timeZone: string, at: { date: string; time: string }): string | null =>
  at.date === "" || at.time === "" ? null : momentAt(timeZone, at);

const asFormFields = <Problem extends { field: string }>(problems: readonly Problem[]): Problem[] =>
  problems.map((one) => {
    if (one.field === "startedAt") return { ...one, field: "fromTime" };
    return one.field === "endedAt" ? { ...one, field: "toTime" } : one;
  });
