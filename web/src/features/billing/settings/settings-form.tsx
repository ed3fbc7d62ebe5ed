import { useMutation } from "@apollo/client/react";
import { billingSettings } from "@boresight/domain/billing/billing-settings-fields";
import { billingSettingsSchema } from "@boresight/domain/billing/billing-settings-schema";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import type { BillingSettingsFieldsFragment } from "#graphql/graphql.ts";
import { CardsState } from "#records/billing/cards-state.tsx";
import { RecordFields } from "#records/form/record-fields.tsx";
import { recordInput, recordValues } from "#records/form/record-values.ts";
import { useSave } from "#records/form/use-save.ts";
import { PageForm } from "#ui/form/page-form.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";

const SaveBillingSettings = graphql(`
  mutation SaveBillingSettings($input: SaveBillingSettingsInput!) {
    saveBillingSettings(input: $input) {
      billingSetting {
        id
      }
    }
  }
`);

const groups = {
  estimates: ["estimateValidityDays", "estimateReminderDays", "techniciansMaySend", "towMarginBasisPoints"],
  invoices: ["invoiceReminderDays", "currency"],
  rewards: ["rewardBasisPoints", "rewardCapBasisPoints", "rewardExpiryMonths"],
} as const;

/** One form: the shop's settings of billing are saved as a whole, as a new version. */
export function SettingsForm({ settings }: { settings: BillingSettingsFieldsFragment }) {
  const { version } = settings;
  const form = useForm({ defaultValues: recordValues(billingSettings, settings) });
  const [save] = useMutation(SaveBillingSettings, { refetchQueries: "active", awaitRefetchQueries: true });
  const frame = useSave({
    form,
    input: (values) => {
      const { currency, ...fields } = recordInput(billingSettings, values);
      return { version, currency: currency.toUpperCase(), ...fields };
    },
    schema: billingSettingsSchema,
    save: (input) => save({ variables: { input } }),
    done: () => t("billing.billingSettingsAreSaved"),
    fieldsSuffice: true,
  });
  const shown = { of: billingSettings, form, autoComplete: "off" } as const;

  return (
    <PageForm {...frame} maxWidth={720}>
      <SectionCard title={t("base.estimates")}>
        <RecordFields {...shown} names={groups.estimates} />
      </SectionCard>
      <SectionCard title={t("base.invoices")}>
        <RecordFields {...shown} names={groups.invoices} />
      </SectionCard>
      <SectionCard title={t("billing.cardPayments")}>
        <CardsState />
      </SectionCard>
      <SectionCard title={t("base.partnerRewards")}>
        <RecordFields {...shown} names={groups.rewards} />
      </SectionCard>
    </PageForm>
  );
}
