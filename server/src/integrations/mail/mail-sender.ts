// Emails are sent by SMTP; a folder, if configured, also gets each of them as an .eml file. Each opens its own connection: the
// server may be another one by then.
import type { MailSettings } from "#platform/settings/config.ts";
import { postmarkHeader } from "#integrations/deliveries/postmark.ts";
import { sesHeaders } from "#integrations/deliveries/ses.ts";
import { plainText } from "./plain-text.ts";
import { messageOf } from "#platform/startup-error.ts";
import { mailProblemOf, MailServerError, type MailServer, type SmtpServer } from "./mail-server.ts";
import { writeMessage } from "./write-message.ts";
import { openBreakers, Paused } from "#platform/limits/breaker.ts";
import { inSpan } from "#platform/tracing/spans.ts";

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
  /** Where answers to it go; null leaves it to the mail server's settings. */
  replyTo?: string | null;
  attachments?: readonly MailAttachment[];
}

/** `kept`: there is no mail server. Throws `MailServerError` when the server takes none, another error when it rejects this one. */
export type SendMail = (mail: Mail, server: MailServer) => Promise<"kept" | "sent">;

/** A server may look into an email for a while before it takes it: who gives up too early sends it twice. */
const usualPatience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 120_000 };
// An email's content must never make the server read files or fetch addresses.
const closed = { disableFileAccess: true, disableUrlAccess: true };

const isOutage = (error: Error): boolean => mailProblemOf(error) === "unreachable";

export function createMailSender({ folder, ...reports }: FolderAndReports, patience = usualPatience): SendMail {
  const breakerOf = openBreakers({ pause: 60_000, isOutage });
  return async (mail, { smtp, from, replyTo }) => {
    // Loaded for the first email: the library takes 25 MB, and the start need not wait for it.
    const { createTransport } = await import("nodemailer");
    const { body, attachments = [] } = mail;
    const envelope = envelopeOf(withOurId(mail, reports), from);
    const answers = mail.replyTo ?? replyTo;
    const written = { ...envelope, html: body, text: plainText(body), ...partsOf(attachments) };
    const message = answers === null ? written : { ...written, replyTo: { name: from.name, address: answers } };
    if (folder !== null) {
      const composer = createTransport({ streamTransport: true, buffer: true, ...closed });
      const { message: content } = await composer.sendMail(message);
      if (Buffer.isBuffer(content)) await writeMessage(folder, { ...mail, extension: "eml" }, content);
    }
    if (smtp === null) return "kept";
    try {
      const transport = createTransport({ ...optionsOf(smtp), ...patience, ...closed });
      const send = () => inSpan("SMTP", { kind: "CLIENT" }, () => transport.sendMail(message));
      await breakerOf(placeOf(smtp)).run(send);
    } catch (error) {
      const problem = error instanceof Paused ? "unreachable" : mailProblemOf(error);
      throw problem === null ? error : new MailServerError(problem, messageOf(error));
    }
    return "sent";
  };
}

const invitation = /^text\/calendar;.*\bmethod=(REQUEST|CANCEL)\b/;

/** Programs take an invitation into the calendar when it is one of the mail's alternatives (RFC 6047), not a mere file. */
function partsOf(attachments: readonly MailAttachment[]) {
  const calendar = attachments.find(({ contentType }) => invitation.test(contentType));
  const files = attachments.filter((one) => one !== calendar);
  if (!calendar) return { attachments: files };
  const [, method] = invitation.exec(calendar.contentType) ?? [];
  const { filename, content } = calendar;
  return { attachments: files, icalEvent: { method: method ?? "REQUEST", filename, content } };
}

const placeOf = (smtp: SmtpServer): string => ("url" in smtp ? smtp.url : `${smtp.host}:${smtp.port}`);

type FolderAndReports = Pick<MailSettings, "folder" | "postmarkSecret" | "sesTopicArn">;

function optionsOf(smtp: SmtpServer) {
  if ("url" in smtp) return smtp;
  const { host, port, security, userName, password } = smtp;
  const encryption = {
    secure: security === "tls",
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
  };
  return { host, port, ...encryption, ...(userName !== "" && { auth: { user: userName, pass: password } }) };
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

/** Machines do not answer what is automatic (RFC 3834); a person's own words say `Auto-Submitted: no` instead. */
const automatic = { "Auto-Submitted": "auto-generated" };

/** A retry has the same Message-ID, so mail clients show duplicates once. */
function envelopeOf({ id, recipient, subject, headers }: Mail, from: MailServer["from"]) {
  const domain = /@([^@\s]+)$/.exec(from.address)?.[1] ?? "localhost";
  const to = { name: "", address: recipient }; // An object is never parsed as a list of addresses.
  return { from, to, subject, headers: { ...automatic, ...headers }, messageId: `<${id}@${domain}>` };
}
