import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { CertificateInput } from "#records/certificate/certificate-input.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { CustomerFormValues } from "./customer-values.ts";
import { Pair } from "#ui/form/pair.tsx";

const PriceListChoices = graphql(`
  query PriceListChoices {
    priceLists(first: 100, orderBy: NAME_ASC) {
      nodes {
        id
        name
        isActive
      }
    }
  }
`);

interface MoneyFieldsProps {
  form: UseFormReturn<CustomerFormValues>;
  /** A certificate is attached to a customer that is saved already. */
  isNew: boolean;
}

/** Money and privileges, for admins. */
export function MoneyFields({ form, isNew }: MoneyFieldsProps) {
  const isExempt = useWatch({ control: form.control, name: "taxExempt" });

  return (
    <>
      <CheckInput form={form} name="requiresPo" label={t("customers.requiresAPoNumber")} help={t("customers.poHelp")} />
      <CheckInput form={form} name="isPartnerReward" label={t("customers.earnsRewards")} />
      <Pair>
        <TextInput
          form={form}
          name="paymentTermsDays"
          label={t("customers.daysToPay")}
          help={t("customers.zeroIsOnReceipt")}
          input={{ inputMode: "numeric" }}
        />
        <TextInput
          form={form}
          name="creditLimitCents"
          label={t("customers.creditLimitInDollars")}
          optional
          input={{ inputMode: "decimal" }}
        />
      </Pair>
      <PriceListInput form={form} />
      <CheckInput form={form} name="taxExempt" label={t("customers.taxExempt")} />
      {isExempt && (
        <TextInput
          form={form}
          name="taxExemptUntil"
          label={t("customers.exemptUntil")}
          optional
          input={{ type: "date" }}
        />
      )}
      {isExempt && !isNew && <ExemptionCertificate form={form} />}
    </>
  );
}

/** A list that is no longer in use stays a choice for a customer who has it. */
function PriceListInput({ form }: Pick<MoneyFieldsProps, "form">) {
  const { data } = useQuery(PriceListChoices);
  const stored = form.formState.defaultValues?.priceListId;
  const choices = rowsOf(data?.priceLists)
    .filter(({ id, isActive }) => isActive || id === stored)
    .map(({ id, name }) => ({ value: id, label: name }));

  return (
    <SelectInput
      form={form}
      name="priceListId"
      label={t("customers.priceList")}
      choices={choices}
      help={t("customers.priceListHelp")}
      optional
    />
  );
}

function ExemptionCertificate({ form }: Pick<MoneyFieldsProps, "form">) {
  const name = "taxExemptCertificateFileId";

  return (
    <>
      <Typography variant="subtitle2">{t("customers.taxExemptCertificate")}</Typography>
      <CertificateInput
        fileId={useWatch({ control: form.control, name })}
        error={form.formState.errors[name]?.message}
        onChange={(id) => form.setValue(name, id, { shouldDirty: true })}
      />
    </>
  );
}
