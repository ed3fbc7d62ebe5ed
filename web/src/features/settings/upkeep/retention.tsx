import { typedNumber } from "@boresight/domain/base/typed-number";
import { useMutation, useQuery } from "@apollo/client/react";
import { importUndoDays } from "@boresight/domain/settings/import/import-kinds";
import { retentionBounds } from "@boresight/domain/settings/retention";
import { t } from "@boresight/domain/texts/text";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useForm, type UseFormReturn } from "react-hook-form";
import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { RetentionQuery } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { ErrorState } from "#ui/layout/blank-state.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { StepForm } from "../step-form.tsx";

const RetentionOfShop = graphql(`
  query Retention {
    shopSettings(first: 1, orderBy: VERSION_DESC) {
      nodes {
        id
        version
        auditYears
        eventDays
        deliveryDays
        importResultDays
      }
    }
  }
`);

const SaveRetention = graphql(`
  mutation SaveRetention($input: SaveRetentionInput!) {
    saveRetention(input: $input) {
      shopSetting {
        id
      }
    }
  }
`);

type Kept = NonNullable<NonNullable<RetentionQuery["shopSettings"]>["nodes"][number]>;

/** How long what the server deletes by itself is kept, and what it never deletes. */
export function Retention() {
  const { data, error, refetch } = useQuery(RetentionOfShop);
  const kept = rowsOf(data?.shopSettings)[0];
  if (error && !kept) return <ErrorState message={wordsOfProblem(problemOf(error))} onRetry={() => void refetch()} />;

  return (
    <SectionCard title={t("settings.retention")}>
      <Typography color="textSecondary" sx={{ mb: 4, maxWidth: 680 }}>
        {t("settings.keptLead")}
      </Typography>
      {kept ? <RetentionForm kept={kept} /> : <Skeleton height={200} />}
    </SectionCard>
  );
}

const forGood = "forGood";
const { auditYears, eventDays, deliveryDays, importResultDays } = retentionBounds;
const years = Array.from({ length: auditYears.most - auditYears.least + 1 }, (_, index) => auditYears.least + index);
const choices = [
  ...years.map((count) => ({ value: String(count), label: t("settings.keptYears", { count }) })),
  { value: forGood, label: t("settings.keptForGood") },
];

const whole = { inputProps: { inputMode: "numeric" } } as const;

function RetentionForm({ kept }: { kept: Kept }) {
  const form = useForm({ defaultValues: valuesOf(kept) });

  return (
    <StepForm {...useSave(kept, form)}>
      <SelectInput
        form={form}
        name="auditYears"
        label={t("settings.audit")}
        choices={choices}
        help={t("settings.keptAuditHelp")}
      />
      {periods.map((period) => (
        <TextInput key={period.name} form={form} {...period} input={whole} />
      ))}
    </StepForm>
  );
}

const periods = [
  { name: "eventDays", label: t("settings.keptEvents"), help: t("settings.keptEventsHelp", eventDays) },
  { name: "deliveryDays", label: t("settings.keptDeliveries"), help: t("settings.keptDeliveriesHelp", deliveryDays) },
  {
    name: "importResultDays",
    label: t("settings.keptImportResults"),
    help: t("settings.keptImportHelp", { ...importResultDays, count: importUndoDays }),
  },
] as const;

type Values = ReturnType<typeof valuesOf>;

/** Saves what was entered, after a question when the audit is to be kept for a shorter time. */
function useSave(kept: Kept, form: UseFormReturn<Values>) {
  const [save] = useMutation(SaveRetention, { refetchQueries: "active", awaitRefetchQueries: true });
  const { frame, run } = useVerb({ form, fieldsSuffice: true });
  const confirm = useConfirm();
  const submit = form.handleSubmit(async (values) => {
    const input = {
      version: kept.version,
      auditYears: values.auditYears === forGood ? null : Number(values.auditYears),
      eventDays: typedNumber(values.eventDays),
      deliveryDays: typedNumber(values.deliveryDays),
      importResultDays: typedNumber(values.importResultDays),
    };
    const isShorter = (input.auditYears ?? Infinity) < (kept.auditYears ?? Infinity);
    if (isShorter && !(await confirm(t("settings.shortenAudit")))) return;
    await run(() => save({ variables: { input } }), t("settings.retentionIsSaved"));
  });
  return frame(submit);
}

const valuesOf = (kept: Kept) => ({
  auditYears: kept.auditYears === null ? forGood : String(kept.auditYears),
  eventDays: String(kept.eventDays),
  deliveryDays: String(kept.deliveryDays),
  importResultDays: String(kept.importResultDays),
});
