import { t } from "@boresight/domain/texts/text";
import { readEmail } from "@boresight/domain/accounts/credentials";
import { clientErrorCatalogue } from "@boresight/domain/base/client-errors";
import { Suspense, useEffect, useState } from "react";
import type { AuthProblem } from "#auth/auth-problem.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { whenIdle } from "#ui/overlay/when-idle.ts";
import { EmailField } from "./email-field.tsx";
import { useAsk } from "./use-ask.ts";
import { VisitorForm } from "./visitor-form.tsx";
import { VisitorPage } from "./visitor-page.tsx";
import { BackLink } from "./back-link.tsx";

const OpenYourMail = lazyPart(async () => (await import("./open-your-mail.tsx")).OpenYourMail);

interface MailMethodProps {
  title: string;
  lead: string;
  /** Says that the email was sent: a text with the slot `email`. */
  sentLead: string;
  /** The initial address. */
  address?: string | undefined;
  /** The address that an email has already been sent to. */
  sent?: string | undefined;
  onSend: (email: string) => Promise<AuthProblem | null>;
}

/** Asks for an address, sends a link to it, and asks the person to check their mailbox. */
export function MailMethod({ title, lead, sentLead, address, sent, onSend }: MailMethodProps) {
  const [sentTo, setSentTo] = useState<string | null>(sent ?? null);
  const [wrong, setWrong] = useState<string>();
  const { busy, refusal, ask } = useAsk();
  const sendLink = async (email: string) => setSentTo((await ask(onSend(email))) ? email : null);
  const send = async (typed: (name: string) => string) => {
    const email = readEmail(typed("email"));
    setWrong(email ? undefined : clientErrorCatalogue["invalid-email"].message);
    if (email) await sendLink(email);
  };
  useEffect(() => whenIdle(OpenYourMail.fetch), []);
  if (sentTo !== null) {
    return (
      <Suspense>
        <OpenYourMail email={sentTo} lead={sentLead} onAgain={() => sendLink(sentTo)} />
      </Suspense>
    );
  }

  return (
    <VisitorPage title={title} lead={lead}>
      <VisitorForm action={t("accounts.sendTheLink")} busy={busy} refusal={refusal} onSend={send}>
        <EmailField error={wrong} {...(address !== undefined && { defaultValue: address })} />
      </VisitorForm>
      <BackLink />
    </VisitorPage>
  );
}
