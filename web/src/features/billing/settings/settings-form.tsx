import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { useForm, type UseFormReturn } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { BillingSettingsFieldsFragment } from "#graphql/graphql.ts";
import { CardsState } from "#records/billing/cards-state.tsx";
import { useVerb } from "#records/use-verb.ts";
import { CheckInput } from "#ui/form/check-input.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { PageForm } from "#ui/form/page-form.tsx";
import { Pair } from "#ui/form/pair.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { inputOf, problemsIn, toFormFields, valuesOf, type SettingsValues } from "./settings-values.ts";

const SaveBillingSettings = graphql(`
  mutation SaveBillingSettings($input: SaveBillingSettingsInput!) {
    saveBillingSettings(input: $input) {
      billingSetting {
        id
      }
    }
  }
`);

const whole = { inputProps: { inputMode: "numeric", dir: "ltr" }, autoComplete: "off" } as const;
const decimal = { inputProps: { inputMode: "decimal", dir: "ltr" }, autoComplete: "off" } as const;
const days = { inputProps: { dir: "ltr" }, autoComplete: "off" } as const;

interface GroupProps {
  form: UseFormReturn<SettingsValues>;
}

/** One form: the shop's settings of billing are saved as a whole, as a new version. */
export function SettingsForm({ settings }: { settings: BillingSettingsFieldsFragment }) {
  const { version } = settings;
  const form = useForm<SettingsValues>({ defaultValues: valuesOf(settings) });
  const [save] = useMutation(SaveBillingSettings, { refetchQueries: "active", awaitRefetchQueries: true });
  const { problem, run, forgetProblem } = useVerb({ form, fieldsSuffice: true, toFormFields });
  const submit = form.handleSubmit(async (values) => {
    forgetProblem();
    const judge = () => problemsIn(form.getValues(), version);
    if (judge().length > 0) return showFieldProblems(form, judge(), judge);
    await run(
      () => save({ variables: { input: { version, ...inputOf(values) } } }),
      t("billing.billingSettingsAreSaved"),
    );
  });

  return (
    <PageForm busy={form.formState.isSubmitting} problem={problem} maxWidth={720} onSubmit={() => void submit()}>
      <EstimateSettings form={form} />
      <InvoiceSettings form={form} />
      <SectionCard title={t("billing.cardPayments")}>
        <CardsState />
      </SectionCard>
      <RewardSettings form={form} />
    </PageForm>
  );
}

function EstimateSettings({ form }: GroupProps) {
  return (
    <SectionCard title={t("billing.estimates")}>
      <Pair>
        <TextInput
          form={form}
          name="estimateValidityDays"
          label={t("billing.estimateValidityDays")}
          help={t("billing.estimateValidityHelp")}
          input={whole}
        />
        <TextInput
          form={form}
          name="estimateReminderDays"
          label={t("billing.estimateReminderDays")}
          help={t("billing.estimateReminderHelp")}
          optional
          input={days}
        />
      </Pair>
      <CheckInput
        form={form}
        name="techniciansMaySend"
        label={t("billing.techniciansMaySend")}
        help={t("billing.techniciansMaySendHelp")}
      />
      <Pair>
        <TextInput
          form={form}
          name="towMarginBasisPoints"
          label={t("billing.towMarginPercent")}
          help={t("billing.towMarginHelp")}
          input={decimal}
        />
      </Pair>
    </SectionCard>
  );
}

function InvoiceSettings({ form }: GroupProps) {
  return (
    <SectionCard title={t("billing.invoices")}>
      <Pair>
        <TextInput
          form={form}
          name="invoiceReminderDays"
          label={t("billing.invoiceReminderDays")}
          help={t("billing.invoiceReminderHelp")}
          optional
          input={days}
        />
        <TextInput
          form={form}
          name="currency"
          label={t("billing.currency")}
          help={t("billing.currencyHelp")}
          input={days}
        />
      </Pair>
    </SectionCard>
  );
}

function RewardSettings({ form }: GroupProps) {
  return (
    <SectionCard title={t("billing.partnerRewards")}>
      <Pair>
        <TextInput
          form={form}
          name="rewardBasisPoints"
          label={t("billing.rewardPercent")}
          help={t("billing.rewardPercentHelp")}
          input={decimal}
        />
        <TextInput
          form={form}
          name="rewardCapBasisPoints"
          label={t("billing.rewardCapPercent")}
          help={t("billing.rewardCapHelp")}
          input={decimal}
        />
        <TextInput
          form={form}
          name="rewardExpiryMonths"
          label={t("billing.rewardExpiryMonths")}
          help={t("billing.rewardExpiryHelp")}
          input={whole}
        />
      </Pair>
    </SectionCard>
  );
}
