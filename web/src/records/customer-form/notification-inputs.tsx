import { customer } from "@boresight/domain/customers/customer-fields";
import { t } from "@boresight/domain/texts/text";
import FormHelperText from "@mui/material/FormHelperText";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { doesSendTexts } from "#data/offers.ts";
import { OffNotice } from "#records/off-notice.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import type { CustomerFormValues } from "./customer-values.ts";
import { TopicChoices } from "./topic-choices.tsx";

interface NotificationInputsProps {
  form: UseFormReturn<CustomerFormValues>;
  /** The customer itself chooses. */
  own?: boolean;
}

/** How the fields that these inputs stand for are drawn. */
export const chosenTogether = (inputs: ReactNode) => ({
  notifyByEmail: inputs,
  notifyBySms: null,
  unwantedEmails: null,
  unwantedTexts: null,
});

/** By which ways a customer is notified, and about what. Text messages are offered where the shop sends any. */
export function NotificationInputs({ form, own = false }: NotificationInputsProps) {
  const sendsTexts = doesSendTexts();
  const { notifyByEmail, notifyBySms } = customer.fields;

  return (
    <>
      <CheckInput form={form} name="notifyByEmail" label={notifyByEmail.label} />
      {sendsTexts ? <CheckInput form={form} name="notifyBySms" label={notifyBySms.label} /> : <TextsOff own={own} />}
      <TopicChoices form={form} emails="unwantedEmails" texts={sendsTexts ? "unwantedTexts" : null} />
    </>
  );
}

/** Customers cannot turn them on, and need not know how. */
function TextsOff({ own }: { own: boolean }) {
  if (own) return <FormHelperText sx={{ mx: 0, mb: 2 }}>{t("customers.noTextsAreSent")}</FormHelperText>;

  return <OffNotice title={t("customers.textsAreOff")} settings="TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM" />;
}
