import { useQuery } from "@apollo/client/react";
import { namesIn } from "@boresight/domain/base/record";
import { customer } from "@boresight/domain/customers/customer-fields";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { useFacilityChoices } from "#data/base-data.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { CertificateInput } from "#records/certificate/certificate-input.tsx";
import { RecordFields } from "#records/form/record-fields.tsx";
import type { CustomerFormValues } from "./customer-values.ts";
import { chosenTogether, NotificationInputs } from "./notification-inputs.tsx";

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

interface CustomerFieldsProps {
  form: UseFormReturn<CustomerFormValues>;
  /** Also shows money and privileges. */
  admin: boolean;
  /** A certificate is attached to a customer that is saved already. */
  isNew: boolean;
}

export function CustomerFields({ form, admin, isNew }: CustomerFieldsProps) {
  return (
    <>
      <RecordFields
        of={customer}
        form={form}
        names={namesIn(customer, "reach")}
        links={{ defaultFacilityId: useFacilityChoices() }}
        autoComplete="off"
      />
      <Heading>{t("customers.notifications")}</Heading>
      <RecordFields
        of={customer}
        form={form}
        names={namesIn(customer, "notifications")}
        render={chosenTogether(<NotificationInputs form={form} />)}
      />
      {admin && <Heading>{t("customers.ordersAndMoney")}</Heading>}
      {admin && <MoneyFields form={form} isNew={isNew} />}
    </>
  );
}

/** Money and privileges, for admins. */
function MoneyFields({ form, isNew }: Pick<CustomerFieldsProps, "form" | "isNew">) {
  const isExempt = useWatch({ control: form.control, name: "taxExempt" });
  const render = {
    ...(!isExempt && { taxExemptUntil: null }),
    taxExemptCertificateFileId: isExempt && !isNew && <ExemptionCertificate form={form} />,
  };

  return (
    <RecordFields
      of={customer}
      form={form}
      names={namesIn(customer, "money")}
      links={{ priceListId: usePriceListChoices(form.formState.defaultValues?.priceListId) }}
      render={render}
    />
  );
}

/** A list that is no longer in use stays a choice for a customer who has it. */
function usePriceListChoices(stored: string | undefined) {
  const { data } = useQuery(PriceListChoices);
  return rowsOf(data?.priceLists)
    .filter(({ id, isActive }) => isActive || id === stored)
    .map(({ id, name }) => ({ value: id, label: name }));
}

function ExemptionCertificate({ form }: Pick<CustomerFieldsProps, "form">) {
  const name = "taxExemptCertificateFileId";

  return (
    <>
      <Typography variant="subtitle2">{customer.fields[name].label}</Typography>
      <CertificateInput
        fileId={useWatch({ control: form.control, name })}
        error={form.formState.errors[name]?.message}
        onChange={(id) => form.setValue(name, id, { shouldDirty: true })}
      />
    </>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h3" component="h3" sx={{ mt: 2, mb: 1 }}>
      {children}
    </Typography>
  );
}
