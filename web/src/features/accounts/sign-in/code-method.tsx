import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import { clientErrorCatalogue, type ClientErrorCode } from "@boresight/domain/base/client-errors";
import OutlinedInput from "@mui/material/OutlinedInput";
import Button from "@mui/material/Button";
import { useState } from "react";
import { readEmail, readPhoneNumber } from "@boresight/domain/accounts/credentials";
import type { AuthProblem } from "#auth/auth-problem.ts";
import { useAuth } from "#auth/use-auth.ts";
import { FormField } from "#ui/form/form-field.tsx";
import { CodeField, readCode } from "./code-field.tsx";
import { EmailField } from "./email-field.tsx";
import { useArrive } from "./use-arrive.ts";
import { useAsk } from "./use-ask.ts";
import { VisitorForm } from "./visitor-form.tsx";
import { VisitorPage } from "./visitor-page.tsx";
import { BackLink } from "./back-link.tsx";

interface Channel {
  title: string;
  lead: string;
  field: "email" | "phoneNumber";
  wrong: ClientErrorCode;
  ask: (recipient: string) => Promise<AuthProblem | null>;
  prove: (recipient: string, otp: string) => Promise<AuthProblem | null>;
}

/** Signs in with a six-digit code by email. */
export function EmailCodeMethod() {
  const { sendEmailCode, signInWithEmailCode } = useAuth();

  return (
    <CodeMethod
      title={t("accounts.signInByCode")}
      lead={t("accounts.weMailYouSixDigitsGood")}
      field="email"
      wrong="invalid-email"
      ask={(email) => sendEmailCode({ email })}
      prove={(email, otp) => signInWithEmailCode({ email, otp })}
    />
  );
}

/** Signs in with a six-digit code by text message. */
export function SmsCodeMethod() {
  const { sendSmsCode, signInWithSmsCode } = useAuth();

  return (
    <CodeMethod
      title={t("accounts.signInByTextMessage")}
      lead={t("accounts.weTextYouSixDigitsGood")}
      field="phoneNumber"
      wrong="invalid-phone-number"
      ask={(phoneNumber) => sendSmsCode({ phoneNumber })}
      prove={(phoneNumber, otp) => signInWithSmsCode({ phoneNumber, otp })}
    />
  );
}

const readers = { email: readEmail, phoneNumber: readPhoneNumber };

function CodeMethod({ title, lead, field, wrong, ask, prove }: Channel) {
  const [recipient, setRecipient] = useState<string | null>(null);
  const [unfit, setUnfit] = useState<string>();
  const { busy, refusal, ask: attempt } = useAsk();
  const sendCode = async (typed: (name: string) => string) => {
    const read = readers[field](typed(field));
    setUnfit(read ? undefined : clientErrorCatalogue[wrong].message);
    if (read && (await attempt(ask(read)))) setRecipient(read);
  };
  if (recipient !== null) {
    return (
      <CodeEntry
        recipient={recipient}
        busy={busy}
        refusal={refusal}
        onCode={(code) => attempt(prove(recipient, code))}
        onOther={() => setRecipient(null)}
      />
    );
  }

  return (
    <VisitorPage title={title} lead={lead}>
      <VisitorForm action={t("accounts.sendTheCode")} busy={busy} refusal={refusal} onSend={sendCode}>
        {field === "email" ? <EmailField error={unfit} /> : <PhoneField error={unfit} />}
      </VisitorForm>
      <BackLink />
    </VisitorPage>
  );
}

function PhoneField({ error }: { error: string | undefined }) {
  return (
    <FormField label={t("accounts.mobileNumber")} error={error} help={t("accounts.withCountryCodeSuchAs1")}>
      {(ids) => (
        <OutlinedInput
          {...ids}
          error={error !== undefined}
          size="small"
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
        />
      )}
    </FormField>
  );
}

interface CodeEntryProps {
  recipient: string;
  busy: boolean;
  refusal: string | null;
  onCode: (code: string) => Promise<boolean>;
  onOther: () => void;
}

function CodeEntry({ recipient, busy, refusal, onCode, onOther }: CodeEntryProps) {
  const arrive = useArrive();
  const [unfit, setUnfit] = useState<string>();
  const send = async (typed: (name: string) => string) => {
    const code = readCode(typed("code"));
    setUnfit(code ? undefined : t("accounts.typeTheSixDigitsOfThe"));
    if (code && (await onCode(code))) await arrive();
  };

  return (
    <VisitorPage
      title={t("accounts.typeTheCode")}
      lead={
        <RichText
          text={t("accounts.weSentACode", slots("recipient"))}
          recipient={
            <strong>
              <bdi>{recipient}</bdi>
            </strong>
          }
        />
      }
    >
      <VisitorForm action={t("accounts.signIn")} busy={busy} refusal={refusal} onSend={send}>
        <CodeField label={t("base.code")} error={unfit} />
      </VisitorForm>
      <Button onClick={onOther} sx={{ mt: 3, px: 0 }}>
        {t("accounts.sendToAnotherAddressOrNumber")}
      </Button>
      <BackLink />
    </VisitorPage>
  );
}
