import { t } from "@boresight/domain/texts/text";
import FormHelperText from "@mui/material/FormHelperText";
import type { FieldValues, Path } from "react-hook-form";
import { doesSendTexts } from "#data/offers.ts";
import { OffNotice } from "#records/off-notice.tsx";
import { CheckInput } from "#ui/form/check-input.tsx";
import type { FormOf } from "#ui/form/text-input.tsx";
import { TopicChoices } from "./topic-choices.tsx";

interface NotificationInputsProps<Values extends FieldValues, Parsed> {
  form: FormOf<Values, Parsed>;
  notifyByEmail: Path<Values>;
  notifyBySms: Path<Values>;
  /** The fields of the topics that are not wanted. */
  emails: Path<Values>;
  texts: Path<Values>;
  /** The customer itself chooses. */
  own?: boolean;
}

/** By which ways a customer is told, and about what. Text messages are offered where the shop sends any. */
export function NotificationInputs<Values extends FieldValues, Parsed>({
  form,
  notifyByEmail,
  notifyBySms,
  emails,
  texts,
  own = false,
}: NotificationInputsProps<Values, Parsed>) {
  const sendsTexts = doesSendTexts();

  return (
    <>
      <CheckInput form={form} name={notifyByEmail} label={t("customers.emailNotifications")} />
      {sendsTexts ? (
        <CheckInput form={form} name={notifyBySms} label={t("customers.textMessages")} />
      ) : (
        <TextsOff own={own} />
      )}
      <TopicChoices form={form} emails={emails} texts={sendsTexts ? texts : null} />
    </>
  );
}

/** Customers cannot turn them on, and need not know how. */
function TextsOff({ own }: { own: boolean }) {
  if (own) return <FormHelperText sx={{ mx: 0, mb: 2 }}>{t("customers.noTextsAreSent")}</FormHelperText>;

  return <OffNotice title={t("customers.textsAreOff")} settings="TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM" />;
}
