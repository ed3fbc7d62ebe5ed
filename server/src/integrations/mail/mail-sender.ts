// Emails are sent by SMTP; a folder, if configured, also gets each of them as an .eml file.
import type { MailSettings } from "#platform/settings/config.ts";
import { postmarkHeader } from "#integrations/deliveries/postmark.ts";
import { sesHeaders } from "#integrations/deliveries/ses.ts";
import { plainText } from "./plain-text.ts";
import { writeMessage } from "./write-message.ts";

export interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

interface Mail {
  id: string;
  /** An ISO timestamp. */
  createdAt: string;
  recipient: string;
  subject: string;
  /** HTML. */
  body: string;
  headers: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
}

/** `kept`: no SMTP server is configured. Throws when the server rejects the email. */
export type SendMail = (mail: Mail) => Promise<"kept" | "sent">;

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
// An email's content must never make the server read files or fetch addresses.
const closed = { disableFileAccess: true, disableUrlAccess: true };

export function createMailSender({ smtpUrl, folder, from, ...reports }: MailSettings): SendMail {
  // Loaded for the first email: the library takes 25 MB, and the start need not wait for it.
  const open = async () => {
    const { createTransport } = await import("nodemailer");
    const smtp = smtpUrl === null ? null : createTransport({ url: smtpUrl, ...patience, ...closed });
    return { smtp, composer: createTransport({ streamTransport: true, buffer: true, ...closed }) };
  };
  let opened: ReturnType<typeof open> | undefined;

  return async (mail) => {
    const { smtp, composer } = await (opened ??= open());
    const { body, attachments = [] } = mail;
    const envelope = envelopeOf(withOurId(mail, reports), from);
    const message = { ...envelope, html: body, text: plainText(body), attachments: [...attachments] };
    if (folder !== null) {
      const { message: content } = await composer.sendMail(message);
      if (Buffer.isBuffer(content)) await writeMessage(folder, { ...mail, extension: "eml" }, content);
    }
    await smtp?.sendMail(message);
    return smtp ? "sent" : "kept";
  };
}

/** Adds the headers by which a provider that reports to us names the message. */
const withOurId = (mail: Mail, reports: Pick<MailSettings, "postmarkSecret" | "sesTopicArn">): Mail => ({
  ...mail,
  headers: {
    ...mail.headers,
    ...(reports.postmarkSecret !== null && { [postmarkHeader]: mail.id }),
    ...(reports.sesTopicArn !== null && sesHeaders(mail.id)),
  },
});

/** A retry has the same Message-ID, so mail clients show duplicates once. */
function envelopeOf({ id, recipient, subject, headers }: Mail, from: string) {
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  const to = { name: "", address: recipient }; // An object is never parsed as a list of addresses.
  return { from, to, subject, headers: { ...headers }, messageId: `<${id}@${domain}>` };
}
