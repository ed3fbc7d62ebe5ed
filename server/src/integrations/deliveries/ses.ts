// Amazon SES reports through SNS: JSON sent as text, signed with a certificate of Amazon's that the message names.
import { createPublicKey, createVerify } from "node:crypto";
import { z } from "zod";
import type { DeliveryReport } from "./report.ts";

/** The header that SES includes in its reports, and the tag for those of a configuration set. */
export const sesHeaders = (messageId: string) => ({
  "X-Boresight-Message": messageId,
  "X-SES-MESSAGE-TAGS": `boresight-message=${messageId}`,
});

/** Fetches a certificate as PEM. */
export type FetchCertificate = (url: string) => Promise<string>;

const patience = 5000;
const oldest = 24 * 3_600_000;
const amazon = /^https:\/\/sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?\//;

const snsSchema = z.object({
  Type: z.enum(["Notification", "SubscriptionConfirmation", "UnsubscribeConfirmation"]),
  MessageId: z.string().min(1),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.iso.datetime(),
  SignatureVersion: z.enum(["1", "2"]),
  Signature: z.string(),
  SigningCertURL: z.string(),
  Subject: z.string().nullish(),
  SubscribeURL: z.string().optional(),
  Token: z.string().optional(),
});
export type SnsMessage = z.output<typeof snsSchema>;

export const readSns = (body: unknown): SnsMessage | null => snsSchema.safeParse(body).data ?? null;

const certificates = new Map<string, string>();

/** Fetches certificates of Amazon's, each once. */
export const fetchAmazonCertificate: FetchCertificate = async (url) => {
  const known = certificates.get(url);
  if (known) return known;
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`Amazon's certificate could not be read: ${response.status}`);
  const pem = await response.text();
  if (certificates.size < 20) certificates.set(url, pem);
  return pem;
};

interface Expected {
  topicArn: string;
  now: Date;
  fetchCertificate: FetchCertificate;
}

/** Whether Amazon signed this message for our topic within the last day. */
export async function isSignedByAmazon(message: SnsMessage, { topicArn, now, fetchCertificate }: Expected) {
  if (message.TopicArn !== topicArn || !amazon.test(message.SigningCertURL)) return false;
  if (now.getTime() - Date.parse(message.Timestamp) > oldest) return false;
  const verify = createVerify(message.SignatureVersion === "1" ? "RSA-SHA1" : "RSA-SHA256").update(signedText(message));
  return verify.verify(createPublicKey(await fetchCertificate(message.SigningCertURL)), message.Signature, "base64");
}

/** The text that Amazon signs: some of the fields by name, each on two lines. */
export function signedText(message: SnsMessage): string {
  const { Message, MessageId, Subject, SubscribeURL, Timestamp, Token, TopicArn, Type } = message;
  const fields =
    Type === "Notification"
      ? { Message, MessageId, Subject, Timestamp, TopicArn, Type }
      : { Message, MessageId, SubscribeURL, Timestamp, Token, TopicArn, Type };
  return Object.entries(fields)
    .filter(([, value]) => value != null)
    .map(([name, value]) => `${name}\n${value}\n`)
    .join("");
}

/** Tells Amazon that the topic's messages are wanted here. */
export async function confirmSubscription({ SubscribeURL = "" }: SnsMessage): Promise<void> {
  if (!amazon.test(SubscribeURL)) return;
  await fetch(SubscribeURL, { redirect: "error", signal: AbortSignal.timeout(patience) });
}

const person = z.object({ emailAddress: z.string(), diagnosticCode: z.string().optional() });
const reportSchema = z.object({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  mail: z.object({
    tags: z.record(z.string(), z.array(z.string())).optional(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  }),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: z.array(person) }).optional(),
  complaint: z
    .object({ complainedRecipients: z.array(person), complaintFeedbackType: z.string().nullish() })
    .optional(),
  delivery: z.object({ recipients: z.array(z.string()) }).optional(),
});

/** Returns what SES reports, one entry per recipient. */
export function readSesReport(message: string): DeliveryReport[] {
  const { data } = reportSchema.safeParse(parsed(message));
  if (!data) return [];
  const messageId =
    data.mail.tags?.["boresight-message"]?.[0] ??
    data.mail.headers?.find(({ name }) => name.toLowerCase() === "x-boresight-message")?.value ??
    null;
  const { bounce, complaint, delivery } = data;
  const bounced = bounce?.bouncedRecipients.map(({ emailAddress, diagnosticCode }) => ({
    messageId,
    recipient: emailAddress,
    state: "bounced" as const,
    blocksAddress: bounce.bounceType === "Permanent",
    detail: diagnosticCode ?? bounce.bounceType,
  }));
  const complained = complaint?.complainedRecipients.map(({ emailAddress }) => ({
    messageId,
    recipient: emailAddress,
    state: "complaint" as const,
    blocksAddress: true,
    detail: complaint.complaintFeedbackType ?? "",
  }));
  const delivered = delivery?.recipients.map((recipient) => ({
    messageId,
    recipient,
    state: "delivered" as const,
    blocksAddress: false,
    detail: "",
  }));
  return bounced ?? complained ?? delivered ?? [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // It was signed, but it is not a report.
  }
}
