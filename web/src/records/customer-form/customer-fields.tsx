import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useFacilityChoices } from "#data/base-data.ts";
import { kindChoices } from "#records/customer-kinds.ts";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { deliveries } from "./deliveries.ts";
import { languages } from "./languages.ts";
import { MoneyFields } from "./money-fields.tsx";
import { Pair } from "#ui/form/pair.tsx";
import { NotificationInputs } from "./notification-inputs.tsx";
import type { CustomerFormValues } from "./customer-values.ts";

interface CustomerFieldsProps {
  form: UseFormReturn<CustomerFormValues>;
  /** Also shows money and privileges. */
  admin: boolean;
  /** A certificate is attached to a customer that is saved already. */
  isNew: boolean;
}

export function CustomerFields({ form, admin, isNew }: CustomerFieldsProps) {
  const locations = useFacilityChoices();

  return (
    <>
      <SelectInput form={form} name="customerKind" label={t("base.kind")} choices={kindChoices} />
      <TextInput form={form} name="companyName" label={t("customers.company")} input={{ autoComplete: "off" }} />
      <Pair>
        <TextInput form={form} name="firstName" label={t("customers.firstName")} input={{ autoComplete: "off" }} />
        <TextInput form={form} name="lastName" label={t("customers.lastName")} input={{ autoComplete: "off" }} />
      </Pair>
      <Pair>
        <TextInput
          form={form}
          name="email"
          label={t("base.email")}
          optional
          help={t("customers.emailOptionalHelp")}
          input={{ type: "email", autoComplete: "off" }}
        />
        <TextInput
          form={form}
          name="phone"
          label={t("base.phone")}
          optional
          input={{ type: "tel", autoComplete: "off" }}
        />
      </Pair>
      <Pair>
        <SelectInput form={form} name="locale" label={t("base.language")} choices={languages} />
        <SelectInput
          form={form}
          name="defaultFacilityId"
          label={t("customers.usualLocation")}
          choices={locations}
          optional
        />
      </Pair>
      <TextInput
        form={form}
        name="tags"
        label={t("customers.tags")}
        optional
        help={t("customers.separateTagsByCommas")}
      />
      <TextInput
        form={form}
        name="notes"
        label={t("customers.notes")}
        optional
        help={t("customers.onlyStaffSeeNotes")}
        input={{ multiline: true, minRows: 2, maxRows: 8 }}
      />
      <NotificationFields form={form} />
      {admin && <Heading>{t("customers.ordersAndMoney")}</Heading>}
      {admin && <MoneyFields form={form} isNew={isNew} />}
    </>
  );
}

function NotificationFields({ form }: Pick<CustomerFieldsProps, "form">) {
  return (
    <>
      <Heading>{t("customers.notifications")}</Heading>
      <NotificationInputs
        form={form}
        notifyByEmail="notifyByEmail"
        notifyBySms="notifyBySms"
        emails="unwantedEmails"
        texts="unwantedTexts"
      />
      <SelectInput form={form} name="documentDelivery" label={t("customers.documentDelivery")} choices={deliveries} />
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
